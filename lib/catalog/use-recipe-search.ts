import { useEffect, useMemo } from 'react'
import useSWR from 'swr'

import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { swrOptions } from '@/lib/api/swr-options'

/** Minimum length of a query for the recipe search. */
const FEWEST_LETTERS = 2

const build = async (entries: RecipeEntry[]) => {
  const { createRecipeSearch } = await import('@/lib/catalog/recipe-search')
  return { entries, search: await createRecipeSearch(entries) }
}

/**
 * Recipes that match the query, in addition to the categories of the spec's search. `found` is undefined for a short query,
 * while loading, and if the index or the search code failed to load; then `error` is set.
 */
export function useRecipeSearch(typed: string) {
  const isWanted = typed.trim().length >= FEWEST_LETTERS
  const index = useRecipeIndex({ isWanted })
  const { entries } = index
  const {
    data: built,
    error: lost,
    mutate,
  } = useSWR(entries ? 'recipe-search' : null, () => entries && build(entries), swrOptions)
  const search = built?.search
  const isRenewed = built !== undefined && entries !== undefined && built.entries !== entries
  useEffect(() => {
    if (isRenewed) void mutate()
  }, [isRenewed, mutate])
  const found = useMemo(() => (isWanted ? search?.(typed) : undefined), [isWanted, search, typed])
  const error = entries ? (lost as Error | undefined) : index.error
  return {
    found,
    isLoading: isWanted && !search && !error,
    error,
    retry: () => (entries ? mutate() : index.retry()),
  }
}
