import { useDeferredValue, useState } from 'react'

import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { CategoryGrid } from '@/components/catalog/category-grid'
import type { FoundRecipesProps } from '@/components/catalog/found-recipes'
import { AsyncView } from '@/components/ui/async-view'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { useFocusOnNewItems } from '@/components/focus/use-focus-on-new-items'
import type { Category } from '@/lib/catalog/categories-api'
import { drawings } from '@/lib/feedback/drawings'
import { describeError } from '@/lib/feedback/describe-error'
import { useCategories } from '@/lib/catalog/use-categories'
import { type LazyComponent, useLazyModule } from '@/lib/router/use-lazy-module'
import type { SearchResult } from '@/lib/catalog/recipe-search'
import { useRecipeSearch } from '@/lib/catalog/use-recipe-search'
import { catalog } from '@/lib/catalog/messages'
import { common } from '@/lib/feedback/messages'
import { isSearch, searchByPrefix } from '@/lib/catalog/category-search'
import { useCategoryCacheStore } from '@/lib/catalog/category-cache-store'

const foundRecipes: LazyComponent<FoundRecipesProps> = {
  load: () =>
    import(/* webpackChunkName: "filters" */ '@/components/catalog/found-recipes').then(
      (m) => m.FoundRecipes,
    ),
}

/** The paginated category list, or what a search over the loaded categories finds; the address contains the query. */
export function CategoryList({ query }: { query: URLSearchParams }) {
  const typed = query.get('q') ?? ''
  const [hasAskedForMore, setHasAskedForMore] = useState(false)
  const { categories, error, hasMore, isLoadingMore, isMoreLost, loadMore, retry } = useCategories()
  const items = useCategoryCacheStore((state) => state.items)
  const count = categories?.length ?? 0
  const { list, onMore } = useFocusOnNewItems<HTMLDivElement>(count)
  // The number of categories at the failure: SWR clears the error on a retry, which would remove the pressed button.
  const [lostAt, setLostAt] = useState<number>()
  if (isMoreLost && lostAt !== count) setLostAt(count)
  // The end of a search returns to the first page.
  const [wasTyped, setWasTyped] = useState(typed !== '')
  if (wasTyped !== (typed !== '')) {
    setWasTyped(typed !== '')
    setLostAt(undefined)
  }
  // Includes the loaded list, since a log-out in another tab clears the cache.
  const known = [...new Map([...items, ...(categories ?? [])].map((card) => [card.id, card])).values()]
  const isSearching = isSearch(typed) && known.length > 0

  const recipes = useRecipeSearch(useDeferredValue(typed))

  function load() {
    setHasAskedForMore(true)
    onMore()
    loadMore()
  }

  return (
    <div ref={list} className="flex flex-col gap-roomy">
      <p role="status" className="sr-only">
        {hasAskedForMore && !isSearching && categories && catalog.shown(categories.length)}
      </p>
      {isSearching ? (
        <SearchResults found={searchByPrefix(known, typed)} recipes={recipes} query={query} />
      ) : (
        <AsyncView
          data={categories}
          failure={isMoreLost ? undefined : describeError(error, null)}
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
                <div className="mx-auto flex flex-col items-center gap-snug">
                  {lostAt === count && (
                    <QuietNotice notice={catalog.moreLost} retry={common.retry} onRetry={load} />
                  )}
                  <Button variant="secondary" isBusy={isLoadingMore} onClick={load}>
                    {catalog.loadMore}
                  </Button>
                </div>
              )}
            </>
          )}
        </AsyncView>
      )}
    </div>
  )
}

type SearchResultsProps = {
  found: Category[]
  recipes: ReturnType<typeof useRecipeSearch>
  query: URLSearchParams
}

const noResult: SearchResult = { found: [], hint: undefined }

/** Found categories (spec point 4), followed by found recipes. */
function SearchResults({
  found,
  recipes: { result = noResult, isLoading, error: unknown, retry },
  query,
}: SearchResultsProps) {
  const recipes = result.found
  const nothing = catalog.nothingFound
  const { loaded: FoundRecipes, loadFailure } = useLazyModule(foundRecipes, recipes.length > 0)
  // An API without the index is no failure: the search then works as the spec says.
  const failure = describeError(unknown)
  const isEmpty = found.length === 0 && recipes.length === 0 && !isLoading
  return (
    <>
      <div role="status" className={isEmpty ? undefined : 'sr-only'}>
        {(found.length > 0 || recipes.length > 0) && catalog.found(found.length, recipes.length)}
        {isEmpty &&
          (failure?.retry ? (
            <p className="text-label text-ink-soft">{nothing}</p>
          ) : (
            <Message picture={drawings.notFound} title={nothing} hint={catalog.nothingFoundHint} />
          ))}
      </div>
      {found.length > 0 && <CategoryGrid categories={found} />}
      {failure?.retry && (
        <QuietNotice
          notice={`${catalog.noRecipeSearch} ${failure.hint}`}
          retry={failure.retry}
          onRetry={retry}
        />
      )}
      {isLoading && (
        <Loading label={common.loading}>
          <Skeleton className="h-giant w-full rounded-card" />
        </Loading>
      )}
      {loadFailure && <QuietNotice {...loadFailure} />}
      {FoundRecipes && <FoundRecipes {...result} query={query} />}
    </>
  )
}
