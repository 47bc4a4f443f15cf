import { subscribe } from '@/lib/router/navigation'

/**
 * Calls back whenever a load that has failed is worth another attempt: when the network is back, and on navigation, since a load
 * also fails while the browser counts as online. Returns a function that stops it.
 */
export function onRetryChance(callback: () => void): () => void {
  const unsubscribe = subscribe(callback)
  addEventListener('online', callback)
  return () => {
    unsubscribe()
    removeEventListener('online', callback)
  }
}
