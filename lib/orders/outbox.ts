import { type Order, type Outcome, postOrder } from '@/lib/orders/orders-api'
import { withLock } from '@/lib/browser/locks'
import { useCartStore } from '@/lib/shopping/cart-store'
import { useListStore, without } from '@/lib/shopping/list-store'
import { addToList, useNeedsStore } from '@/lib/shopping/needs-store'
import { type Basket, useOutboxStore } from '@/lib/orders/outbox-store'
import { storedText } from '@/lib/storage/storage'

/**
 * Orders that found no network. Each waits in the storage with the basket it was made of: sent, it is forgotten;
 * refused or cancelled, its basket is put back. So no product is ever both on the list and in an order that waits.
 */

/** More orders than that do not wait: whoever has so many has lost sight of them. */
export const MOST_WAITING = 3

const outbox = () => useOutboxStore.getState().outbox

/** What the storage holds counts, not what this tab remembers: another tab may have sent or cancelled the order. */
const isStored = (key: string) => storedText('outbox')?.includes(JSON.stringify(key)) === true

/** One tab at a time sends or cancels. */
const LOCK = 'tasty-outbox'

/** The shopping list and the cart as they are. */
export const basket = (): Basket => ({
  titles: useListStore.getState().titles,
  bought: useListStore.getState().bought,
  choices: useCartStore.getState().choices,
  needs: useNeedsStore.getState().needs,
})

/** Takes what was ordered off the list, and forgets the cart's choices. What was put on the list since then stays. */
export function clearBasket({ titles }: Basket) {
  useListStore.getState().remove(...titles)
  useCartStore.getState().reset()
}

/** Puts a basket back, beside what has been put on the list since. */
function putBack({ titles, bought, choices, needs }: Basket) {
  const list = useListStore.getState()
  const present = useNeedsStore.getState().needs.shares.map(({ id }) => id)
  const isNeeded = new Set(needs.shares.flatMap(({ ingredients }) => ingredients.map(({ title }) => title)))
  // First the visitor's own titles: those that are on the list before its recipes are taken for such.
  list.add(titles.filter((title) => !isNeeded.has(title) || needs.own.includes(title)))
  addToList(
    needs.shares
      .filter(({ id }) => !present.includes(id))
      .map((share) => ({ recipe: share, scale: { servings: share.servings, of: share.of } })),
  )
  useListStore.setState((state) => {
    const all = [...new Set([...titles, ...state.titles])]
    // What came onto the list since then is needed anew.
    const isBought = new Set([...without(bought, list.titles), ...state.bought])
    const places = [...new Set([...all, ...state.places])]
    return { titles: all, bought: all.filter((title) => isBought.has(title)), places }
  })
  // A choice of then would count, or hide, a product that was wanted anew since.
  useCartStore.getState().recall(choices, without(titles, list.titles))
}

/** Has an order wait and clears its basket; where it cannot wait, tells why and changes nothing. `isTried`: as `Outcome`. */
export function queue(order: Order, from: Basket, isTried = false): 'waits' | 'full' | 'unstorable' {
  if (outbox().waiting.length >= MOST_WAITING) return 'full'
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
export async function sendWaiting(): Promise<Outcome | undefined> {
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
      if (outcome.kind === 'refused') putBack(from)
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
    putBack(entry.basket)
    return entry.isTried ? 'unsure' : 'cancelled'
  })
}
