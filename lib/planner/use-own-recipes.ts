import { useState } from 'react'

import { useDiaryStore } from '@/lib/diary/diary-store'
import { waitingLeftovers } from '@/lib/plan/leftovers'
import { usePlanStore } from '@/lib/plan/plan-store'
import { isOwnId } from '@/lib/recipes/own/own-id'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'

/**
 * The visitor's own recipes that are planned for these days or wait as leftovers, which the planner's worker cannot load;
 * undefined until they are loaded.
 */
export function useOwnRecipes(days: string[]): Recipe[] | undefined {
  const [ids] = useState(() => ownIdsFor(days))
  const { recipes, isLoading } = useRecipesById(ids)
  return isLoading ? undefined : [...recipes.values()]
}

function ownIdsFor(days: string[]): string[] {
  const { meals } = usePlanStore.getState()
  const { entries } = useDiaryStore.getState()
  const waiting = waitingLeftovers(entries, meals, days[0] ?? '')
  return [
    ...meals.filter(({ day }) => days.includes(day)).map(({ recipe }) => recipe.id),
    ...entries.filter(({ id }) => waiting.has(id)).map(({ recipeId }) => recipeId),
  ].filter(isOwnId)
}
