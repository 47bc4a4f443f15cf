import { useEffect, useMemo } from 'react'
import useSWR from 'swr'

import { catalog } from '@/lib/catalog/messages'
import { browsedRecipes, isChosen, searchedText } from '@/lib/catalog/quick-choices'
import type { FoundRecipe, SearchResult } from '@/lib/catalog/recipe-search'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { swrOptions } from '@/lib/api/swr-options'
import type { SearchWords } from '@/lib/catalog/search-words-api'

/** Minimum length of a query for the recipe search. */
const MIN_QUERY_LENGTH = 2

/** The search and its request, in one chunk: nobody who does not search needs them. */
const loadSearch = () => import('@/lib/catalog/recipe-search')

const fetchWords = async () => (await loadSearch()).fetchSearchWords()

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

const unmarked = (entry: RecipeEntry): FoundRecipe => ({
  entry,
  lacks: undefined,
  mark: () => ({ title: [{ text: entry.title, isMatch: false }], ingredients: [] }),
})

/**
 * The recipes of the query of an address: those that its text finds, or all of them for chips without a text. For a chip the
 * cheapest come after what the catalogue has under the chip's word: a jar of pickles is cheap, and no dinner.
 */
export function useFoundRecipes(query: URLSearchParams) {
  const text = searchedText(query)
  const isBrowsing = browsedRecipes(query) !== undefined && !query.get('q')?.trim()
  const isAll = isBrowsing && text === ''
  const search = useRecipeSearch(text)
  const { entries, error, retry } = useRecipeIndex({ isWanted: isAll })
  const isCheaper = isBrowsing && isChosen(query, 'cheaper')
  const { data: words, error: wordsError } = useSWR(isCheaper ? 'search-words' : null, fetchWords, swrOptions)
  const isKnown = !isCheaper || words !== undefined || wordsError !== undefined
  const all = useMemo(
    (): SearchResult | undefined =>
      isAll && entries ? { found: entries.map(unmarked), hint: undefined } : undefined,
    [isAll, entries],
  )
  const { result: found, ...rest } = isAll ? { result: all, isLoading: !all && !error, error, retry } : search
  const result = useMemo(
    () => (isCheaper && words && found ? withAside(found, words) : found),
    [isCheaper, words, found],
  )
  return isKnown ? { ...rest, result } : { ...rest, result: undefined, isLoading: !rest.error }
}

/** The recipes with those marked that the catalogue does not have in mind with «дешевле». */
function withAside(result: SearchResult, { concepts }: SearchWords): SearchResult {
  const cheap = concepts.find(({ words }) => words.includes(catalog.quick.cheaper))
  if (!cheap) return result
  const isMeant = ({ id, categoryId = '' }: RecipeEntry) =>
    !cheap.except.includes(id) && (cheap.recipes.includes(id) || cheap.categories.includes(categoryId))
  return { ...result, found: result.found.map((one) => ({ ...one, isAside: !isMeant(one.entry) })) }
}
