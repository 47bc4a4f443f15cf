import { useEffect, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useShopRenewal } from '@/lib/shop/use-shop'
import { cart } from '@/lib/shopping/cart-messages'
import { delivery } from '@/lib/orders/delivery-messages'
import { order as messages } from '@/lib/orders/messages'
import { formatKopecks, toKopecks } from '@/lib/shop/money'
import { navigate } from '@/lib/router/navigation'
import { formatDay } from '@/lib/orders/order'
import { cancelOrder, sendQueuedOrders } from '@/lib/orders/outbox'
import { paths } from '@/lib/router/routes'
import { type OrderNews, useOutboxStore, type QueuedOrder } from '@/lib/orders/outbox-store'
import { showToast } from '@/lib/feedback/toasts-store'

/** Interval of attempts without an `online` event, such as when only the router was offline. */
const RETRY_MS = 60_000
/** The `online` event often precedes a working connection, so it starts a few quick retries. */
const QUICK_RETRY_MS = 3000
const MAX_QUICK_RETRIES = 3

/** The queued orders, each in a card that opens. Sends them once the device is online again. */
export function OutboxBar() {
  const { waiting, news } = useOutboxStore((state) => state.outbox)
  const clearNews = useOutboxStore((state) => state.clearNews)
  const renewShop = useShopRenewal()

  useEffect(() => {
    let retriesLeft = 0
    let retryTimer: ReturnType<typeof setTimeout>
    const send = async () => {
      const outcome = await sendQueuedOrders()
      if (outcome?.kind !== 'offline' || retriesLeft === 0) return
      retriesLeft--
      clearTimeout(retryTimer)
      retryTimer = setTimeout(send, QUICK_RETRY_MS)
    }
    const onOnline = () => {
      retriesLeft = MAX_QUICK_RETRIES
      void send()
    }
    void send()
    const interval = setInterval(send, RETRY_MS)
    addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', send)
    return () => {
      retriesLeft = 0
      clearTimeout(retryTimer)
      clearInterval(interval)
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', send)
    }
  }, [])

  useEffect(() => {
    // A price may have changed; tabs that do not show the news need the new one too.
    if (news.some(({ kind }) => kind === 'refused')) renewShop()
  }, [news, renewShop])

  useEffect(() => {
    // A toast in a hidden tab would disappear unread.
    const showPending = () => {
      if (news.length === 0 || document.visibilityState === 'hidden') return
      news.forEach(showNews)
      clearNews(news)
    }
    showPending()
    document.addEventListener('visibilitychange', showPending)
    return () => document.removeEventListener('visibilitychange', showPending)
  }, [news, clearNews])

  if (waiting.length === 0) return null
  return (
    <section
      aria-label={messages.waiting}
      className="mx-auto flex w-full max-w-page flex-col gap-base px-base pt-base tablet:px-roomy print:hidden"
    >
      {waiting.map((entry) => (
        <QueuedOrderCard key={entry.order.key} order={entry.order} />
      ))}
    </section>
  )
}

function showNews(news: OrderNews) {
  if (news.kind === 'placed') {
    showToast({ type: 'success', title: messages.number(news.number), message: delivery.done })
  } else {
    showToast({
      type: 'error',
      timeOut: 15_000,
      message: `${messages.refused(news.reason)} ${messages.productsRestored}`,
      action: messages.toList,
      onClick: () => navigate(paths.list),
    })
  }
}

function QueuedOrderCard({ order }: Pick<QueuedOrder, 'order'>) {
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
      ...(outcome === 'unsure' && { timeOut: 15_000 }),
    })
    // The focused button is removed with the card.
    document.getElementById('content')?.focus()
  }

  return (
    <details className="group rounded-card bg-surface px-base py-hair shadow-card">
      <summary className="flex min-h-touch cursor-pointer items-center gap-snug rounded-control text-label font-medium">
        <Icon name="clock" className="text-warning" />
        <span className="min-w-0 flex-1 py-hair">
          {messages.waiting}: {messages.products(items.length)}, {cart.price(formatKopecks(toKopecks(total)))}
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
