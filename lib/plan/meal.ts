import type { MealName } from '@/lib/calendar/meals'

/** One dish of one meal; `day` is an ISO date such as '2026-11-23'. */
export type Meal = {
  id: string
  day: string
  name: MealName
  recipe: { id: string; title: string }
  servings: number
  /** Ids of those who eat it; without them everybody does. */
  eaters?: string[]
  /**
   * The diary entry or the meal of the cooking that it is left from. Such a meal is eaten and neither bought for nor cooked.
   */
  leftoversOf?: string
}

/**
 * What becomes of other meals when one is removed: its leftovers are cooked on their own day, and the meal that it is left
 * from is cooked for fewer.
 */
export function withoutMeal(meals: Meal[], removed: Meal): Meal[] {
  const cookedFor = (meal: Meal) => Math.max(1, meal.servings - removed.servings)
  return meals.flatMap((meal) => {
    if (meal.id === removed.id) return []
    if (meal.leftoversOf === removed.id) return [{ ...meal, leftoversOf: undefined }]
    return [meal.id === removed.leftoversOf ? { ...meal, servings: cookedFor(meal) } : meal]
  })
}
