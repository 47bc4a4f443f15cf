import type { Quantity } from '@/lib/quantities/format'
import { add, divide, type Fraction, fraction, multiply, round, zero } from '@/lib/quantities/fraction'
import type { Scale } from '@/lib/quantities/measure'
import { needOf } from '@/lib/quantities/packs'
import { toKopecks } from '@/lib/shop/money'
import type { Product } from '@/lib/shop/shop-api'
import { isAtHome, tillOf } from '@/lib/shop/till'

/** The price of a recipe's products without staples, in whole kopecks. */
export type RecipePrice = {
  /** For whole packs, as in the cart. */
  till: { kopecks: number; perServing: number }
  /** For the amounts of them that the dish uses; undefined where no amount converts to the packs. */
  used?: { kopecks: number; perServing: number }
  /** Titles in `till` but not in `used`, since the amount that the dish uses is unknown. */
  notCounted: string[]
  /** Titles that the shop does not sell; in neither sum. */
  notSold: string[]
  /** Titles of alcohol, which the shop does not sell (`ownShelf`); in neither sum. */
  ownShelf: string[]
  /** Titles of staples; in neither sum. */
  staples: string[]
}

/**
 * The price of a recipe for a number of servings. Undefined if nothing of it is bought, and if a sum exceeds safe integers.
 */
export function priceOf(
  ingredients: (Quantity & { title: string })[],
  scale: Scale,
  products: Product[],
): RecipePrice | undefined {
  const needs = new Map(
    ingredients.map(({ title }) => [
      title,
      needOf(ingredients.filter((one) => one.title === title).map((ingredient) => ({ ingredient, scale }))),
    ]),
  )
  const { rows, kopecks, notSold, ownShelf } = tillOf(needs.keys(), products, needs)
  const bought = rows.filter((row) => !isAtHome(row))
  const used = bought.reduce<Fraction | undefined>(
    (sum, { price, need }) =>
      need && Number.isSafeInteger(toKopecks(price))
        ? add(sum ?? zero, multiply(fraction(toKopecks(price)), divide(need.needed.value, need.pack.value)))
        : sum,
    undefined,
  )
  if (bought.length === 0 || !Number.isSafeInteger(kopecks)) return undefined
  return {
    till: perServing(fraction(kopecks), scale.servings),
    ...(used && { used: perServing(used, scale.servings) }),
    notCounted: bought.filter(({ need }) => !need || need.isMinimum).map(({ title }) => title),
    notSold,
    ownShelf,
    staples: rows.filter(isAtHome).map(({ title }) => title),
  }
}

function perServing(kopecks: Fraction, servings: number) {
  return {
    kopecks: Number(round(kopecks)),
    perServing: Number(round(divide(kopecks, fraction(servings)))),
  }
}
