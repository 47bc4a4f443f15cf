import { useEffect } from 'react'

import { QueuedOrderCard } from '@/components/orders/queued-order-card'
import { LONG_TIMEOUT_MS, showToast } from '@/lib/feedback/toasts-store'
import { delivery } from '@/lib/orders/delivery-messages'
import { order as messages } from '@/lib/orders/messages'
import { type OrderNews, useOutboxStore } from '@/lib/orders/outbox-store'
import { useSendQueuedOrders } from '@/lib/orders/use-send-queued-orders'
import { paths } from '@/lib/router/routes'
import { useShopRenewal } from '@/lib/shop/use-shop'

/** The queued orders, each in a card. Sends them once the device is online again, and shows the outcomes in toasts. */
export function OutboxBar() {
  const { waiting, news } = useOutboxStore((state) => state.outbox)
  const clearNews = useOutboxStore((state) => state.clearNews)
  const renewShop = useShopRenewal()
  useSendQueuedOrders()

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
      timeOut: LONG_TIMEOUT_MS,
      message: `${messages.refused(news.reason)} ${messages.productsRestored}`,
      action: messages.toList,
      path: paths.list,
    })
  }
}
