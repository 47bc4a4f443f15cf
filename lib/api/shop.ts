import * as v from 'valibot'

import { packSchema } from '@/lib/api/amount'
import { entriesOf } from '@/lib/api/answer'
import { added, cardFields, pictureField } from '@/lib/api/card'
import { request } from '@/lib/api/request'

const productSchema = v.object({
  id: cardFields.id,
  title: cardFields.title,
  price: v.pipe(v.number(), v.finite(), v.minValue(0)),
  quantity: v.fallback(v.string(), ''),
  image: v.fallback(v.string(), ''),
  count: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
  picture: pictureField,
  pack: added(packSchema),
  staple: added(v.boolean()),
})

/**
 * A product on sale: `price` in rubles, `quantity` the pack's text and `pack` the same as a number, `count` what the cart
 * starts with where nothing better is known; `staple` is usually at home already.
 */
export type Product = v.InferOutput<typeof productSchema>

/** Fetches everything on sale. Throws `ApiError`. */
export function fetchProducts(): Promise<Product[]> {
  return request('shop', (answer) => entriesOf(productSchema, answer, 'the shop'))
}
