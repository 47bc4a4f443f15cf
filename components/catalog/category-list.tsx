import { type ReactNode, useState } from 'react'

import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { CategoryGrid } from '@/components/catalog/category-grid'
import { QuickChips } from '@/components/catalog/quick-chips'
import { SearchResults } from '@/components/catalog/search-results'
import { AsyncView } from '@/components/ui/async-view'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { useFocusOnNewItems } from '@/components/focus/use-focus-on-new-items'
import { drawings } from '@/lib/feedback/drawings'
import { describeError } from '@/lib/feedback/describe-error'
import { uniqueCategories } from '@/lib/catalog/categories-api'
import { useCategories } from '@/lib/catalog/use-categories'
import { useFoundRecipes } from '@/lib/catalog/use-found-recipes'
import { catalog } from '@/lib/catalog/messages'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import { common } from '@/lib/feedback/messages'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { isSearch, searchByPrefix } from '@/lib/catalog/search-by-prefix'
import { browsedRecipes } from '@/lib/catalog/quick-choices'
import { useCategoryCacheStore } from '@/lib/catalog/category-cache-store'

type CategoryListProps = {
  query: URLSearchParams
  /** Stands before the chips in their row. */
  children?: ReactNode
}

const loadQuickToday = () => import('@/components/catalog/quick-today').then((m) => m.QuickToday)

/** The paginated category list, or the results of a search or a chip; the address contains the query. */
export function CategoryList({ query, children }: CategoryListProps) {
  const typed = query.get('q') ?? ''
  /** The number of categories at the last press of «Загрузить ещё». */
  const [countBefore, setCountBefore] = useState<number>()
  const { categories, error, hasMore, isLoadingMore, hasLoadMoreFailed, loadMore, retry } = useCategories()
  const items = useCategoryCacheStore((state) => state.items)
  const count = categories?.length ?? 0
  const { list, onMore } = useFocusOnNewItems<HTMLDivElement>(count)
  // Includes the loaded list, since a log-out in another tab clears the cache.
  const known = uniqueCategories([...items, ...(categories ?? [])])
  const browsed = browsedRecipes(query)
  const isSearching = browsed !== undefined || (isSearch(typed) && known.length > 0)

  // Only wide windows have room below the categories.
  const isWide = useMedia(breakpoints.wide)
  const { loaded: QuickToday } = useLazyModule(loadQuickToday, isWide)
  const recipes = useFoundRecipes(query)

  function load() {
    setCountBefore(count)
    onMore()
    loadMore()
  }

  return (
    <div ref={list} className="group/list flex flex-col gap-tight tablet:gap-base">
      <QuickChips query={query}>{children}</QuickChips>
      <p role="status" className="sr-only">
        {countBefore !== undefined && count > countBefore && !isSearching && catalog.shown(count)}
      </p>
      {isSearching ? (
        <SearchResults
          found={isSearch(typed) ? searchByPrefix(known, typed) : []}
          recipes={recipes}
          query={query}
        />
      ) : (
        <AsyncView
          data={categories}
          failure={hasLoadMoreFailed ? undefined : describeError(error, null)}
          onRetry={retry}
          skeleton={<CardGridSkeleton shape="tile" />}
        >
          {(loaded) => (
            <>
              {loaded.length > 0 ? (
                <CategoryGrid categories={loaded} />
              ) : (
                <Message picture={drawings.notFound} title={catalog.noCategories} />
              )}
              {hasMore && (
                <LoadMore
                  count={count}
                  hasFailed={hasLoadMoreFailed}
                  isLoading={isLoadingMore}
                  onLoad={load}
                />
              )}
              {QuickToday && <QuickToday />}
            </>
          )}
        </AsyncView>
      )}
    </div>
  )
}

type LoadMoreProps = {
  /** The number of categories that are shown. */
  count: number
  hasFailed: boolean
  isLoading: boolean
  onLoad: () => void
}

/** The button for the next categories, with a notice if they failed to load. */
function LoadMore({ count, hasFailed, isLoading, onLoad }: LoadMoreProps) {
  // The number of categories at the failure: SWR clears the error on a retry, which would remove the pressed button.
  const [failedAt, setFailedAt] = useState<number>()
  if (hasFailed && failedAt !== count) setFailedAt(count)
  return (
    <div className="mx-auto mt-snug flex flex-col items-center gap-snug">
      {failedAt === count && (
        <QuietNotice notice={catalog.loadMoreFailed} retry={common.retry} onRetry={onLoad} />
      )}
      <Button variant="secondary" isBusy={isLoading} onClick={onLoad}>
        {catalog.loadMore}
      </Button>
    </div>
  )
}
