import { useMemo } from 'react'
import useSWR from 'swr'

import { swrOptions } from '@/lib/api/swr-options'
import { catalog } from '@/lib/catalog/messages'
import { browsedRecipes, isChosen, searchedText } from '@/lib/catalog/quick-choices'
import type { FoundRecipe, SearchResult } from '@/lib/catalog/recipe-search'
import type { SearchWords } from '@/lib/catalog/search-words-api'
import { fetchWords } from '@/lib/catalog/load-search'
import { useRecipeSearch } from '@/lib/catalog/use-recipe-search'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'

const unmarked = (entry: RecipeEntry): FoundRecipe => ({
  entry,
  lacks: undefined,
  mark: () => ({ title: [{ text: entry.title, isMatch: false }], ingredients: [] }),
})

/**
 * The recipes of the query of an address: those that its text finds, or all of them for chips without a text. With «дешевле»
 * the dishes that the catalogue lists under this word come before all others: a jar of pickles is cheap, but no dinner.
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

/** Marks the recipes that the catalogue does not list under «дешевле». */
function withAside(result: SearchResult, { concepts }: SearchWords): SearchResult {
  const cheap = concepts.find(({ words }) => words.includes(catalog.quick.cheaper))
  if (!cheap) return result
  const isMeant = ({ id, categoryId = '' }: RecipeEntry) =>
    !cheap.except.includes(id) && (cheap.recipes.includes(id) || cheap.categories.includes(categoryId))
  return { ...result, found: result.found.map((one) => ({ ...one, isAside: !isMeant(one.entry) })) }
}
