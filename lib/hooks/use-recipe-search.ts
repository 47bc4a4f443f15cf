import { useMemo } from 'react'
import useSWR from 'swr'

import type { RecipeEntry } from '@/lib/api/recipe-index'
import { useRecipeIndex } from '@/lib/hooks/use-recipe-index'
import { swrOptions } from '@/lib/hooks/swr-options'
import type { FoundRecipe } from '@/lib/recipe-search'

/** From so many letters on the recipes are searched too. */
const FEWEST_LETTERS = 2

const build = async (entries: RecipeEntry[]) => {
  const { createRecipeSearch } = await import('@/lib/recipe-search')
  return createRecipeSearch(entries)
}

/**
 * Recipes that match the typed text, under the spec's own matches. `undefined` while there is nothing to say: too few
 * letters, still loading, or an API without the index, which the search lives without.
 */
export function useRecipeSearch(typed: string): FoundRecipe[] | undefined {
  const isWanted = typed.trim().length >= FEWEST_LETTERS
  const { entries } = useRecipeIndex({ isWanted })
  const { data: search } = useSWR(
    entries ? 'recipe-search' : null,
    () => entries && build(entries),
    swrOptions,
  )
  return useMemo(() => (isWanted ? search?.(typed) : undefined), [isWanted, search, typed])
}
