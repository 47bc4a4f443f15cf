import { CategoryGrid } from '@/components/catalog/category-grid'
import type { FoundRecipesProps } from '@/components/catalog/found-recipes'
import type { TodayRecipesProps } from '@/components/catalog/today-recipes'
import { Message } from '@/components/ui/message'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import type { Category } from '@/lib/catalog/categories-api'
import { catalog } from '@/lib/catalog/messages'
import { browsedRecipes } from '@/lib/catalog/quick-choices'
import type { SearchResult } from '@/lib/catalog/recipe-search'
import type { useFoundRecipes } from '@/lib/catalog/use-recipe-search'
import { describeError } from '@/lib/feedback/describe-error'
import { drawings } from '@/lib/feedback/drawings'
import { common } from '@/lib/feedback/messages'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { type LazyComponent, useLazyModule } from '@/lib/router/use-lazy-module'

const foundRecipes: LazyComponent<FoundRecipesProps> = {
  load: () =>
    import(/* webpackChunkName: "filters" */ '@/components/catalog/found-recipes').then(
      (m) => m.FoundRecipes,
    ),
}

const todayRecipes: LazyComponent<TodayRecipesProps> = {
  load: () => import('@/components/catalog/today-recipes').then((m) => m.TodayRecipes),
}

type SearchResultsProps = {
  found: Category[]
  recipes: ReturnType<typeof useFoundRecipes>
  query: URLSearchParams
}

const noResult: SearchResult = { found: [], hint: undefined }

/** Found categories (spec point 4), followed by found recipes, or by those of all that were chosen without a search. */
export function SearchResults({
  found,
  recipes: { result = noResult, isLoading, error: unknown, retry },
  query,
}: SearchResultsProps) {
  const recipes = result.found
  const nothing = catalog.nothingFound
  const browsed = browsedRecipes(query)
  const isToday = browsed === 'today'
  const isBrowsing = browsed !== undefined && !query.get('q')
  const { entries } = useRecipeIndex({ isWanted: isToday })
  const { loaded: FoundRecipes, loadFailure } = useLazyModule(foundRecipes, recipes.length > 0 && !isToday)
  const { loaded: TodayRecipes, loadFailure: noToday } = useLazyModule(
    todayRecipes,
    recipes.length > 0 && isToday,
  )
  // An API without the index is no failure: the search then works as the spec says.
  const failure = describeError(unknown)
  const isEmpty = found.length === 0 && recipes.length === 0 && !isLoading
  return (
    <div className="flex flex-col gap-roomy pt-tight">
      <div role="status" className={isEmpty ? undefined : 'sr-only'}>
        {(found.length > 0 || recipes.length > 0) && catalog.found(found.length, recipes.length)}
        {isEmpty &&
          (failure?.retry ? (
            <p className="text-label text-ink-soft">{nothing}</p>
          ) : (
            <Message
              picture={drawings.notFound}
              title={nothing}
              hint={isBrowsing ? undefined : catalog.nothingFoundHint}
            />
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
      {noToday && <QuietNotice {...noToday} />}
      {TodayRecipes && entries && <TodayRecipes {...result} entries={entries} query={query} />}
      {FoundRecipes && <FoundRecipes {...result} query={query} />}
    </div>
  )
}
