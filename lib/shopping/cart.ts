import type { Need, PackNeed } from '@/lib/quantities/packs'
import { packNeedOf } from '@/lib/shop/recipe-price'
import type { Product } from '@/lib/shop/shop-api'
import { normalize } from '@/lib/text/normalize'
import type { CartChoices } from '@/lib/shopping/cart-choices'

/** A row of the cart: a product with the number of packs to order and, where known, the packs that recipes need. */
export type CartRow = Product & { count: number; need?: PackNeed }

export type Cart = {
  rows: CartRow[]
  /** Products that the visitor removed from the cart. */
  removed: Product[]
  /** Listed titles that the shop does not sell. */
  notSold: string[]
}

/**
 * Builds the cart: one row per listed title that the shop sells (decisions 5). The count is the visitor's choice, or the
 * packs that recipes need, or the product's default. Titles match regardless of case and `ё`, since a typed title may be
 * spelled differently from the shop's.
 */
export function buildCart(
  titles: string[],
  products: Product[],
  { counts, removed }: CartChoices,
  needs: ReadonlyMap<string, Need> = new Map(),
): Cart {
  const byTitle = new Map(products.map((product) => [product.title, product]))
  const byNormalizedTitle = new Map(products.map((product) => [normalize(product.title), product]))
  const productOf = (title: string) => byTitle.get(title) ?? byNormalizedTitle.get(normalize(title))
  const listed = [...new Set(titles.flatMap((title) => productOf(title) ?? []))]
  return {
    rows: listed
      .filter(({ title }) => !removed.includes(title))
      .map((product) => {
        const needed = needs.get(product.title)
        const need = needed && packNeedOf(product, needed)
        const chosen = Object.hasOwn(counts, product.title) ? counts[product.title] : undefined
        return { ...product, count: chosen ?? need?.packs ?? product.count, ...(need && { need }) }
      }),
    removed: listed.filter(({ title }) => removed.includes(title)),
    notSold: titles.filter((title) => !productOf(title)),
  }
}
