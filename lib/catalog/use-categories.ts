import useSWRInfinite from 'swr/infinite'

import { type Category, fetchCategories } from '@/lib/catalog/categories-api'
import { useCategoryCacheStore } from '@/lib/catalog/category-cache-store'
import { swrOptions } from '@/lib/api/swr-options'

/**
 * The category list, page by page. A page already loaded is not fetched again on coming back (decisions 5); each
 * answer also feeds the search's `items`.
 */
export function useCategories() {
  const addItems = useCategoryCacheStore((state) => state.add)
  const {
    data = [],
    error,
    size,
    setSize,
    mutate,
    isValidating,
  } = useSWRInfinite(
    (index) => ['categories', index + 1] as const,
    async ([, page]) => {
      const answer = await fetchCategories(page)
      addItems(answer.categories)
      return answer
    },
    { ...swrOptions, revalidateFirstPage: false },
  )

  const categories = unique(data.flatMap((page) => page.categories))
  const total = data.at(-1)?.count
  const loadedBefore = unique(data.slice(0, -1).flatMap((page) => page.categories)).length
  return {
    categories: total === undefined ? undefined : categories,
    error: error as Error | undefined,
    /**
     * More are on the server than are loaded: the spec's `showLoadMore`. A call that brought nothing new ends it, or
     * entries that had to be left out would have it offered for ever.
     */
    hasMore: total !== undefined && categories.length < total && categories.length > loadedBefore,
    isLoadingMore: isValidating && size > data.length,
    /** More was asked for and did not come; `error` tells why. */
    isMoreLost: error !== undefined && size > data.length && data.length > 0,
    loadMore: () => void setSize(data.length + 1),
    /** Asks again for the pages that failed; what is loaded stays. */
    retry: () => setSize(size),
    /** Back to the first page, as on entering the tab; nothing is fetched. */
    reset: () => void setSize(1),
    /** Back to the first page, fetched anew, as on clearing the search. */
    reload: () => {
      void setSize(1)
      void mutate(data.slice(0, 1), { revalidate: () => true })
    },
  }
}

function unique(categories: Category[]) {
  return [...new Map(categories.map((category) => [category.id, category])).values()]
}
