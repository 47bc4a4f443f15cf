import useSWR from 'swr'

import { swrOptions } from '@/lib/api/swr-options'
import { fetchWords, loadSearch } from '@/lib/catalog/load-search'
import type { SearchWords } from '@/lib/catalog/search-words-api'

/** A shorter text is no name of a product. */
const MIN_NAME_LENGTH = 3

const build = async (words?: SearchWords) => {
  const { createTitleSearch, noSearchWords } = await loadSearch()
  return createTitleSearch(words ?? noSearchWords)
}

/**
 * The titles of products that the typed text means by another form or another name, where none of them begins so (`hasBegun`).
 * Undefined while what words mean is loading.
 */
export function useMeantTitles(typed: string, titles: string[], hasBegun: boolean): string[] | undefined {
  const isWanted = !hasBegun && typed.trim().length >= MIN_NAME_LENGTH
  const { data: words, error } = useSWR(isWanted ? 'search-words' : null, fetchWords, swrOptions)
  const isReady = isWanted && (words ?? error) !== undefined
  const { data: find, error: lost } = useSWR(isReady ? 'title-search' : null, () => build(words), swrOptions)
  if (!isWanted || lost) return []
  return find?.(typed, titles)
}
