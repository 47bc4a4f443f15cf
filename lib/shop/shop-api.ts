import * as v from 'valibot'

import { packCount, packSchema } from '@/lib/quantities/amount-schema'
import { allPackNames } from '@/lib/quantities/pack-names'
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

const percentField = optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))

const productSchema = v.object({
  id: cardFields.id,
  title: cardFields.title,
  // A higher price is a mistake, and sums have to stay exact.
  price: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
  quantity: v.fallback(textField, ''),
  image: v.fallback(addressField, ''),
  count: v.fallback(packCount, 1),
  picture: pictureField,
  pack: optionalField(packSchema),
  packName: optionalField(v.picklist(allPackNames)),
  staple: optionalField(v.boolean()),
  ownShelf: optionalField(v.boolean()),
  fat: percentField,
  fatInDryMatter: percentField,
  composition: optionalField(titleField),
  shelfLifeDays: optionalField(v.pipe(v.number(), v.integer(), v.minValue(1))),
  department: optionalField(titleField),
  months: optionalField(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)))),
})

/**
 * A product on sale. `price`: rubles; `quantity`: the pack as a text; `pack`: the same as an amount; `packName`: what the shop
 * calls it; `count`: the default count in the cart; `staple`: most people have it at home; `ownShelf`: an ingredient that is
 * not sold, alcohol; `fat` and `fatInDryMatter` in per cent, `composition` and `shelfLifeDays` are what the label says;
 * `department`: the department of the shop; `months`: its season, 1 to 12.
 */
export type Product = v.InferOutput<typeof productSchema>

/** Fetches all products, from HTTP caches too unless `cache` says otherwise. Throws `ApiError`. */
export function fetchProducts(init?: Pick<RequestInit, 'cache'>): Promise<Product[]> {
  return fetchWithRetry('shop', (answer) => readEntries(productSchema, answer, 'the shop'), init)
}
