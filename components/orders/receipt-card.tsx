import clsx from 'clsx/lite'

import { OrderItems } from '@/components/orders/order-items'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { common } from '@/lib/feedback/messages'
import { dismissToast, showToast } from '@/lib/feedback/toasts-store'
import { delivery } from '@/lib/orders/delivery-messages'
import type { PastOrder } from '@/lib/orders/order-history-store'
import { receipt as texts } from '@/lib/orders/receipt-messages'
import { ofThisVisitor, type Receipt, useReceiptStore } from '@/lib/orders/receipt-store'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { restoreBasket } from '@/lib/shopping/basket'

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
  const wrongFields = texts.fields(emptyFields, invalidFields)
  const warnings = [hasNothing ? texts.nothing : '', wrongFields].filter(Boolean)
  const isFine = warnings.length === 0
  const canRestore = basket.titles.length > 0
  // What a shop has numbered would be ordered twice.
  const canFix = canRestore && wrongFields !== '' && !order?.number
  if (!ofThisVisitor(receipt)) return null

  function restoreList() {
    restoreBasket(basket)
    dismissToast(delivery.done)
    showToast({ type: 'success', message: texts.restored })
    close()
  }

  function fix() {
    restoreList()
    useReceiptStore.setState({ toCorrect: receipt })
    navigate(paths.delivery)
  }

  return (
    <section
      aria-label={texts.title}
      className={clsx(
        'flex flex-col gap-snug rounded-card border-control bg-surface p-base shadow-card tablet:p-roomy',
        isFine ? 'border-success' : 'border-warning',
      )}
    >
      <div className="flex items-center gap-snug">
        <Icon
          name={isFine ? 'check' : 'warning'}
          className={clsx('max-slim:hidden', isFine ? 'text-success' : 'text-warning')}
        />
        <h2 className="grow font-display text-section font-medium">
          {order?.number ? texts.titleWithNumber(order.number) : texts.title}
        </h2>
        <Button variant="quiet" size="small" aria-label={common.close} onClick={close} className="-m-tight">
          <Icon name="close" />
        </Button>
      </div>
      {order && <OrderItems items={order.items} />}
      {warnings.map((warning) => (
        <p key={warning} className="text-label">
          {warning}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-snug">
        {canFix && (
          <Button size="small" onClick={fix}>
            {texts.fix}
          </Button>
        )}
        {canRestore && (
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
