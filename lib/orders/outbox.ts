import { type Order, type Outcome, postOrder } from '@/lib/orders/orders-api'
import { withLock } from '@/lib/browser/locks'
import { useOrderHistoryStore } from '@/lib/orders/order-history-store'
import { useOutboxStore } from '@/lib/orders/outbox-store'
import { clearBasket, restoreBasket } from '@/lib/shopping/basket'
import type { Basket } from '@/lib/shopping/stored-shopping'
import { readStored } from '@/lib/storage/storage'

/**
 * The outbox of orders that were placed while offline. Each is stored with its basket, which is restored when the order
 * is refused or cancelled: a product is either on the list or in a queued order, never in both.
 */

/** Maximum number of queued orders. */
export const MAX_QUEUED_ORDERS = 3

const outbox = () => useOutboxStore.getState().outbox

/** Checks the storage and not the store, since another tab may have sent or cancelled the order. */
const isStored = (key: string) => readStored('outbox')?.includes(JSON.stringify(key)) === true

/** The lock that lets one tab at a time send or cancel orders. */
const LOCK = 'tasty-outbox'

/**
 * Queues an order and clears its basket. Changes nothing when the queue is 'full' or the order is 'unstorable'.
 * `isTried`: it has been sent before, see `Outcome`.
 */
export function queueOrder(order: Order, basket: Basket, isTried = false): 'queued' | 'full' | 'unstorable' {
  if (outbox().waiting.length >= MAX_QUEUED_ORDERS) return 'full'
  const { add, settle } = useOutboxStore.getState()
  add({ order, isTried, basket })
  if (!isStored(order.key)) {
    settle(order.key)
    return 'unstorable'
  }
  clearBasket(basket)
  return 'queued'
}

/**
 * Sends the queued orders, unless another call or tab is sending them. Placed and refused orders leave the outbox, with
 * news for the visitor; others stay queued. Returns the outcome of the last order that was sent.
 */
export async function sendQueuedOrders(): Promise<Outcome | undefined> {
  if (outbox().waiting.length === 0) return undefined
  const send = async (hasLock: boolean) => {
    let outcome: Outcome | undefined
    for (const { order, basket } of hasLock ? outbox().waiting : []) {
      if (!isStored(order.key)) continue
      if (navigator.onLine) useOutboxStore.getState().markTried(order.key)
      outcome = await postOrder(order)
      // After a log-out in the meantime, basket and news must not reach another account.
      if (!isStored(order.key)) continue
      if (outcome.kind !== 'placed' && outcome.kind !== 'refused') continue
      useOutboxStore.getState().settle(order.key, outcome)
      if (outcome.kind === 'refused') restoreBasket(basket)
      else useOrderHistoryStore.getState().add({ number: outcome.number, items: order.items })
    }
    return outcome
  }
  return withLock(LOCK, send, { ifAvailable: true })
}

/**
 * Removes an order from the outbox and restores its basket. 'unsure': it has been sent before, so the shop may have it.
 * 'tooLate': it was placed in the meantime, and nothing changes.
 */
export function cancelOrder(key: string): Promise<'cancelled' | 'unsure' | 'tooLate'> {
  return withLock(LOCK, () => {
    const entry = outbox().waiting.find(({ order }) => order.key === key)
    if (!entry || !isStored(key)) return 'tooLate'
    useOutboxStore.getState().settle(key)
    restoreBasket(entry.basket)
    return entry.isTried ? 'unsure' : 'cancelled'
  })
}
