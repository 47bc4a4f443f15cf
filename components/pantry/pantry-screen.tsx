import { DishList } from '@/components/pantry/dish-list'
import { PantryPicker } from '@/components/pantry/pantry-picker'
import { ShopNotice } from '@/components/shop/shop-notice'
import { AsyncView } from '@/components/ui/async-view'
import { LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { ScreenTitle } from '@/components/ui/screen-title'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { drawings } from '@/lib/feedback/drawings'
import { describeError } from '@/lib/feedback/describe-error'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { useShop } from '@/lib/shop/use-shop'
import { common } from '@/lib/feedback/messages'
import { pantry } from '@/lib/pantry/messages'
import { titles } from '@/lib/router/titles'
import { ingredientsByUse } from '@/lib/catalog/ingredient-titles'
import { type Dish, rankDishes } from '@/lib/pantry/rank-dishes'
import { hash, paths } from '@/lib/router/routes'
import { staplesOf } from '@/lib/shop/staples'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { pantryActions } from '@/lib/pantry/pantry-actions'
import { isGoodOn, usePantryStore } from '@/lib/pantry/pantry-store'
import { today } from '@/lib/calendar/days'
import { packSize } from '@/lib/quantities/measure'
import { showToast } from '@/lib/feedback/toasts-store'

const loadPantryRemainders = () =>
  import('@/components/pantry/pantry-remainders').then((m) => m.PantryRemainders)

/** The pantry and the dishes that can be cooked from it. */
export function PantryScreen() {
  useDocumentTitle(titles.pantry)
  const { entries, error, retry } = useRecipeIndex()
  const shop = useShop()
  const items = usePantryStore((state) => state.items)
  const listed = useShoppingStore((state) => state.titles)
  const actions = pantryActions(items)
  const home = items.map(({ title }) => title)
  const good = items.filter((item) => isGoodOn(item, today())).map(({ title }) => title)
  const { loaded: PantryRemainders } = useLazyModule(loadPantryRemainders, items.length > 0)
  const staples = staplesOf(shop.products ?? [])
  const hasShopFailed = !shop.products && describeError(shop.error)?.retry !== undefined

  function unitOf(title: string) {
    const pack = shop.products?.find((product) => product.title === title)?.pack
    return pack && packSize(pack).unit
  }

  function addMissing({ missing }: Dish) {
    useShoppingStore.getState().addManual(missing)
    showToast({
      type: 'success',
      message: pantry.added(missing),
      action: pantry.toList,
      path: paths.list,
    })
  }

  return (
    <div className="flex flex-col gap-roomy">
      <div className="flex flex-col gap-tight">
        <ScreenTitle title={titles.pantry} />
        <p className="max-w-text text-lead text-ink-soft">{pantry.intro}</p>
      </div>
      <ShopNotice {...shop} notice={pantry.noShop} isPriced={false} />
      <AsyncView
        // Waits for the shop, which knows the staples: without them every dish would lack some.
        data={shop.products || shop.error ? entries : undefined}
        failure={describeError(error, pantry.noIndex)}
        onRetry={retry}
        skeleton={
          <Loading label={common.loading} className="flex flex-col gap-base">
            <Skeleton className="h-touch w-full" />
            <Skeleton className="h-giant w-full rounded-card" />
          </Loading>
        }
        exitLink={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
      >
        {(loaded) => (
          <>
            <PantryPicker
              ingredients={ingredientsByUse(loaded, staples)}
              home={home}
              hasStaples={staples.size > 0}
              onToggle={actions.toggle}
              onClear={actions.clear}
            />
            {PantryRemainders && (
              <PantryRemainders
                items={items}
                today={today()}
                unitOf={unitOf}
                onChange={actions.change}
                onRemove={actions.remove}
              />
            )}
            {good.length > 0 ? (
              <DishList
                dishes={rankDishes(loaded, new Set(good), staples)}
                onAddMissing={hasShopFailed ? undefined : addMissing}
                listed={listed}
              />
            ) : (
              <Message picture={drawings.emptyList} title={pantry.nothingChosen} />
            )}
          </>
        )}
      </AsyncView>
    </div>
  )
}
