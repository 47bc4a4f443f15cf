import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readProducts, readRecipes } from './catalogue'
import { categoryLives } from './category-cards'
import { contactSheet } from './contact-sheet'
import { catalogueDirectory } from './paths'
import { type Picture, writeBack, writeFront, writeProduct } from './picture-files'
import { pantry } from './products/product-items'
import { lifeOf } from './recipes'
import { closeUp, ingredients } from './scenes/backs'
import { front } from './scenes/front'
import { product } from './scenes/product'
import { siteFiles, writeSite } from './site/site-pictures'

/*
 * Makes all pictures of the catalogue and the site: `npm run pictures`, or some: `npm run pictures -- products`.
 * What has not changed is left alone (node_modules/.cache/pictures remembers). Whoever has photographs puts files of
 * the same names in their place.
 */

const manifestFile = join(catalogueDirectory, 'pictures.json')
const stages = process.argv.slice(2)
const wanted = (stage: string) => stages.length === 0 || stages.includes(stage)

sharp.concurrency(1)
const manifest: Record<string, Picture> = stages.length
  ? await readFile(manifestFile, 'utf8').then(JSON.parse, () => ({}))
  : {}

/** Two at a time: there are few cores, and others work on them too. */
async function each<T extends { id: string }>(
  items: readonly T[],
  task: (item: T) => Promise<Picture>,
): Promise<void> {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) {
      manifest[item.id] = await task(item)
      process.stdout.write(`${item.id} `)
    }
  }
  await Promise.all([work(), work()])
}

if (wanted('categories')) {
  await each(
    categoryLives.map(({ front: life, other }) => ({ id: life.id, life, other })),
    async ({ id, life, other }) => {
      await writeBack(`${id}-back-1`, await ingredients(life, life.around))
      await writeBack(`${id}-back-2`, await closeUp(life))
      await writeBack(`${id}-back-3`, await front(other))
      return writeFront(id, await front(life))
    },
  )
}

const products = await readProducts()
if (wanted('products')) {
  await each([...products.values()], async ({ id }) => {
    const thing = pantry[id]
    if (!thing) throw new Error(`Product ${id} has no drawing: add it to pictures/products`)
    return writeProduct(id, await product(thing))
  })
}

const recipes = await readRecipes()
if (wanted('recipes')) {
  await each(recipes, async (recipe) => {
    const { life, all } = lifeOf(recipe, products)
    await writeBack(`${recipe.id}-back-1`, await ingredients(life, all))
    await writeBack(`${recipe.id}-back-2`, await closeUp(life))
    return writeFront(recipe.id, await front(life))
  })
}

if (wanted('site')) await writeSite()

if (wanted('contact')) {
  const views = (id: string, backs: number) => [
    `images/${id}.webp`,
    ...Array.from({ length: backs }, (_, i) => `images/${id}-back-${i + 1}.webp`),
  ]
  await contactSheet(
    'categories',
    [...categoryLives.flatMap(({ front: { id } }) => views(id, 3)), ...siteFiles],
    8,
    240,
    180,
  )
  await contactSheet(
    'recipes',
    recipes.map(({ id }) => `images/${id}.webp`),
    10,
    240,
    180,
  )
  await contactSheet(
    'recipe-backs',
    recipes.flatMap(({ id }) => views(id, 2).slice(1)),
    16,
    144,
    108,
  )
  await contactSheet(
    'products',
    [...products.values()].map(({ id }) => `images/products/${id}.webp`),
    24,
    88,
    88,
  )
}

const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(manifestFile, `${JSON.stringify(sorted, null, 1)}\n`)
process.stdout.write(`\n${Object.keys(sorted).length} pictures\n`)
