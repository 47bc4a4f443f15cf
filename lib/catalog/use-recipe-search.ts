import { useEffect, useMemo } from 'react'
import useSWR from 'swr'

import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { swrOptions } from '@/lib/api/swr-options'
import { fetchWords, loadSearch } from '@/lib/catalog/load-search'
import type { SearchWords } from '@/lib/catalog/search-words-api'

/** Minimum length of a query for the recipe search. */
const MIN_QUERY_LENGTH = 2

const build = async (entries: RecipeEntry[], words: SearchWords | undefined) => {
  const { createRecipeSearch } = await loadSearch()
  return { entries, words, search: await createRecipeSearch(entries, words) }
}

/** The search, built from the recipe index and the words, which are fetched once `isWanted`. */
function useSearch(isWanted: boolean) {
  const index = useRecipeIndex({ isWanted })
  const { entries } = index
  const {
    data: words,
    error: wordsError,
    mutate: refetchWords,
  } = useSWR(isWanted ? 'search-words' : null, fetchWords, swrOptions)
  const isReady = entries !== undefined && (words !== undefined || wordsError !== undefined)
  const {
    data: built,
    error: buildError,
    mutate,
  } = useSWR(isReady ? 'recipe-search' : null, () => entries && build(entries, words), swrOptions)
  const isRenewed = isReady && built !== undefined && (built.entries !== entries || built.words !== words)
  useEffect(() => {
    if (isRenewed) void mutate()
  }, [isRenewed, mutate])
  return {
    search: built?.search,
    error: entries ? (buildError as Error | undefined) : index.error,
    retry: () => {
      if (wordsError) void refetchWords()
      return entries ? mutate() : index.retry()
    },
  }
}

/** Prepares the search once its field is used: the first letter comes half a second after the tap that opens the keyboard. */
export const usePreloadedSearch = (isFieldUsed: boolean) => void useSearch(isFieldUsed)

/**
 * Recipes that match the query, in addition to the categories of the spec's search. `result` is undefined for a short query,
 * while loading, and if the index or the search code failed to load; then `error` is set. If the API does not say what the
 * words of a search mean, recipes are found only by the words of their titles and ingredients.
 */
export function useRecipeSearch(typed: string) {
  const isLongEnough = typed.trim().length >= MIN_QUERY_LENGTH
  // Also for a single letter, to know whether the API has an index.
  const { search, error, retry } = useSearch(typed.trim() !== '')
  const result = useMemo(() => (isLongEnough ? search?.(typed) : undefined), [isLongEnough, search, typed])
  return { result, isLoading: isLongEnough && !search && !error, error, retry }
}
