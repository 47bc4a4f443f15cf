import { minutesOf } from '@/lib/recipes/card-numbers'

/** Maximum minutes of a quick recipe. */
export const QUICK_MINUTES = 30

/** Whether a recipe takes 30 minutes at most; false if its time is unknown. */
export const isQuick = ({ time }: { time?: string }) => (minutesOf(time) ?? Infinity) <= QUICK_MINUTES

/** The recipes with one of each category first, then the second ones, and so on; otherwise in their order. */
export function mixedByCategory<R extends { categoryId?: string }>(recipes: R[]): R[] {
  const counts = new Map<string | undefined, number>()
  const placed = recipes.map((recipe) => {
    const place = counts.get(recipe.categoryId) ?? 0
    counts.set(recipe.categoryId, place + 1)
    return { recipe, place }
  })
  return placed.sort((one, other) => one.place - other.place).map(({ recipe }) => recipe)
}
