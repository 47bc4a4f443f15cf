import * as v from 'valibot'

import { optionalField, titleField } from '@/lib/api/fields'
import { mealNames } from '@/lib/calendar/meals'
import { allergens, diets } from '@/lib/catalog/diets'
import { validItems } from '@/lib/storage/shapes'

/** What a visitor wishes of every plan. */

/** Maximum rubles and minutes, as in the fields for limits. */
const MAX_LIMIT = 9999

/** Maximum number of adults, or of children, in earlier versions. */
const MAX_EATERS = 12
/** Maximum number of struck dishes; the earliest are forgotten. */
const MAX_STRUCK = 300

const count = optionalField(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_EATERS)))
const limit = optionalField(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIMIT)))
const ids = optionalField(v.pipe(validItems(v.string()), v.minLength(1)))

export const wishesSchema = v.object({
  meals: v.pipe(validItems(v.picklist(mealNames)), v.minLength(1)),
  /** Who eats, as earlier versions stored it: `lib/plan/eaters-store.ts` begins with that. */
  adults: count,
  children: count,
  /** Ids of those who eat a meal, where not everybody does. */
  whoEats: v.fallback(v.object({ breakfast: ids, lunch: ids, dinner: ids, snack: ids }), {}),
  /** Whether the goals of those who eat are limits of the plan. */
  hasGoals: v.fallback(v.boolean(), true),
  /** Rubles at the till for the week. */
  budget: limit,
  /** The most minutes of a dish from Monday to Friday. */
  weekdayMinutes: limit,
  /** The same on Saturday and Sunday. */
  weekendMinutes: limit,
  diet: optionalField(v.picklist(diets)),
  free: v.fallback(validItems(v.picklist(allergens)), []),
  /** Whether a dish is cooked for two days. */
  hasPot: v.fallback(v.boolean(), true),
  /** Titles of products whose opened packs are to be used up. */
  useUp: v.fallback(validItems(titleField), []),
  /** Ids of recipes that never come. */
  struck: v.fallback(
    v.pipe(
      validItems(v.string()),
      v.transform((ids) => ids.slice(-MAX_STRUCK)),
    ),
    [],
  ),
})

export type Wishes = v.InferOutput<typeof wishesSchema>

export const usualWishes: Wishes = {
  meals: ['dinner'],
  whoEats: {},
  hasGoals: true,
  budget: undefined,
  weekdayMinutes: 45,
  weekendMinutes: 120,
  diet: undefined,
  free: [],
  hasPot: true,
  useUp: [],
  struck: [],
}
