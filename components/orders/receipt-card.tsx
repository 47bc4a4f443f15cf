import { OrderItems } from '@/components/orders/order-items'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { announce } from '@/lib/feedback/announcer-store'
import { common } from '@/lib/feedback/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import type { PastOrder } from '@/lib/orders/order-history-store'
import { receipt as texts } from '@/lib/orders/receipt-messages'
import { type Receipt, useReceiptStore } from '@/lib/orders/receipt-store'
import { hash, paths } from '@/lib/router/routes'
import { restoreBasket } from '@/lib/shopping/basket'
import { clearCount } from '@/lib/storage/storage'

const close = () => useReceiptStore.setState({ receipt: undefined })

async function downloadCalendarFile(order: PastOrder, day: string) {
  try {
    const [{ download }, { deliveryFile }] = await Promise.all([
      import('@/lib/browser/download'),
      import('@/lib/orders/delivery-calendar'),
    ])
    download(deliveryFile(order, day))
  } catch {
    showToast({ type: 'error', message: common.lostPart })
  }
}

/** The receipt of the order that was just placed. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { order, hasNothing, basket, day, emptyFields, invalidFields } = receipt
  const warnings = [hasNothing ? texts.nothing : '', texts.fields(emptyFields, invalidFields)].filter(Boolean)
  if (receipt.clearCount !== clearCount()) return null

  function restoreList() {
    restoreBasket(basket)
    announce(texts.restored)
    close()
  }

  return (
    <section
      aria-label={texts.title}
      className="flex flex-col gap-snug rounded-card border-control border-success bg-surface p-base shadow-card tablet:p-roomy"
    >
      <div className="flex items-center gap-snug">
        <Icon name="check" className="text-success" />
        <h2 className="grow font-display text-section font-medium">
          {order?.number ? texts.titleWithNumber(order.number) : texts.title}
        </h2>
        <Button variant="quiet" size="small" aria-label={common.close} onClick={close} className="-m-tight">
          <Icon name="close" />
        </Button>
      </div>
      {order && <OrderItems items={order.items} />}
      {warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-tight text-label">
          <Icon name="warning" className="text-warning" />
          {warning}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-snug">
        {basket.titles.length > 0 && (
          <Button variant="secondary" size="small" onClick={restoreList}>
            {texts.backToList}
          </Button>
        )}
        {order && day && (
          <Button variant="secondary" size="small" onClick={() => void downloadCalendarFile(order, day)}>
            {texts.toCalendar}
          </Button>
        )}
        <a href={hash(paths.orders)} className="text-link">
          {texts.allOrders}
        </a>
      </div>
    </section>
  )
}
