import * as v from 'valibot'
import { create } from 'zustand'

import { servingsSchema } from '@/lib/quantities/amount-schema'
import { cardFields, optionalField, titleField } from '@/lib/api/fields'
import { mealNames } from '@/lib/calendar/meals'
import { type Meal, withoutMeal } from '@/lib/plan/meal'
import { newId } from '@/lib/browser/new-id'
import { jsonKey } from '@/lib/storage/keys'
import { listKey, validItems } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'
import { isDay } from '@/lib/calendar/days'

const mealSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  day: v.pipe(v.string(), v.check(isDay)),
  name: v.picklist(mealNames),
  recipe: v.object({ id: cardFields.id, title: cardFields.title }),
  servings: servingsSchema,
  eaters: optionalField(v.pipe(validItems(v.string()), v.minLength(1))),
  leftoversOf: optionalField(titleField),
})

const mealList = listKey('plan', mealSchema, ({ id }) => id)

/** Maximum number of stored meals per day: an imported file may hold thousands, each of which fetches a recipe. */
const MAX_MEALS_PER_DAY = 50

export const storedPlan = jsonKey('plan', (value) => {
  const counts = new Map<string, number>()
  return mealList.validate(value)?.filter(({ day }) => {
    const count = (counts.get(day) ?? 0) + 1
    counts.set(day, count)
    return count <= MAX_MEALS_PER_DAY
  })
})

type PlanState = {
  /** In the order in which they were added. */
  meals: Meal[]
  /** Returns the id of the new meal. */
  add: (meal: Omit<Meal, 'id'>) => string
  change: (id: string, change: Partial<Omit<Meal, 'id' | 'recipe'>>) => void
  /** Its leftovers are cooked from then on. */
  remove: (id: string) => void
  /** Restores a removed meal at its previous index. */
  restore: (meal: Meal, index: number) => void
}

/** The planned meals of all weeks. */
export const usePlanStore = create<PlanState>((set) => ({
  meals: [],
  add: (meal) => {
    const id = newId()
    set(({ meals }) => ({ meals: [...meals, { ...meal, id }] }))
    return id
  },
  change: (id, change) =>
    set(({ meals }) => ({ meals: meals.map((meal) => (meal.id === id ? { ...meal, ...change } : meal)) })),
  remove: (id) =>
    set(({ meals }) => {
      const removed = meals.find((meal) => meal.id === id)
      return removed ? { meals: withoutMeal(meals, removed) } : {}
    }),
  restore: (meal, index) =>
    set(({ meals }) => ({ meals: meals.filter(({ id }) => id !== meal.id).toSpliced(index, 0, meal) })),
}))

persistList(usePlanStore, storedPlan, 'meals')
