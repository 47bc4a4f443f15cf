import { DeliveryForm } from '@/components/orders/delivery-form'
import { OrderSummary } from '@/components/orders/order-summary'
import { BackButton } from '@/components/ui/back-button'
import { Icon } from '@/components/ui/icon'
import { ScreenTitle } from '@/components/ui/screen-title'
import { useCart } from '@/lib/shopping/use-cart'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { usePlaceOrder } from '@/lib/orders/use-place-order'
import { useShopRenewal } from '@/lib/shop/use-shop'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { common } from '@/lib/feedback/messages'
import { delivery } from '@/lib/orders/delivery-messages'
import { order as messages } from '@/lib/orders/messages'
import { goBack } from '@/lib/router/navigation'
import { orderedRows, buildOrder, type DeliveryDetails } from '@/lib/orders/order'

/** The delivery form of a site that takes orders (`NEXT_PUBLIC_ORDER_URL`). */
export function OrderScreen() {
  useDocumentTitle(delivery.title)
  const { build, error, retry } = useCart()
  const renewShop = useShopRenewal()
  const { isBusy, problem, showProblem, place } = usePlaceOrder()
  const isTitleDrawn = useDeferredBody()
  const cart = build()
  const rows = cart && orderedRows(cart.rows)

  async function submit(details: DeliveryDetails) {
    if (!rows) return showProblem(messages.noPrices)
    if (rows.length === 0) return showProblem(messages.empty)
    const outcome = await place(buildOrder(rows, details))
    // A price may have changed: the visitor has to see the new total before ordering again.
    if (outcome.kind === 'refused') renewShop()
  }

  return (
    <div className="mx-auto flex max-w-text flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={delivery.title} />
      {isTitleDrawn && (
        <DeliveryForm isStrict isBusy={isBusy || (!rows && !error)} onSubmit={submit}>
          <OrderSummary rows={rows} hasFailed={error !== undefined} onRetry={retry} />
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
      )}
    </div>
  )
}
