import * as v from 'valibot'

import { optionalField } from '@/lib/api/fields'

/** Values outside this range are mistakes in the data: no recipe takes a hundred tons. */
const value = v.pipe(v.number(), v.minValue(0.001), v.maxValue(100_000))
const unit = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))

/** The amount of an ingredient: `value` is null for an amount to taste, `grams` is the weight where it is known. */
export const amountSchema = v.object({
  value: v.nullable(value),
  unit,
  grams: optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000))),
})
export type Amount = v.InferOutput<typeof amountSchema>

/** The content of one pack of a product. */
export const packSchema = v.object({ value, unit: v.picklist(['г', 'кг', 'мл', 'л', 'шт']) })
export type Pack = v.InferOutput<typeof packSchema>

/** The maximum count of one product in the cart. */
export const MAX_PACKS = 9_999
export const packCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PACKS))

/** Limits of the servings that a recipe is for and that a visitor can choose. */
export const MIN_SERVINGS = 1
export const MAX_SERVINGS = 99

/** The nearest number of servings within the limits; more would be dropped from the storage as a mistake. */
export const limitServings = (servings: number) => Math.min(Math.max(MIN_SERVINGS, servings), MAX_SERVINGS)

/** A number of servings. */
export const servingsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(MIN_SERVINGS),
  v.maxValue(MAX_SERVINGS),
)
