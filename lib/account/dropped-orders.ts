import { droppedOrders } from '@/lib/account/dropped-orders-messages'
import { LONG_TIMEOUT_MS, showToast } from '@/lib/feedback/toasts-store'
import { useSessionStore } from '@/lib/session/session-store'
import { readQueuedOrders } from '@/lib/user-data/queued-orders'

/** The list and the cart behind each order of an outbox that a log-out deletes, and what tells the visitor of it. */
export function readDroppedOrders(outbox: string) {
  const { lists, isTried } = readQueuedOrders(outbox)
  return {
    lists,
    /** Says that the orders will not be sent. Another user who has signed in instead is not told. */
    tell({ isForgotten }: { isForgotten: boolean }) {
      if (lists.length === 0 || useSessionStore.getState().access) return
      showToast({
        type: 'warning',
        title: droppedOrders.title(lists.length),
        message: droppedOrders.message({ isTried, isForgotten }),
        timeOut: LONG_TIMEOUT_MS,
      })
    },
  }
}
