import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LONG_TIMEOUT_MS, showToast } from '@/lib/feedback/toasts-store'
import { order as messages } from '@/lib/orders/messages'
import { formatDay } from '@/lib/orders/order'
import { cancelOrder, sendQueuedOrders } from '@/lib/orders/outbox'
import type { QueuedOrder } from '@/lib/orders/outbox-store'
import { inRubles } from '@/lib/shop/messages'
import { formatKopecks, toKopecks } from '@/lib/shop/money'

/** A queued order, which opens to its content; it can be sent now or cancelled. */
export function QueuedOrderCard({ order }: Pick<QueuedOrder, 'order'>) {
  const [isBusy, setIsBusy] = useState(false)
  const [note, setNote] = useState('')
  const { items, total, address, date, phone } = order

  async function send() {
    setNote('')
    setIsBusy(true)
    const outcome = await sendQueuedOrders()
    setIsBusy(false)
    if (outcome?.kind === 'offline') setNote(messages.stillOffline)
    if (outcome?.kind === 'failed') setNote(messages.stillFailed)
  }

  async function cancel() {
    setIsBusy(true)
    const outcome = await cancelOrder(order.key)
    showToast({
      type: 'info',
      message: messages.cancelling[outcome],
      ...(outcome === 'unsure' && { timeOut: LONG_TIMEOUT_MS }),
    })
    // The focused button is removed with the card.
    document.getElementById('content')?.focus()
  }

  return (
    <details className="group rounded-card bg-surface px-base py-hair shadow-card">
      <summary className="flex min-h-touch cursor-pointer items-center gap-snug rounded-control text-label font-medium">
        <Icon name="clock" className="text-warning" />
        <span className="min-w-0 flex-1 py-hair">
          {messages.waiting}: {messages.products(items.length)}, {inRubles(formatKopecks(toKopecks(total)))}
        </span>
        <Icon name="down" className="text-ink-soft group-open:hidden" />
        <Icon name="up" className="hidden text-ink-soft group-open:block" />
      </summary>
      <div className="flex flex-col gap-tight pb-snug text-label">
        <p role="status" className="text-ink-soft">
          {note || messages.waitingHint}
        </p>
        <ul>
          {items.map(({ title, count }, index) => (
            <li key={index}>{messages.item(title, count)}</li>
          ))}
        </ul>
        <p>{[address.city, address.house, address.entrance, formatDay(date), phone].join(', ')}</p>
        <div className="flex flex-wrap gap-tight">
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={send}>
            {messages.sendNow}
          </Button>
          <Button variant="quiet" size="small" disabled={isBusy} onClick={cancel}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </details>
  )
}
