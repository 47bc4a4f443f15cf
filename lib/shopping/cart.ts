import type { Need } from '@/lib/quantities/packs'
import type { Product } from '@/lib/shop/shop-api'
import { tillOf, type TillRow } from '@/lib/shop/till'
import type { CartChoices } from '@/lib/shopping/cart-choices'

export type Cart = {
  rows: TillRow[]
  /** Products that the visitor removed from the cart. */
  removed: Product[]
  /** Listed titles that the shop does not sell. */
  notSold: string[]
  /** Listed titles of alcohol, which the shop does not sell (`ownShelf`). */
  ownShelf: string[]
}

/** Builds the cart: one row per listed title that the shop sells (decisions 5), with the visitor's choices. */
export function buildCart(
  titles: string[],
  products: Product[],
  { counts, removed }: CartChoices,
  needs?: ReadonlyMap<string, Need>,
): Cart {
  const { rows, notSold, ownShelf } = tillOf(titles, products, needs, counts)
  const isRemoved = new Set(removed)
  return {
    rows: rows.filter(({ title }) => !isRemoved.has(title)),
    removed: rows.filter(({ title }) => isRemoved.has(title)),
    notSold,
    ownShelf,
  }
}
