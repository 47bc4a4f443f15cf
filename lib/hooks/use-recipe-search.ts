import { useMemo } from 'react'
import useSWR from 'swr'

import { fetchRecipeIndex } from '@/lib/api/recipe-index'
import type { FoundRecipe } from '@/lib/recipe-search'

/** From so many letters on the recipes are searched too. */
const FEWEST_LETTERS = 2

const load = async () => {
  const [{ createRecipeSearch }, entries] = await Promise.all([
    import('@/lib/recipe-search'),
    fetchRecipeIndex(),
  ])
  return createRecipeSearch(entries)
}

/**
 * Recipes that match the typed text, under the spec's own matches. `undefined` while there is nothing to say: too few
 * letters, still loading, or an API without the index, which the search lives without.
 */
export function useRecipeSearch(typed: string): FoundRecipe[] | undefined {
  const isWanted = typed.trim().length >= FEWEST_LETTERS
  const { data: search } = useSWR(isWanted ? 'recipe-search' : null, load)
  return useMemo(() => (isWanted ? search?.(typed) : undefined), [isWanted, search, typed])
}
