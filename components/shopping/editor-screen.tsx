import { useEffect, useState } from 'react'

import { ListEditor } from '@/components/shopping/list-editor'
import { ListSkeleton } from '@/components/shopping/list-skeleton'
import { ShopNotice } from '@/components/shop/shop-notice'
import type { ScreenProps } from '@/lib/router/screen-props'
import { AsyncView } from '@/components/ui/async-view'
import { BackButton } from '@/components/ui/back-button'
import { LinkButton } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { describeError } from '@/lib/feedback/describe-error'
import { today } from '@/lib/calendar/days'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { homeNotes } from '@/lib/pantry/remainder-messages'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useRecipes } from '@/lib/recipes/use-recipes'
import { useShop } from '@/lib/shop/use-shop'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { common } from '@/lib/feedback/messages'
import { failures } from '@/lib/feedback/failure-messages'
import { shoppingList } from '@/lib/shopping/messages'
import { titles } from '@/lib/router/titles'
import { goBack, navigate } from '@/lib/router/navigation'
import type { WantedRecipe } from '@/lib/shopping/recipe-shares'
import { hash, paths } from '@/lib/router/routes'
import { scaleOf } from '@/lib/recipes/scale'
import { staplesOf } from '@/lib/shop/staples'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { showToast } from '@/lib/feedback/toasts-store'

/** How long ingredients wait for the shop's staples, since grouping these later shifts the layout. */
const WAIT_FOR_SHOP_MS = 600

/** Chooses the ingredients of a recipe that go onto the shopping list. */
export function EditorScreen({ id }: ScreenProps) {
  useDocumentTitle(titles.editor)
  const { recipes, error, retry } = useRecipes(id)
  const shop = useShop()
  const pantry = usePantryStore((state) => state.items)
  const choices = useServingsStore((state) => state.choices)
  const isTitleDrawn = useDeferredBody()
  const isShopLate = useHasElapsed(WAIT_FOR_SHOP_MS)

  const wanted = recipes?.map((recipe) => ({ recipe, scale: scaleOf(recipe, choices) }))

  function save(kept: WantedRecipe[]) {
    useShoppingStore.getState().addRecipes(kept)
    showToast({ type: 'success', message: shoppingList.saved })
    navigate(paths.list)
  }

  return (
    <div className="mx-auto flex min-h-page max-w-text flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={shoppingList.editorTitle} />
      {wanted && <p className="text-lead text-ink-soft">{wanted.map(nameOf).join(', ')}</p>}
      {isTitleDrawn && (
        <AsyncView
          data={shop.products || shop.error || isShopLate ? wanted : undefined}
          failure={describeError(error, failures.noRecipe)}
          onRetry={() => Promise.all([retry(), shop.error && shop.retry()])}
          skeleton={<ListSkeleton />}
          exitLink={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
        >
          {(loaded) => (
            <>
              <ShopNotice {...shop} isPriced={false} />
              <ListEditor
                recipes={loaded}
                staples={staplesOf(shop.products ?? [])}
                home={homeNotes(pantry, today())}
                onSave={save}
              />
            </>
          )}
        </AsyncView>
      )}
    </div>
  )
}

function useHasElapsed(ms: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasElapsed
}

/** The title of a recipe, with the servings where they differ from its base servings. */
const nameOf = ({ recipe: { title }, scale }: WantedRecipe) =>
  scale && scale.servings !== scale.baseServings ? shoppingList.servings(title, scale.servings) : title
