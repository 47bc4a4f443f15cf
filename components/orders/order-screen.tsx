import { DeliveryForm } from '@/components/orders/delivery-form'
import { DeliveryLayout } from '@/components/orders/delivery-layout'
import { OrderSummary } from '@/components/orders/order-summary'
import { Icon } from '@/components/ui/icon'
import { useOrderedCart } from '@/lib/orders/use-ordered-cart'
import { usePlaceOrder } from '@/lib/orders/use-place-order'
import { useShopRenewal } from '@/lib/shop/use-shop'
import { order as messages } from '@/lib/orders/messages'
import { buildOrder, type DeliveryDetails } from '@/lib/orders/order'

/** The delivery form of a site that takes orders (`NEXT_PUBLIC_ORDER_URL`). */
export function OrderScreen() {
  const cart = useOrderedCart()
  const { rows, hasFailed } = cart
  const renewShop = useShopRenewal()
  const { isBusy, problem, showProblem, place } = usePlaceOrder()

  async function submit(details: DeliveryDetails) {
    if (!rows) return showProblem(messages.noPrices)
    if (rows.length === 0) return showProblem(messages.empty)
    const outcome = await place(buildOrder(rows, details))
    // A price may have changed: the visitor has to see the new total before ordering again.
    if (outcome.kind === 'refused') renewShop()
  }

  return (
    <DeliveryLayout summary={<OrderSummary {...cart} />}>
      <DeliveryForm isStrict isBusy={isBusy || (!rows && !hasFailed)} onSubmit={submit}>
        {problem && (
          <p
            key={problem.id}
            role="alert"
            className="flex items-start gap-snug rounded-control bg-surface p-base text-label shadow-card"
          >
            <Icon name="warning" className="text-danger" />
            {problem.message}
          </p>
        )}
      </DeliveryForm>
    </DeliveryLayout>
  )
}
