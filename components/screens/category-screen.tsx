import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { RecipeGrid } from '@/components/catalog/recipe-grid'
import type { ScreenProps } from '@/components/screens/screen'
import { AsyncView } from '@/components/ui/async-view'
import { Button, LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { ScreenTitle } from '@/components/ui/screen-title'
import { drawings } from '@/lib/assets'
import { explain } from '@/lib/explain'
import { useRecipeCards } from '@/lib/hooks/use-recipes'
import { catalog, common, documentTitle, failures, titles } from '@/lib/messages'
import { navigate } from '@/lib/navigation'
import { hash, paths } from '@/lib/routes'
import { useItemsStore } from '@/lib/stores/items-store'
import { isSignedIn, useSessionStore } from '@/lib/stores/session-store'

/** Recipes of one category. The API does not name it here, so its title comes from the cards read before. */
export function CategoryScreen({ id }: ScreenProps) {
  const { recipes, error, retry } = useRecipeCards(id)
  const signedIn = useSessionStore(isSignedIn)
  const title = useItemsStore((state) => state.items.find((card) => card.id === id)?.title) ?? titles.category
  const toCategories = <LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>

  return (
    <div className="flex flex-col gap-roomy">
      <div className="flex flex-wrap items-center justify-between gap-base">
        <ScreenTitle title={title} documentTitle={documentTitle(title)} />
        <div className="flex flex-wrap gap-tight">
          {signedIn && (
            <Button look="secondary" onClick={() => navigate(paths.list)}>
              {catalog.shoppingList}
            </Button>
          )}
          <Button look="secondary" onClick={() => navigate(paths.categories)}>
            {common.back}
          </Button>
        </div>
      </div>
      <AsyncView
        data={recipes}
        failure={explain(error, failures.noCategory)}
        onRetry={retry}
        skeleton={<CardGridSkeleton />}
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
