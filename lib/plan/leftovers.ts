import { addDays } from '@/lib/calendar/days'
import { type Eater, eatersOf, servingsFor } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import { parseServings } from '@/lib/recipes/scale'
import { paths } from '@/lib/router/routes'

/** What is left of a dish that was cooked, and the meals that are planned of it. */

/** What a diary entry says of leftovers. */
type Cooked = { id: string; recipeId: string; day: string; leftovers?: number }

/** How many days leftovers are offered for: cooked food keeps about that long in a fridge. */
const KEEPS_DAYS = 3

/** The last day on which leftovers are offered. */
export const keepsUntil = ({ day }: Pick<Cooked, 'day'>) => addDays(day, KEEPS_DAYS)

/** Whether a meal has to be cooked and bought for. */
export const isCooked = ({ leftoversOf }: Meal) => leftoversOf === undefined

/**
 * The leftover servings that are still fresh and that no meal uses yet, by the id of the diary entry about their cooking. Meals
 * use them by that id, or by the id of the planned meal that was cooked.
 */
export function waitingLeftovers(
  entries: Cooked[],
  meals: Meal[],
  today: string,
): ReadonlyMap<string, number> {
  const fresh = entries.filter((entry) => keepsUntil(entry) >= today)
  return new Map(
    fresh.flatMap(({ id, recipeId, day, leftovers = 0 }): [string, number][] => {
      const cooked = meals
        .filter((meal) => meal.recipe.id === recipeId && meal.day === day)
        .map(({ id }) => id)
      const planned = meals.filter(({ leftoversOf }) => leftoversOf && [id, ...cooked].includes(leftoversOf))
      const waiting = leftovers - planned.reduce((sum, { servings }) => sum + servings, 0)
      return waiting > 0 ? [[id, waiting]] : []
    }),
  )
}

/**
 * The servings that those who eat do not need of a dish that is planned for a day; undefined if none are left, or it is not
 * planned.
 */
export function leftOfMeal(
  recipeId: string,
  day: string,
  meals: Meal[],
  eaters: Eater[],
): number | undefined {
  const meal = meals.find((meal) => meal.recipe.id === recipeId && meal.day === day && isCooked(meal))
  const left = meal ? meal.servings - servingsFor(eatersOf(meal, eaters)) : 0
  return left > 0 ? left : undefined
}

/** The plan of tomorrow with the dialog that adds these leftovers. */
export const leftoversPath = ({ id, recipeId }: Cooked, servings: number, today: string) =>
  `${paths.plan}?${new URLSearchParams({
    day: addDays(today, 1),
    add: recipeId,
    leftovers: id,
    servings: String(servings),
  })}`

/** The recipe that the query of the plan asks to add, and whether that is of leftovers; undefined without one. */
export function dishToAdd(query: URLSearchParams) {
  const recipeId = query.get('add')
  const of = query.get('leftovers')
  if (!recipeId) return undefined
  return {
    recipeId,
    leftovers: of ? { of, servings: parseServings(query.get('servings') ?? '') } : undefined,
  }
}
