import * as v from 'valibot'

import { readEntries } from '@/lib/api/answer'
import { cardFields, optionalField, textField } from '@/lib/api/fields'
import { fetchWithRetry } from '@/lib/api/fetch-json'
import type { Food } from '@/lib/recipes/own/nutrition'

const grams = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const foodSchema = v.object({
  id: cardFields.id,
  title: cardFields.title,
  per100: v.object({
    kcal: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
    protein: grams,
    fat: grams,
    carbs: grams,
  }),
  edible: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  grams: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0))), {}),
  contains: optionalField(v.array(textField)),
})

let loading: Promise<ReadonlyMap<string, Food> | undefined> | undefined

const MAX_WAIT_MS = 2000

/**
 * The food tables of the products, by title, a call that the spec does not have; fetched once, and again after a failure.
 * Undefined where the API lacks them or does not answer soon: a recipe from the storage does not wait for its numbers.
 */
export async function readFoods(): Promise<ReadonlyMap<string, Food> | undefined> {
  loading ??= fetchFoods().catch(() => (loading = undefined))
  const soon = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS, undefined))
  return Promise.race([loading, soon])
}

async function fetchFoods() {
  const entries = await fetchWithRetry('foods', (answer) =>
    readEntries(foodSchema, answer, 'the food tables'),
  )
  return new Map(entries.map(({ title, ...food }) => [title, food]))
}
