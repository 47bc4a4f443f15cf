import { type Need, type PackNeed, packsFor } from '@/lib/quantities/packs'
import { totalKopecks } from '@/lib/shop/money'
import type { Product } from '@/lib/shop/shop-api'
import { normalize } from '@/lib/text/normalize'

/**
 * A product with the number of packs to buy and, where known, what recipes need of it. `isEstimate`: recipes need an amount
 * that cannot be counted in its packs, so that the number may be wrong.
 */
export type TillRow = Product & { count: number; need?: PackNeed; isEstimate?: true }

type Till = {
  rows: TillRow[]
  /** The row of each title that the shop sells, by the title as it is listed. */
  byTitle: ReadonlyMap<string, TillRow>
  /** The sum of price times count (spec point 4), in kopecks. */
  kopecks: number
  /** Titles that the shop does not sell; not in the sum. */
  notSold: string[]
  /** Titles of alcohol, which the shop does not sell (`ownShelf`); not in the sum. */
  ownShelf: string[]
}

/**
 * What titles cost at the till: one row per product. The count is the visitor's choice; otherwise none of a staple, which is
 * usually at home, else the packs that `needs` take, else the product's default (decisions 5). Recipe, plan, list and cart
 * all take their sum from here. Titles and those of `needs` match products regardless of case and `ё`, since typed ones and
 * those of own recipes may be spelled differently.
 */
export function tillOf(
  titles: Iterable<string>,
  products: Product[],
  needs: ReadonlyMap<string, Need> = new Map(),
  counts: Record<string, number> = {},
): Till {
  const productByTitle = new Map(products.map((product) => [product.title, product]))
  // Needed only for titles that are spelled differently from the shop's.
  let byNormalizedTitle: Map<string, Product> | undefined
  const productOf = (title: string) => {
    const product = productByTitle.get(title)
    if (product) return product
    byNormalizedTitle ??= new Map(products.map((one) => [normalize(one.title), one]))
    return byNormalizedTitle.get(normalize(title))
  }
  const needByProduct = new Map<Product, Need>()
  for (const [title, need] of needs) {
    const product = productOf(title)
    if (product) needByProduct.set(product, addNeeds(need, needByProduct.get(product)))
  }
  const rowOf = (product: Product): TillRow => {
    const needed = needByProduct.get(product)
    const need = needed && product.pack && packsFor(needed, product.pack)
    const chosen = Object.hasOwn(counts, product.title) ? counts[product.title] : undefined
    const usual = product.staple ? 0 : (need?.packs ?? product.count)
    const isUnknown = needed && (needed.measures.length > 0 || needed.hasUnmeasured) && !need
    const isEstimate = chosen === undefined && usual > 0 && (isUnknown || need?.isMinimum)
    return {
      ...product,
      count: chosen ?? usual,
      ...(need && { need }),
      ...(isEstimate && { isEstimate }),
    }
  }
  const rowByProduct = new Map<Product, TillRow>()
  const rowByTitle = new Map<string, TillRow>()
  const notSold: string[] = []
  const ownShelf: string[] = []
  for (const title of new Set(titles)) {
    const product = productOf(title)
    if (product?.ownShelf) ownShelf.push(title)
    else if (product) {
      const row = rowByProduct.get(product) ?? rowOf(product)
      rowByProduct.set(product, row)
      rowByTitle.set(title, row)
    } else notSold.push(title)
  }
  const rows = [...rowByProduct.values()]
  return { rows, byTitle: rowByTitle, kopecks: totalKopecks(rows), notSold, ownShelf }
}

/** The need of a product that is listed under several spellings of its title. */
const addNeeds = (need: Need, other: Need | undefined): Need =>
  other
    ? {
        measures: [...need.measures, ...other.measures],
        hasUnmeasured: need.hasUnmeasured || other.hasUnmeasured,
      }
    : need

/** Whether a row stays out of list, badge and sum: a staple that the visitor has not chosen to buy. */
export const isAtHome = ({ staple, count }: Partial<Pick<TillRow, 'staple' | 'count'>>) =>
  staple === true && count === 0

/** Titles of rows whose number of packs is an estimate. */
export const estimatedTitles = (rows: TillRow[]) =>
  rows.flatMap(({ title, isEstimate }) => (isEstimate ? [title] : []))
