import type { Product } from '@/lib/api/shop'
import type { CartChoices } from '@/lib/stores/keys'

/** A row of the cart: a product with the number of packs wanted. */
export type CartRow = Product & { count: number }

export type Cart = {
  rows: CartRow[]
  /** Rows that the visitor took out. */
  removed: Product[]
  /** Titles of the list that the shop does not sell. */
  notSold: string[]
}

/** Builds the cart: one row for each title of the shopping list that the shop sells (decisions 5). */
export function buildCart(titles: string[], products: Product[], { counts, removed }: CartChoices): Cart {
  const byTitle = new Map(products.map((product) => [product.title, product]))
  const wanted = titles.flatMap((title) => byTitle.get(title) ?? [])
  return {
    rows: wanted
      .filter(({ id }) => !removed.includes(id))
      .map((product) => ({
        ...product,
        count: (Object.hasOwn(counts, product.id) ? counts[product.id] : undefined) ?? product.count,
      })),
    removed: wanted.filter(({ id }) => removed.includes(id)),
    notSold: titles.filter((title) => !byTitle.has(title)),
  }
}
