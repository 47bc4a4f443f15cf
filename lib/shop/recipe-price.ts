import type { Quantity } from '@/lib/quantities/format'
import type { Product } from '@/lib/shop/shop-api'
import { add, divide, type Fraction, fraction, multiply, round, zero } from '@/lib/quantities/fraction'
import { toKopecks } from '@/lib/shop/money'
import { type Need, needOf, packsFor } from '@/lib/quantities/packs'
import type { Scale } from '@/lib/quantities/measure'

/** The price of a recipe's products, in whole kopecks. */
export type RecipePrice = {
  /** For the amounts that the dish uses. */
  used: { kopecks: number; perServing: number }
  /** For the whole packs, counted as in the cart. */
  paid: { kopecks: number; perServing: number }
  /** Titles in `paid` but not in `used`, since the amount that the dish uses is unknown. */
  notCounted: string[]
  /** Titles that the shop does not sell; in neither sum. */
  notSold: string[]
  /** Titles of staples; both sums include them. */
  staples: string[]
}

/**
 * The price of a recipe for a number of servings. Undefined if no pack can be counted for lack of amounts or packs, and if a sum
 * exceeds safe integers.
 */
export function priceOf(
  ingredients: (Quantity & { title: string })[],
  scale: Scale,
  products: Product[],
): RecipePrice | undefined {
  const onSale = new Map(products.map((product) => [product.title, product]))
  const titles = [...new Set(ingredients.map(({ title }) => title))]
  const [notCounted, notSold, staples]: [string[], string[], string[]] = [[], [], []]
  let used: Fraction | undefined
  let paid = 0

  for (const title of titles) {
    const product = onSale.get(title)
    if (!product) {
      notSold.push(title)
      continue
    }
    const portions = ingredients.filter((ingredient) => ingredient.title === title)
    const need = packNeedOf(product, needOf(portions.map((ingredient) => ({ ingredient, scale }))))
    const kopecks = toKopecks(product.price)
    if (!Number.isSafeInteger(kopecks)) return undefined
    paid += kopecks * (need?.packs ?? product.count)
    if (need)
      used = add(used ?? zero, multiply(fraction(kopecks), divide(need.needed.value, need.pack.value)))
    if (!need || need.isMinimum) notCounted.push(title)
    if (product.staple) staples.push(title)
  }

  if (!used || !Number.isSafeInteger(paid)) return undefined
  return {
    used: perServing(used, scale.servings),
    paid: perServing(fraction(paid), scale.servings),
    notCounted,
    notSold,
    staples,
  }
}

function perServing(kopecks: Fraction, servings: number) {
  return {
    kopecks: Number(round(kopecks)),
    perServing: Number(round(divide(kopecks, fraction(servings)))),
  }
}

/** The packs that a need takes; undefined if they cannot be counted. */
export const packNeedOf = ({ pack }: Pick<Product, 'pack'>, need: Need) => pack && packsFor(need, pack)
