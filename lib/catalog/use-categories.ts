import useSWRInfinite from 'swr/infinite'

import { fetchCategories, uniqueCategories } from '@/lib/catalog/categories-api'
import { useCategoryCacheStore } from '@/lib/catalog/category-cache-store'
import { swrOptions } from '@/lib/api/swr-options'

/**
 * The paginated category list. Loaded pages are not fetched again on return (decisions 5); each response also updates the
 * cache that the search uses.
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

  const categories = uniqueCategories(data.flatMap((page) => page.categories))
  const total = data.at(-1)?.count
  const loadedBefore = uniqueCategories(data.slice(0, -1).flatMap((page) => page.categories)).length
  return {
    categories: total === undefined ? undefined : categories,
    error: error as Error | undefined,
    /**
     * The spec's `showLoadMore`: the server has more categories. False after a page without new entries; otherwise invalid
     * entries, which are dropped, would keep it true.
     */
    hasMore: total !== undefined && categories.length < total && categories.length > loadedBefore,
    isLoadingMore: isValidating && size > data.length,
    /** Whether loading a further page failed; `error` is the reason. */
    hasLoadMoreFailed: error !== undefined && size > data.length && data.length > 0,
    loadMore: () => void setSize(data.length + 1),
    /** Retries the failed pages and keeps the loaded ones. */
    retry: () => setSize(size),
    /** Returns to the first page without a request, as on entering the tab. */
    reset: () => void setSize(1),
    /** Returns to the first page and fetches it again, as on clearing the search. */
    reload: () => {
      void setSize(1)
      void mutate(data.slice(0, 1), { revalidate: () => true })
    },
  }
}
