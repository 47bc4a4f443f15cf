import { usePlanStore } from '@/lib/plan/plan-store'

/**
 * Removes the meals from a day on that are planned as leftovers of a diary entry; returns a function that restores them,
 * undefined if there are none.
 */
export function removeLeftovers(entryId: string, firstDay: string): (() => void) | undefined {
  const { meals, remove, restore } = usePlanStore.getState()
  const leftovers = meals.filter(({ leftoversOf, day }) => leftoversOf === entryId && day >= firstDay)
  if (leftovers.length === 0) return undefined
  leftovers.forEach(({ id }) => remove(id))
  return () => leftovers.forEach((meal) => restore(meal, meals.indexOf(meal)))
}
