import { type Product, type Recipe } from './catalogue'
import { wholeFish } from './drawings/fish'
import { cookedItem, type FoodItem } from './drawings/item'
import { bird } from './drawings/meat'
import { friedEgg, strip } from './drawings/pieces'
import { itemOf, productItems } from './products/product-items'
import { type StillLife } from './still-life'
import { type Drawing } from './svg/drawing'

const birds = new Set(['whole-chicken', 'cornish-chicken', 'duck', 'goose'])
const fish = new Set([
  'trout',
  'pink-salmon',
  'pollock',
  'pike',
  'pike-perch',
  'carp',
  'river-perch',
  'flounder',
  'mackerel',
])
const shortPasta = new Set(['penne', 'fusilli', 'farfalle', 'elbow-macaroni', 'giant-shells'])

/** Eggs are fried in a pan and boiled elsewhere. */
const friedEggs: FoodItem = { ...itemOf('eggs'), piece: friedEgg, pieceSize: 170, pieceCount: 3 }

/** Products that a recipe cuts in its own way: by recipe, then by product. */
const cuts: Record<string, Record<string, Drawing>> = {
  'korean-style-carrot': { carrot: strip('#f58a24', 20, 20) },
  'hake-under-marinade': { carrot: strip('#f58a24', 14, 24) },
}

const hotStyles = new Set(['soup', 'porridge', 'stew', 'bake', 'grains', 'pasta', 'dumplings'])
const coldSoupTitle = /холодн|окрошк|гаспачо|ботвинь/i
const coldCategories = new Set(['desserts', 'drinks', 'salads', 'starters'])

/** The item that the style is about: the bird or fish as it comes from the oven, the short pasta, what is sliced. */
function mainItem({ picture: { look, color } }: Recipe, productIds: readonly string[]): FoodItem | undefined {
  const [first = ''] = productIds
  if (look === 'pasta') return productItems[productIds.find((id) => shortPasta.has(id)) ?? '']
  if (look === 'slices') return productItems[first]
  if (look !== 'whole') return undefined
  const tone = color.slice(1)
  if (productIds.some((id) => birds.has(id))) return cookedItem(bird(`roast-${tone}`, color))
  if (productIds.some((id) => fish.has(id)))
    return cookedItem(wholeFish(`baked-${tone}`, color, '#f7e6c0', { isBaked: true }))
  return productItems[first]
}

function isHot({ title, category, picture: { vessel, look } }: Recipe): boolean {
  if (vessel === 'cup') return true
  return hotStyles.has(look) && !coldSoupTitle.test(title) && !coldCategories.has(category)
}

/** The still life of a recipe, and all its ingredients, staples last. */
export function recipeStillLife(
  recipe: Recipe,
  products: ReadonlyMap<string, Product>,
): { stillLife: StillLife; ingredients: FoodItem[] } {
  const { id, category, picture } = recipe
  const { vessel, look, color, top } = picture
  const used = recipe.ingredients.flatMap((title) => {
    const product = products.get(title)
    const item = product && productItems[product.id]
    if (!product || !item) return []
    const piece = cuts[id]?.[product.id]
    return [{ product, item: piece ? { ...item, piece, pieceSize: 92, pieceCount: 7 } : item }]
  })
  const toppings = top
    .flatMap((title) => used.filter(({ product }) => product.title === title))
    .map(({ product, item }) => (product.id === 'eggs' && vessel === 'pan' ? friedEggs : item))
  const contents = used
    .filter(
      ({ product, item }) =>
        !product.staple &&
        !top.includes(product.title) &&
        item.piece &&
        !(product.id === 'eggs' && look !== 'salad' && look !== 'soup') &&
        category !== 'desserts',
    )
    .map(({ item }) => item)
  const ingredients = [
    ...used.filter(({ product }) => !product.staple),
    ...used.filter(({ product }) => product.staple),
  ].map(({ item }) => item)
  const main = mainItem(
    recipe,
    used.map(({ product }) => product.id),
  )
  return {
    stillLife: {
      id,
      category,
      vessel,
      style: look,
      color,
      toppings,
      contents: contents.slice(0, 5),
      surroundings: ingredients.slice(0, 5),
      isHot: isHot(recipe),
      ...(main ? { main } : {}),
    },
    ingredients,
  }
}
