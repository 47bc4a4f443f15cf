import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { FilteredRecipes } from '@/components/catalog/filtered-recipes'
import { RecipeGrid } from '@/components/catalog/recipe-grid'
import type { ScreenProps } from '@/components/screens/screen'
import { AsyncView } from '@/components/ui/async-view'
import { Button, LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { Picture } from '@/components/ui/picture'
import { ScreenTitle } from '@/components/ui/screen-title'
import type { RecipeCard } from '@/lib/api/recipes'
import { drawings, pictureProps } from '@/lib/assets'
import { explain } from '@/lib/explain'
import { isFiltering } from '@/lib/filters'
import { useFiltering } from '@/lib/hooks/use-filtering'
import { useRecipeCards } from '@/lib/hooks/use-recipes'
import { catalog } from '@/lib/messages/catalog'
import { common } from '@/lib/messages/common'
import { failures } from '@/lib/messages/failures'
import { filters as filterWords } from '@/lib/messages/filters'
import { documentTitle, titles } from '@/lib/messages/titles'
import { navigate } from '@/lib/navigation'
import { hash, paths } from '@/lib/routes'
import { useItemsStore } from '@/lib/stores/items-store'
import { isSignedIn, useSessionStore } from '@/lib/stores/session-store'

const cardOf = (recipe: RecipeCard) => recipe

/** Recipes of one category, whose title comes from the cards read before, or else from what its recipes may tell. */
export function CategoryScreen({ id, query }: ScreenProps) {
  const { recipes, error, retry } = useRecipeCards(id)
  const filtering = useFiltering({ recipes, cardOf, path: paths.category(id), query })
  const { filters, left, total, priceOf } = filtering
  const signedIn = useSessionStore(isSignedIn)
  const category = useItemsStore((state) => state.items.find((card) => card.id === id))
  const title = category?.title ?? recipes?.[0]?.categoryTitle ?? titles.category
  const toCategories = <LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>

  return (
    <div className="flex flex-col gap-roomy">
      <div className="flex flex-wrap items-center justify-between gap-snug">
        <div className="flex min-w-0 items-center gap-base">
          {category && (
            <div data-grown-card className="shrink-0">
              <Picture
                {...pictureProps(category.name, category.picture)}
                sizes="7rem"
                eager
                className="size-thumb rounded-control"
              />
            </div>
          )}
          <div className="min-w-0">
            <ScreenTitle title={title} documentTitle={documentTitle(title)} />
            <p className="text-label text-ink-soft">
              {left && (isFiltering(filters) ? filterWords.left(left.length, total) : catalog.recipes(total))}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-tight">
          {signedIn && (
            <Button look="secondary" size="small" onClick={() => navigate(paths.list)}>
              {catalog.shoppingList}
            </Button>
          )}
          <Button look="secondary" size="small" onClick={() => navigate(paths.categories)}>
            {common.back}
          </Button>
        </div>
      </div>
      <AsyncView
        data={recipes}
        failure={explain(error, failures.noCategory)}
        onRetry={retry}
        skeleton={<CardGridSkeleton shape="card" />}
        wayOut={toCategories}
      >
        {(loaded) =>
          loaded.length > 0 ? (
            <FilteredRecipes
              filtering={filtering}
              usualOrder={filterWords.inMenuOrder}
              skeleton={<CardGridSkeleton shape="card" />}
            >
              {(some) => <RecipeGrid recipes={some} priceOf={priceOf} />}
            </FilteredRecipes>
          ) : (
            <Message picture={drawings.notFound} title={catalog.emptyCategory}>
              {toCategories}
            </Message>
          )
        }
      </AsyncView>
    </div>
  )
}
