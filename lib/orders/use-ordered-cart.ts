import { orderedRows } from '@/lib/orders/order'
import { useCart } from '@/lib/shopping/use-cart'

/**
 * What the cart orders: `rows` is undefined until prices are loaded, `notSold` counts the titles that the shop does not sell.
 */
export function useOrderedCart() {
  const { build, error, retry } = useCart()
  const cart = build()
  return {
    rows: cart && orderedRows(cart.rows),
    notSold: cart?.notSold.length ?? 0,
    hasFailed: error !== undefined,
    onRetry: retry,
  }
}
