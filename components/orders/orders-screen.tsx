import { OrderItems } from '@/components/orders/order-items'
import { Button, LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { ScreenTitle } from '@/components/ui/screen-title'
import { drawings } from '@/lib/feedback/drawings'
import { common } from '@/lib/feedback/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import { formatPlacedAt } from '@/lib/orders/order'
import { type PastOrder, useOrderHistoryStore } from '@/lib/orders/order-history-store'
import { order as messages } from '@/lib/orders/messages'
import { receipt as texts } from '@/lib/orders/receipt-messages'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { titles } from '@/lib/router/titles'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useShop } from '@/lib/shop/use-shop'
import { orderAgain } from '@/lib/shopping/basket'

/** The latest orders of this device. */
export function OrdersScreen() {
  useDocumentTitle(titles.orders)
  const orders = useOrderHistoryStore((state) => state.orders)
  const { products = [] } = useShop({ isWanted: orders.length > 0 })

  function repeat({ items }: PastOrder) {
    orderAgain(items, products)
    showToast({ type: 'success', message: texts.repeated })
    navigate(paths.cart)
  }

  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-base">
      <ScreenTitle title={titles.orders} />
      {orders.length === 0 ? (
        <Message picture={drawings.emptyCart} title={texts.none} hint={texts.noneHint}>
          <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
        </Message>
      ) : (
        <>
          <p className="text-label text-ink-soft">{texts.stored}</p>
          <ul className="flex flex-col gap-base">
            {orders.map((order) => (
              <li
                key={order.id}
                className="flex flex-col gap-tight rounded-card bg-surface p-roomy shadow-card"
              >
                <h2 className="font-display text-section font-medium">
                  {order.number ? messages.number(order.number) : formatPlacedAt(order.placedAt)}
                </h2>
                {order.number && <p className="text-label text-ink-soft">{formatPlacedAt(order.placedAt)}</p>}
                <OrderItems items={order.items} />
                <Button variant="secondary" size="small" className="self-start" onClick={() => repeat(order)}>
                  {texts.repeat}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
