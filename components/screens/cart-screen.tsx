import { CartView } from '@/components/cart/cart-view'
import { CartSkeleton } from '@/components/cart/cart-skeleton'
import { AsyncView } from '@/components/ui/async-view'
import { BackButton } from '@/components/ui/back-button'
import { LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { ScreenTitle } from '@/components/ui/screen-title'
import { drawings } from '@/lib/drawings'
import { buildCart } from '@/lib/cart'
import { explain } from '@/lib/explain'
import { useShop } from '@/lib/hooks/use-shop'
import { useTitleFirst } from '@/lib/hooks/use-title-first'
import { cart as messages } from '@/lib/messages/cart'
import { common } from '@/lib/messages/common'
import { shoppingList } from '@/lib/messages/shopping-list'
import { documentTitle } from '@/lib/messages/titles'
import { goBack } from '@/lib/navigation'
import { needsByTitle } from '@/lib/needs'
import { hash, paths } from '@/lib/routes'
import { useCartStore } from '@/lib/stores/cart-store'
import { openTitles, useListStore } from '@/lib/stores/list-store'
import { useNeedsStore } from '@/lib/stores/needs-store'

/** The shop cart: what of the shopping list the shop sells, at which price. */
export function CartScreen() {
  const listTitles = useListStore((state) => state.titles)
  const bought = useListStore((state) => state.bought)
  const choices = useCartStore((state) => state.choices)
  const { shares } = useNeedsStore((state) => state.needs)
  const { products, error, retry } = useShop()
  const isTitleDrawn = useTitleFirst()
  return (
    <div className="flex flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={messages.title} documentTitle={documentTitle(messages.title)} />
      {listTitles.length === 0 ? (
        <Message picture={drawings.emptyCart} title={shoppingList.empty} hint={shoppingList.emptyHint}>
          <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
        </Message>
      ) : (
        isTitleDrawn && (
          <AsyncView data={products} failure={explain(error)} onRetry={retry} skeleton={<CartSkeleton />}>
            {(onSale) => (
              <CartView
                cart={buildCart(
                  openTitles({ titles: listTitles, bought }),
                  onSale,
                  choices,
                  needsByTitle(shares),
                )}
              />
            )}
          </AsyncView>
        )
      )}
    </div>
  )
}
