import { readOutbox } from '@/lib/orders/outbox-store'
import { storedBought, storedCart, storedList, storedShares } from '@/lib/shopping/stored-shopping'
import type { StoredData } from '@/lib/user-data/stored-data'

/**
 * What a stored outbox holds besides addresses: the list and the cart behind each queued order. `isTried`: the shop may have one
 * of the orders.
 */
export function readQueuedOrders(outbox: string): { lists: StoredData[]; isTried: boolean } {
  const { waiting } = readOutbox(outbox)
  return {
    lists: waiting.map(({ basket: { titles, bought, recipeShares, cart } }) => ({
      shopList: storedList.format(titles),
      bought: storedBought.format(bought),
      needs: storedShares.format(recipeShares),
      cart: storedCart.format(cart),
    })),
    isTried: waiting.some(({ isTried }) => isTried),
  }
}
