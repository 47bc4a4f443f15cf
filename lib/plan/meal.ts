/** The meals of a day in their order. */
export const mealNames = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealName = (typeof mealNames)[number]

/** One dish of one meal; `day` is such as '2026-11-23'. */
export type Meal = {
  id: string
  day: string
  name: MealName
  recipe: { id: string; title: string }
  servings: number
}
