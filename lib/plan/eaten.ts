import { type Eater, eatersOf, type GoalSpan, isForAll, type Nutrient, nutrients } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import { type Total, totalOf } from '@/lib/plan/totals'
import { kcalOf } from '@/lib/recipes/card-numbers'
import type { Recipe } from '@/lib/recipes/recipes-api'

/** What a person eats of the plan, and how that agrees with the goals. */

type Food = Pick<Recipe, 'kcal' | 'nutrition'>

/** The amount of a nutrient in a serving; undefined if it is unknown. */
const amountIn = (recipe: Food | undefined, nutrient: Nutrient) =>
  recipe?.nutrition?.[nutrient] ?? (nutrient === 'kcal' ? kcalOf(recipe?.kcal) : undefined)

/** The meals of these that a person eats. */
export const mealsFor = (eater: Eater, meals: Meal[], eaters: Eater[]) =>
  meals.filter((meal) => eatersOf(meal, eaters).includes(eater))

/** What a person has of each nutrient in these meals, in kcal and grams: a portion of a serving of each. */
export function eatenBy(
  { portion }: Eater,
  meals: Meal[],
  recipes: ReadonlyMap<string, Food>,
): Record<Nutrient, Total> {
  const eaten = (nutrient: Nutrient): Total => {
    const { sum, unknown } = totalOf(meals.map(({ recipe }) => amountIn(recipes.get(recipe.id), nutrient)))
    return { sum: portion * sum, unknown }
  }
  return { kcal: eaten('kcal'), protein: eaten('protein'), fat: eaten('fat'), carbs: eaten('carbs') }
}

/**
 * By how much a sum misses a goal, negative for too little; 0 within it. With unknown meals the sum is a lower bound, which can
 * be too much but never too little.
 */
export function missOf({ sum, unknown }: Total, { min = 0, max = Infinity }: GoalSpan): number {
  if (sum > max) return sum - max
  return sum < min && unknown === 0 ? sum - min : 0
}

/** What a person eats on the days with meals for them. `goal` is for all these days together. */
type EaterTotals = {
  eater: Eater
  days: number
  totals: { nutrient: Nutrient; total: Total; goal: GoalSpan | undefined }[]
}

/**
 * What each person eats in these meals, for each nutrient with a goal, and for kcal without one too where not everybody eats
 * all meals. Leaves out nutrients that are unknown for all of a person's meals, and people without any other.
 */
export const eaterTotalsOf = (
  eaters: Eater[],
  meals: Meal[],
  recipes: ReadonlyMap<string, Food>,
): EaterTotals[] =>
  eaters.flatMap((eater) => {
    const own = mealsFor(eater, meals, eaters)
    const eaten = eatenBy(eater, own, recipes)
    const days = new Set(own.map(({ day }) => day)).size
    const totals = nutrients.flatMap((nutrient) => {
      const goal = eater.goals?.[nutrient]
      const total = eaten[nutrient]
      const isWanted = goal !== undefined || (nutrient === 'kcal' && !isForAll(meals))
      if (!isWanted || total.unknown === own.length) return []
      return [{ nutrient, total, goal: goal && timesOf(goal, days) }]
    })
    return totals.length > 0 ? [{ eater, days, totals }] : []
  })

const timesOf = ({ min, max }: GoalSpan, days: number): GoalSpan => ({
  min: min === undefined ? undefined : min * days,
  max: max === undefined ? undefined : max * days,
})
