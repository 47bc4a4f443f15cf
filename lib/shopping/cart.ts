import type { Need, PackNeed } from '@/lib/quantities/packs'
import { packNeedOf } from '@/lib/shop/recipe-price'
import type { Product } from '@/lib/shop/shop-api'
import { normalize } from '@/lib/text/normalize'
import type { CartChoices } from '@/lib/shopping/cart-choices'

/** A row of the cart: a product with the number of packs wanted, and how many its recipes need, where that is known. */
export type CartRow = Product & { count: number; need?: PackNeed }

export type Cart = {
  rows: CartRow[]
  /** Rows that the visitor took out. */
  removed: Product[]
  /** Titles of the list that the shop does not sell. */
  notSold: string[]
}

/**
 * Builds the cart: one row for each title of the shopping list that the shop sells (decisions 5). A row starts with the
 * packs that recipes need of its title, else with the product's own count; what the visitor chose goes before both. A title
 * of the visitor's own may have been typed before the shop's words were known: capitals and `ё` do not count.
 */
export function buildCart(
  titles: string[],
  products: Product[],
  { counts, removed }: CartChoices,
  needs: ReadonlyMap<string, Need> = new Map(),
): Cart {
  const byTitle = new Map(products.map((product) => [product.title, product]))
  const byPlainTitle = new Map(products.map((product) => [normalize(product.title), product]))
  const sold = (title: string) => byTitle.get(title) ?? byPlainTitle.get(normalize(title))
  const wanted = [...new Set(titles.flatMap((title) => sold(title) ?? []))]
  return {
    rows: wanted
      .filter(({ title }) => !removed.includes(title))
      .map((product) => {
        const needed = needs.get(product.title)
        const need = needed && packNeedOf(product, needed)
        const chosen = Object.hasOwn(counts, product.title) ? counts[product.title] : undefined
        return { ...product, count: chosen ?? need?.packs ?? product.count, ...(need && { need }) }
      }),
    removed: wanted.filter(({ title }) => removed.includes(title)),
    notSold: titles.filter((title) => !sold(title)),
  }
}
