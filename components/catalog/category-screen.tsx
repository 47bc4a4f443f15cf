import { useState } from 'react'

import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { FilterButton } from '@/components/catalog/filter-button'
import { RecipeGrid } from '@/components/catalog/recipe-grid'
import type { Category } from '@/lib/catalog/categories-api'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import type { ScreenProps } from '@/lib/router/screen-props'
import { AsyncView } from '@/components/ui/async-view'
import { Button, LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { Picture } from '@/components/ui/picture'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { ScreenTitle } from '@/components/ui/screen-title'
import { Skeleton } from '@/components/ui/skeleton'
import { pictureProps } from '@/lib/api/assets'
import { eagerPictures } from '@/lib/browser/eager-pictures'
import { drawings } from '@/lib/feedback/drawings'
import { describeError } from '@/lib/feedback/describe-error'
import { preloadModule, useLazyModule } from '@/lib/router/use-lazy-module'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useHistoryState } from '@/lib/router/use-history-state'
import { useRecipeCards } from '@/lib/recipes/use-recipes'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { catalog } from '@/lib/catalog/messages'
import { common } from '@/lib/feedback/messages'
import { failures } from '@/lib/feedback/failure-messages'
import { titles } from '@/lib/router/titles'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { useCategoryCacheStore } from '@/lib/catalog/category-cache-store'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'

const loadFilteredCategory = () =>
  import(/* webpackChunkName: "filters" */ '@/components/catalog/filtered-category').then(
    (m) => m.FilteredCategory,
  )
const loadShareMark = () => import('@/components/recipes/share-mark').then((m) => m.ShareMark)
const preloadFilters = () => preloadModule(loadFilteredCategory)

/** The recipes of a category. Its title comes from the cached category card, or else from the first recipe. */
export function CategoryScreen({ id, query }: ScreenProps) {
  const { recipes, isWhole, error, retry } = useRecipeCards(id)
  const [isOpen, setIsOpen] = useHistoryState('filters', false)
  // The query of this screen contains only filters.
  const isFiltered = Boolean(query.toString())
  // Stays true once set: a reset of the filters must not unmount the panel, which may have the focus.
  const [needsFilters, setNeedsFilters] = useState(false)
  if (!needsFilters && (isFiltered || isOpen)) setNeedsFilters(true)
  const { loaded: FilteredCategory, loadFailure } = useLazyModule(loadFilteredCategory, needsFilters)
  const isTitleDrawn = useDeferredBody()
  const category = useCategoryCacheStore((state) => state.items.find((card) => card.id === id))
  const title = category?.title ?? recipes?.[0]?.categoryTitle ?? titles.category
  useDocumentTitle(title)
  const failure = describeError(error, failures.noCategory)
  const toCategories = <LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>

  return (
    <div className="flex flex-col gap-base tablet:gap-roomy">
      <Header id={id} title={title} category={category} recipes={recipes} hasFailed={failure !== undefined} />
      {isTitleDrawn && (
        <AsyncView
          // Filters need all recipes.
          data={isFiltered && !isWhole ? undefined : recipes}
          failure={failure && !isWhole ? { ...failure, notice: failures.partly } : failure}
          onRetry={retry}
          skeleton={
            <>
              <Skeleton className="h-touch w-giant self-end" />
              <CardGridSkeleton shape="card" />
            </>
          }
          exitLink={toCategories}
        >
          {(loaded) => {
            if (loaded.length === 0)
              return (
                <Message picture={drawings.notFound} title={catalog.emptyCategory}>
                  {toCategories}
                </Message>
              )
            if (FilteredCategory && isWhole)
              return (
                <FilteredCategory
                  id={id}
                  query={query}
                  recipes={loaded}
                  isOpen={isOpen}
                  setIsOpen={setIsOpen}
                />
              )
            return (
              <>
                <div className="flex flex-wrap items-center gap-tight">
                  <p className="mr-auto text-label text-ink-soft">
                    {isWhole && !isFiltered && catalog.recipes(loaded.length)}
                  </p>
                  <FilterButton
                    isOpen={isOpen}
                    onPointerEnter={preloadFilters}
                    onFocus={preloadFilters}
                    onClick={() => setIsOpen(!isOpen)}
                  />
                </div>
                {loadFailure && <QuietNotice {...loadFailure} />}
                {isFiltered ? (
                  !loadFailure && <CardGridSkeleton shape="card" />
                ) : (
                  <RecipeGrid recipes={loaded} />
                )}
              </>
            )
          }}
        </AsyncView>
      )}
    </div>
  )
}

type HeaderProps = {
  id: string
  title: string
  /** The cached card of the category. */
  category: Category | undefined
  recipes: RecipeCard[] | undefined
  hasFailed: boolean
}

/** The title of the category with a picture, and the buttons that lead on. */
function Header({ id, title, category, recipes, hasFailed }: HeaderProps) {
  const { loaded: ShareMark } = useLazyModule(loadShareMark, true)
  const signedIn = useSessionStore(isSignedIn)
  const pictured = category ?? recipes?.[0]
  return (
    <div className="flex flex-wrap items-center justify-between gap-snug">
      {/* On phones always in a row of its own, or its late title would move the buttons below it. */}
      <div className="flex basis-full flex-wrap items-center gap-base tablet:basis-auto">
        {pictured ? (
          <div data-grown-card>
            <Picture
              {...pictureProps(pictured.name, pictured.picture)}
              // Those of the first card in the grid, so that it is the same file.
              sizes={category ? '7rem' : eagerPictures.card.sizes}
              eager
              className="size-thumb rounded-control"
            />
          </div>
        ) : (
          !recipes && !hasFailed && <Skeleton className="size-thumb" />
        )}
        <div className="min-w-word flex-1">
          <ScreenTitle title={title} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-tight">
        {(recipes || !hasFailed) && (
          // Reserves the space of the button, which loads late.
          <div className="size-touch">{ShareMark && <ShareMark shared={{ category: { id, title } }} />}</div>
        )}
        {signedIn && (
          <Button variant="secondary" size="small" onClick={() => navigate(paths.list)}>
            {catalog.shoppingList}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => navigate(paths.categories)}>
          {common.back}
        </Button>
      </div>
    </div>
  )
}
