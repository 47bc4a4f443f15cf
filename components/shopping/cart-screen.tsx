import { CartView } from '@/components/shopping/cart-view'
import { CartSkeleton } from '@/components/shopping/cart-skeleton'
import { AsyncView } from '@/components/ui/async-view'
import { BackButton } from '@/components/ui/back-button'
import { LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { ScreenTitle } from '@/components/ui/screen-title'
import { drawings } from '@/lib/feedback/drawings'
import { describeError } from '@/lib/feedback/describe-error'
import { today } from '@/lib/calendar/days'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { homeNotes } from '@/lib/pantry/remainder-messages'
import { useCart } from '@/lib/shopping/use-cart'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { cart as messages } from '@/lib/shopping/cart-messages'
import { common } from '@/lib/feedback/messages'
import { shoppingList } from '@/lib/shopping/messages'
import { goBack } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'

/** The products of the shopping list that the shop sells, with their prices. */
export function CartScreen() {
  useDocumentTitle(messages.title)
  const { isListEmpty, build, error, retry } = useCart()
  const pantry = usePantryStore((state) => state.items)
  const isTitleDrawn = useDeferredBody()
  return (
    <div className="flex min-h-page flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={messages.title} />
      {isListEmpty ? (
        <Message picture={drawings.emptyCart} title={shoppingList.empty} hint={shoppingList.emptyHint}>
          <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
        </Message>
      ) : (
        isTitleDrawn && (
          <AsyncView
            data={build()}
            failure={describeError(error, null)}
            onRetry={retry}
            skeleton={<CartSkeleton />}
          >
            {(cart) => <CartView cart={cart} home={homeNotes(pantry, today())} />}
          </AsyncView>
        )
      )}
    </div>
  )
}
