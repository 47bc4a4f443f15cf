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
import { type News, useOutboxStore, type WaitingOrder } from '@/lib/orders/outbox-store'
import { showToast } from '@/lib/feedback/toasts-store'

/** Where no event tells that the network is back, such as behind a router that has lost its own. */
const RETRY_MS = 60_000
/** An event often tells it before there is a way: then a few times more. */
const SOON_MS = 3000
const TIMES_SOON = 3

/** Orders that wait for the network: a line each, which opens; sent when it is back. */
export function OutboxBar() {
  const { waiting, news } = useOutboxStore((state) => state.outbox)
  const clearNews = useOutboxStore((state) => state.clearNews)
  const renewShop = useShopRenewal()

  useEffect(() => {
    let timesLeft = 0
    let soon: ReturnType<typeof setTimeout>
    const send = async () => {
      const outcome = await sendQueuedOrders()
      if (outcome?.kind !== 'offline' || timesLeft === 0) return
      timesLeft--
      clearTimeout(soon)
      soon = setTimeout(send, SOON_MS)
    }
    const sendOnline = () => {
      timesLeft = TIMES_SOON
      void send()
    }
    void send()
    const timer = setInterval(send, RETRY_MS)
    addEventListener('online', sendOnline)
    document.addEventListener('visibilitychange', send)
    return () => {
      timesLeft = 0
      clearTimeout(soon)
      clearInterval(timer)
      removeEventListener('online', sendOnline)
      document.removeEventListener('visibilitychange', send)
    }
  }, [])

  useEffect(() => {
    // Perhaps for a price that is not what it was, also in a tab that does not tell it.
    if (news.some(({ kind }) => kind === 'refused')) renewShop()
  }, [news, renewShop])

  useEffect(() => {
    // A toast in a tab that nobody looks at would be gone unread.
    const tell = () => {
      if (news.length === 0 || document.visibilityState === 'hidden') return
      news.forEach(showNews)
      clearNews(news)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [news, clearNews])

  if (waiting.length === 0) return null
  return (
    <section
      aria-label={messages.waiting}
      className="mx-auto flex w-full max-w-page flex-col gap-base px-base pt-base tablet:px-roomy print:hidden"
    >
      {waiting.map((entry) => (
        <WaitingCard key={entry.order.key} order={entry.order} />
      ))}
    </section>
  )
}

function showNews(news: News) {
  if (news.kind === 'placed') {
    showToast({ type: 'success', title: messages.number(news.number), message: delivery.done })
  } else {
    showToast({
      type: 'error',
      timeOut: 15_000,
      message: `${messages.refused(news.reason)} ${messages.putBack}`,
      action: messages.toList,
      onClick: () => navigate(paths.list),
    })
  }
}

function WaitingCard({ order }: Pick<WaitingOrder, 'order'>) {
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
    // The button that had the focus is gone.
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
