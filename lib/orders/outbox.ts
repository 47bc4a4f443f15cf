import { type Order, type Outcome, postOrder } from '@/lib/orders/orders-api'
import { withLock } from '@/lib/browser/locks'
import { useOutboxStore } from '@/lib/orders/outbox-store'
import { clearBasket, restoreBasket } from '@/lib/shopping/basket'
import type { Basket } from '@/lib/shopping/stored-shopping'
import { readStored } from '@/lib/storage/storage'

/**
 * Orders that found no network. Each waits in the storage with the basket it was made of: sent, it is forgotten;
 * refused or cancelled, its basket is put back. So no product is ever both on the list and in an order that waits.
 */

/** More orders than that do not wait: whoever has so many has lost sight of them. */
export const MAX_QUEUED_ORDERS = 3

const outbox = () => useOutboxStore.getState().outbox

/** What the storage holds counts, not what this tab remembers: another tab may have sent or cancelled the order. */
const isStored = (key: string) => readStored('outbox')?.includes(JSON.stringify(key)) === true

/** One tab at a time sends or cancels. */
const LOCK = 'tasty-outbox'

/** Has an order wait and clears its basket; where it cannot wait, tells why and changes nothing. `isTried`: as `Outcome`. */
export function queueOrder(order: Order, from: Basket, isTried = false): 'waits' | 'full' | 'unstorable' {
  if (outbox().waiting.length >= MAX_QUEUED_ORDERS) return 'full'
  const { add, settle } = useOutboxStore.getState()
  add({ order, isTried, basket: from })
  if (!isStored(order.key)) {
    settle(order.key)
    return 'unstorable'
  }
  clearBasket(from)
  return 'waits'
}

/**
 * Sends what waits, unless somebody is at it already. What is placed or refused leaves the outbox with its news, the
 * basket of what is refused is put back; all else waits on. Gives how the last one ended, if one was sent.
 */
export async function sendQueuedOrders(): Promise<Outcome | undefined> {
  if (outbox().waiting.length === 0) return undefined
  const send = async (isOurs: boolean) => {
    let outcome: Outcome | undefined
    for (const { order, basket: from } of isOurs ? outbox().waiting : []) {
      if (!isStored(order.key)) continue
      if (navigator.onLine) useOutboxStore.getState().markTried(order.key)
      outcome = await postOrder(order)
      // A log-out meanwhile has forgotten it: its basket and its news are for nobody else.
      if (!isStored(order.key)) continue
      if (outcome.kind !== 'placed' && outcome.kind !== 'refused') continue
      useOutboxStore.getState().settle(order.key, outcome)
      if (outcome.kind === 'refused') restoreBasket(from)
    }
    return outcome
  }
  return withLock(LOCK, send, { ifAvailable: true })
}

/**
 * Takes an order out of the outbox and puts its basket back. `unsure`: it has been sent before, and nobody knows whether it
 * arrived. `tooLate`: it was placed meanwhile, and nothing is changed.
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
