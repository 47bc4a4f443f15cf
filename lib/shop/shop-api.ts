import * as v from 'valibot'

import { packCount, packSchema } from '@/lib/quantities/amount-schema'
import { readEntries } from '@/lib/api/answer'
import {
  optionalField,
  addressField,
  cardFields,
  pictureField,
  textField,
  titleField,
} from '@/lib/api/fields'
import { fetchWithRetry } from '@/lib/api/fetch-json'

const productSchema = v.object({
  id: cardFields.id,
  title: cardFields.title,
  // Beyond a million, a slip of whoever wrote it: sums have to stay exact.
  price: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
  quantity: v.fallback(textField, ''),
  image: v.fallback(addressField, ''),
  count: v.fallback(packCount, 1),
  picture: pictureField,
  pack: optionalField(packSchema),
  staple: optionalField(v.boolean()),
  department: optionalField(titleField),
})

/**
 * A product on sale: `price` in rubles, `quantity` the pack's text and `pack` the same as a number, `count` what the cart
 * starts with where nothing better is known; `staple` is usually at home already; `department` is where it stands.
 */
export type Product = v.InferOutput<typeof productSchema>

/** Fetches everything on sale, from the caches on the way too unless `cache` rules them out. Throws `ApiError`. */
export function fetchProducts(init?: Pick<RequestInit, 'cache'>): Promise<Product[]> {
  return fetchWithRetry('shop', (answer) => readEntries(productSchema, answer, 'the shop'), init)
}
