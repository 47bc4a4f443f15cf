import type { Product } from '@/lib/shop/shop-api'

/** Titles of staples such as salt, water and oil. */
export const staplesOf = (products: Pick<Product, 'title' | 'staple'>[]): ReadonlySet<string> =>
  new Set(products.flatMap(({ title, staple }) => (staple ? [title] : [])))
