import { useEffect } from 'react'

import { sendQueuedOrders } from '@/lib/orders/outbox'

/** Interval of attempts without an `online` event, such as when only the router was offline. */
const RETRY_MS = 60_000
/** The `online` event often precedes a working connection, so it starts a few quick retries. */
const QUICK_RETRY_MS = 3000
const MAX_QUICK_RETRIES = 3

/** Sends the queued orders now, each minute, when the tab is shown or hidden, and when the device is online again. */
export function useSendQueuedOrders() {
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
      // An attempt that is still running must not start a retry.
      retriesLeft = 0
      clearTimeout(retryTimer)
      clearInterval(interval)
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', send)
    }
  }, [])
}
