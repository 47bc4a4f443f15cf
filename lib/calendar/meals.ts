/** The meals of a day, in the order in which they are eaten. */
export const mealNames = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealName = (typeof mealNames)[number]
