import { CategoryChips } from '@/components/catalog/category-chips'
import { CategoryGrid } from '@/components/catalog/category-grid'
import { Message } from '@/components/ui/message'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import type { Category } from '@/lib/catalog/categories-api'
import { isFiltering, parseFilters } from '@/lib/catalog/filters-query'
import { isSearch } from '@/lib/catalog/search-by-prefix'
import { search } from '@/lib/catalog/search-messages'
import { browsedRecipes } from '@/lib/catalog/quick-choices'
import type { SearchResult } from '@/lib/catalog/recipe-search'
import type { useFoundRecipes } from '@/lib/catalog/use-found-recipes'
import { describeError } from '@/lib/feedback/describe-error'
import { drawings } from '@/lib/feedback/drawings'
import { common } from '@/lib/feedback/messages'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadFoundRecipes = () =>
  import(/* webpackChunkName: "filters" */ '@/components/catalog/found-recipes').then((m) => m.FoundRecipes)

const loadTodayRecipes = () => import('@/components/catalog/today-recipes').then((m) => m.TodayRecipes)

type SearchResultsProps = {
  found: Category[]
  recipes: ReturnType<typeof useFoundRecipes>
  query: URLSearchParams
}

const emptyResult: SearchResult = { found: [], hint: undefined }

/** Found categories (spec point 4), followed by found recipes or, without a search, by the recipes of the pressed chips. */
export function SearchResults({
  found,
  recipes: { result: searched, isLoading, error, retry },
  query,
}: SearchResultsProps) {
  const result = searched ?? emptyResult
  const recipes = result.found
  const browsed = browsedRecipes(query)
  const isToday = browsed === 'today'
  // Where only some of them are shown, `TodayRecipes` or `FilteredRecipes` announces these.
  const counted = isToday || isFiltering(parseFilters(query)) ? [] : recipes
  const partial = counted.filter(({ lacks }) => lacks).length
  const isBrowsing = browsed !== undefined && !isSearch(query.get('q') ?? '')
  const { loaded: Recipes, loadFailure } = useLazyModule(
    isToday ? loadTodayRecipes : loadFoundRecipes,
    recipes.length > 0,
  )
  // `retry` is undefined where the API has no recipe index: that is no failure, the search then works as the spec says.
  const failure = describeError(error)
  // Recipes that are still loading or, for one letter, not searched may begin with it.
  const isEmpty = found.length === 0 && recipes.length === 0 && (searched ?? error) !== undefined
  const Categories = recipes.length > 0 || isLoading ? CategoryChips : CategoryGrid
  return (
    <div className="flex flex-col gap-roomy pt-tight">
      <div role="status" className={isEmpty ? undefined : 'sr-only'}>
        {(found.length > 0 || counted.length > 0) &&
          search.found(found.length, counted.length - partial, partial)}
        {isEmpty &&
          (failure?.retry ? (
            <p className="text-label text-ink-soft">{search.nothingFound}</p>
          ) : (
            <Message
              picture={drawings.notFound}
              title={search.nothingFound}
              hint={isBrowsing ? undefined : searched ? search.nothingFoundHint : search.noCategoryFoundHint}
            />
          ))}
      </div>
      {found.length > 0 && <Categories categories={found} />}
      {failure?.retry && (
        <QuietNotice
          notice={`${search.noRecipeSearch} ${failure.hint}`}
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
      {Recipes && <Recipes {...result} query={query} />}
    </div>
  )
}
