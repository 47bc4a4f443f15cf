import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { RecipeGrid } from '@/components/catalog/recipe-grid'
import type { ScreenProps } from '@/components/screens/screen'
import { AsyncView } from '@/components/ui/async-view'
import { Button, LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { Picture } from '@/components/ui/picture'
import { ScreenTitle } from '@/components/ui/screen-title'
import { drawings, pictureProps } from '@/lib/assets'
import { explain } from '@/lib/explain'
import { useRecipeCards } from '@/lib/hooks/use-recipes'
import { catalog, common, documentTitle, failures, titles } from '@/lib/messages'
import { navigate } from '@/lib/navigation'
import { hash, paths } from '@/lib/routes'
import { useItemsStore } from '@/lib/stores/items-store'
import { isSignedIn, useSessionStore } from '@/lib/stores/session-store'

/** Recipes of one category, whose title comes from the cards read before, or else from what its recipes may tell. */
export function CategoryScreen({ id }: ScreenProps) {
  const { recipes, error, retry } = useRecipeCards(id)
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
            <p className="text-label text-ink-soft">{recipes && catalog.recipes(recipes.length)}</p>
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
            <RecipeGrid recipes={loaded} />
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
