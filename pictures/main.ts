import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readProductIds, readRecipes } from './catalogue'
import { categoryCards } from './category-cards'
import { writeContactSheets } from './contact-sheets'
import { catalogueDirectory, filmDirectory } from './paths'
import { type Picture, writeBack, writeFront, writePieces, writeProduct } from './picture-files'
import { ingredientsPicture, productPicture } from './products'
import { hasMaster, pieceViews, readCloseUp, readMaster, readPackedProducts, renderAll } from './renders'
import { writeSitePictures } from './site/site-pictures'

// `npm run pictures` makes all pictures, `npm run pictures -- STAGES CATEGORIES` those of some stages and categories.
// `npm run pictures -- dishes IDS` renders dishes in Blender, which nothing else does. See README.md.

const manifestFile = join(catalogueDirectory, 'pictures.json')
const productIds = await readProductIds()
const recipes = await readRecipes()

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
      async ({ id, front, backs }) => {
        for (const [index, dish] of backs.entries())
          await writeBack(`${id}-back-${index + 1}`, await readMaster(dish, 'above'))
        return writeFront(id, await readCloseUp(front))
      },
    ),
  products: () =>
    forEach(
      productIds.map((id) => ({ id })),
      async ({ id }) => writeProduct(id, await productPicture(await readMaster(id, 'whole'), 320)),
    ),
  pieces: async () => {
    const kinds: Record<string, string[]> = {}
    const packed = await readPackedProducts()
    for (const id of productIds) {
      const pieces = pieceViews.filter((view) => hasMaster(id, view))
      for (const view of pieces)
        await writePieces(`${id}-${view}`, await productPicture(await readMaster(id, view), 160))
      const shown = packed.has(id) ? ['packed', ...pieces] : pieces
      if (shown.length > 0) kinds[id] = shown
    }
    await writeFile(join(filmDirectory, 'pieces.json'), `${JSON.stringify(kinds, null, 1)}\n`)
  },
  recipes: () =>
    forEach(
      recipes.filter(({ category }) => isRequested(category)),
      async ({ id, products }) => {
        await writeBack(`${id}-back-1`, await readMaster(id, 'above'))
        await writeBack(`${id}-back-2`, await readCloseUp(id))
        const ingredients = await Promise.all(products.map((product) => readMaster(product, 'whole')))
        await writeBack(`${id}-back-3`, await ingredientsPicture(ingredients))
        return writeFront(id, await readMaster(id, 'front'))
      },
    ),
  site: () => writeSitePictures(),
  contact: () => writeContactSheets(recipes, productIds),
}

if (requested[0] === 'dishes') {
  await renderAll(requested.slice(1)).catch((error: Error) => {
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

/** Makes the pictures of the items two at a time and enters their pictures in the manifest. */
async function forEach<T extends { id: string }>(
  items: readonly T[],
  make: (item: T) => Promise<Picture>,
): Promise<void> {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) {
      manifest[item.id] = await make(item)
      process.stdout.write(`${item.id} `)
    }
  }
  await Promise.all([work(), work()])
}
