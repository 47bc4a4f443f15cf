import * as v from 'valibot'

import { added } from '@/lib/api/fields'
import { MAX_SERVINGS, MIN_SERVINGS } from '@/lib/recipes/scale'

/** What is more than that, or less, is a slip of whoever wrote it: no recipe takes a hundred tons. */
const value = v.pipe(v.number(), v.minValue(0.001), v.maxValue(100_000))
const unit = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))

/** How much of an ingredient: `value` is null where it is to taste; `grams` is what it weighs where that is known. */
export const amountSchema = v.object({
  value: v.nullable(value),
  unit,
  grams: added(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000))),
})
export type Amount = v.InferOutput<typeof amountSchema>

/** What one pack of a product holds. */
export const packSchema = v.object({ value, unit: v.picklist(['г', 'кг', 'мл', 'л', 'шт']) })
export type Pack = v.InferOutput<typeof packSchema>

/** The most packs of a product that anybody takes. */
export const MOST_PACKS = 9_999
export const packCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PACKS))

/** How many a recipe is for, or is cooked for. */
export const servingsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(MIN_SERVINGS),
  v.maxValue(MAX_SERVINGS),
)
