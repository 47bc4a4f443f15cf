import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readProducts, readRecipes } from './catalogue'
import { categoryCards } from './category-cards'
import { writeContactSheets } from './contact-sheets'
import { catalogueDirectory, filmDirectory } from './paths'
import { type Picture, writeBack, writeFront, writePieces, writeProduct } from './picture-files'
import { itemOf } from './products/product-items'
import { recipeStillLife } from './recipes'
import { isRendered, readCloseUp, readMaster, renderDishes } from './renders'
import { closeUpPicture, ingredientsPicture } from './scenes/backs'
import { frontPicture } from './scenes/front'
import { piecesOf, piecesPicture } from './scenes/pieces'
import { productPicture } from './scenes/product'
import { writeSitePictures } from './site/site-pictures'

// `npm run pictures` makes all pictures, `npm run pictures -- STAGES CATEGORIES` those of some stages and categories.
// `npm run pictures -- dishes IDS` renders dishes in Blender, which nothing else does. See README.md.

const manifestFile = join(catalogueDirectory, 'pictures.json')
const products = await readProducts()
const recipes = await readRecipes()
const renderedCategories = new Set(
  recipes
    .map(({ category }) => category)
    .filter((category) =>
      isRendered(recipes.filter((recipe) => recipe.category === category).map(({ id }) => id)),
    ),
)

const requested = process.argv.slice(2)
const categoryIds = new Set(recipes.map(({ category }) => category))
const requestedCategories = requested.filter((name) => categoryIds.has(name))
const requestedStages = requested.filter((name) => !categoryIds.has(name))
const isRequested = (category: string) =>
  !requestedCategories.length || requestedCategories.includes(category)

const stages = {
  categories: () =>
    forEach(
      categoryCards.filter(({ id }) => isRequested(id)),
      async (card) => {
        const { id } = card
        if ('backs' in card) {
          for (const [index, dish] of card.backs.entries())
            await writeBack(`${id}-back-${index + 1}`, await readMaster(dish, 'above'))
          return writeFront(id, await readCloseUp(card.front))
        }
        const { front, thirdBack } = card
        await writeBack(`${id}-back-1`, await ingredientsPicture(front, front.surroundings))
        await writeBack(`${id}-back-2`, await closeUpPicture(front))
        await writeBack(`${id}-back-3`, await frontPicture(thirdBack))
        return writeFront(id, await frontPicture(front))
      },
    ),
  products: () =>
    forEach([...products.values()], async ({ id }) => writeProduct(id, await productPicture(itemOf(id)))),
  pieces: async () => {
    const kinds: Record<string, string[]> = {}
    for (const { id } of products.values()) {
      const pieces = Object.entries(piecesOf(id))
      for (const [kind, item] of pieces) await writePieces(`${id}-${kind}`, await piecesPicture(id, item))
      if (pieces.length > 0) kinds[id] = pieces.map(([kind]) => kind)
    }
    await writeFile(join(filmDirectory, 'pieces.json'), `${JSON.stringify(kinds, null, 1)}\n`)
  },
  recipes: () =>
    forEach(
      recipes.filter(({ category }) => isRequested(category)),
      async (recipe) => {
        if (renderedCategories.has(recipe.category)) {
          await writeBack(`${recipe.id}-back-1`, await readMaster(recipe.id, 'above'))
          await writeBack(`${recipe.id}-back-2`, await readCloseUp(recipe.id))
          return writeFront(recipe.id, await readMaster(recipe.id, 'front'))
        }
        const { stillLife, ingredients } = recipeStillLife(recipe, products)
        await writeBack(`${recipe.id}-back-1`, await ingredientsPicture(stillLife, ingredients))
        await writeBack(`${recipe.id}-back-2`, await closeUpPicture(stillLife))
        return writeFront(recipe.id, await frontPicture(stillLife))
      },
    ),
  site: () => writeSitePictures(),
  contact: () => writeContactSheets(recipes, [...products.values()]),
}

if (requested[0] === 'dishes') {
  await renderDishes(requested.slice(1)).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  process.exit()
}
const unknown = requestedStages.filter((name) => !Object.hasOwn(stages, name))
if (unknown.length) {
  console.error(
    `Unknown stage or category ${unknown.join(', ')}. The stages are dishes, ${Object.keys(stages).join(', ')}.`,
  )
  process.exit(1)
}

sharp.concurrency(1)
// Making all pictures starts from an empty manifest, so that entries of removed recipes and products disappear.
const manifest: Record<string, Picture> = requested.length
  ? await readFile(manifestFile, 'utf8').then(JSON.parse, () => ({}))
  : {}

for (const [name, run] of Object.entries(stages)) {
  if (!requestedStages.length || requestedStages.includes(name)) await run()
}

const entries = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1))
await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`)
process.stdout.write(`\n${entries.length} pictures\n`)

/** Draws the items two at a time and enters their pictures in the manifest. */
async function forEach<T extends { id: string }>(
  items: readonly T[],
  draw: (item: T) => Promise<Picture>,
): Promise<void> {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) {
      manifest[item.id] = await draw(item)
      process.stdout.write(`${item.id} `)
    }
  }
  await Promise.all([work(), work()])
}
