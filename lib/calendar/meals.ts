/** The meals of a day in their order. */
export const mealNames = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealName = (typeof mealNames)[number]
