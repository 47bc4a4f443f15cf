import { type Product, type Recipe } from './catalogue'
import { wholeFish } from './drawings/fish'
import { cooked, type Thing } from './drawings/item'
import { bird } from './drawings/meat'
import { eggFried, strip } from './drawings/pieces'
import { pantry } from './products/product-items'
import { type StillLife } from './still-life'
import { type Drawing } from './svg/drawing'

const birds = new Set(['whole-chicken', 'cornish-chicken', 'duck', 'goose'])
const wholeFishIds = /^(trout|pink-salmon|pollock|pike|pike-perch|carp|river-perch|flounder|dorado|mackerel)$/
const shortPasta = new Set(['penne', 'fusilli', 'farfalle', 'elbow-macaroni', 'giant-shells'])
/** Eggs in a pan are fried, elsewhere boiled. */
const friedEggs: Thing = { ...(pantry.eggs ?? cooked(eggFried)), bit: eggFried, bitSize: 170, many: 3 }
const coldSoup = /холодн|окрошк|гаспачо|ботвинь/i
const warmLooks = new Set(['soup', 'porridge', 'stew', 'bake', 'grains', 'pasta', 'dumplings'])

/** What a look is about: the bird or fish itself, as it comes from the oven; the short pasta. */
function mainThing(recipe: Recipe, ids: readonly string[]): Thing | undefined {
  const { look, color } = recipe.picture
  if (look === 'pasta') return ids.filter((id) => shortPasta.has(id)).map((id) => pantry[id])[0]
  if (look !== 'whole') return look === 'slices' ? pantry[ids[0] ?? ''] : undefined
  const tone = color.slice(1)
  if (ids.some((id) => birds.has(id))) return cooked(bird(`roast-${tone}`, color))
  if (ids.some((id) => wholeFishIds.test(id))) return cooked(wholeFish(`baked-${tone}`, color, '#f7e6c0'))
  return pantry[ids[0] ?? '']
}

/** Where a dish cuts a thing otherwise than most. */
const cuts: Record<string, Record<string, Drawing>> = {
  'korean-style-carrot': { carrot: strip('#f58a24', 20, 20) },
  'hake-under-marinade': { carrot: strip('#f58a24', 14, 24) },
}
const cutHere = (recipe: string, product: string, thing: Thing): Thing => {
  const bit = cuts[recipe]?.[product]
  return bit ? { ...thing, bit, bitSize: 92, many: 7 } : thing
}

/** A recipe's picture in words: its hint, and the drawings of its ingredients. */
export function lifeOf(
  recipe: Recipe,
  products: ReadonlyMap<string, Product>,
): { life: StillLife; all: Thing[] } {
  const known = recipe.ingredients.flatMap((title) => {
    const product = products.get(title)
    const thing = product && pantry[product.id]
    return product && thing ? [{ product, thing: cutHere(recipe.id, product.id, thing) }] : []
  })
  const { vessel, look, color, top } = recipe.picture
  const tops = top
    .flatMap((title) => known.filter(({ product }) => product.title === title))
    .map((one) => (one.product.id === 'eggs' && vessel === 'pan' ? { ...one, thing: friedEggs } : one))
  const own = known.filter(({ product }) => !product.staple)
  const around = [...own, ...known.filter(({ product }) => product.staple)].map(({ thing }) => thing)
  const inside = own.filter(
    ({ product, thing }) =>
      !top.includes(product.title) &&
      thing.bit &&
      !(product.id === 'eggs' && look !== 'salad' && look !== 'soup') &&
      recipe.category !== 'desserts',
  )
  const main = mainThing(
    recipe,
    known.map(({ product }) => product.id),
  )
  const life: StillLife = {
    id: recipe.id,
    category: recipe.category,
    vessel,
    look,
    color,
    tops: tops.map(({ thing }) => thing),
    inside: inside.map(({ thing }) => thing).slice(0, 5),
    around: around.slice(0, 5),
    hot:
      vessel === 'cup' ||
      (warmLooks.has(look) &&
        !coldSoup.test(recipe.title) &&
        !['desserts', 'drinks', 'salads', 'starters'].includes(recipe.category)),
    ...(main ? { main } : {}),
  }
  return { life, all: around }
}
