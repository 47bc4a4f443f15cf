import type { Product } from '@/lib/shop/shop-api'

/** Titles of what is usually at home: salt, water, oil. */
export const staplesOf = (products: Pick<Product, 'title' | 'staple'>[]): ReadonlySet<string> =>
  new Set(products.flatMap(({ title, staple }) => (staple ? [title] : [])))
