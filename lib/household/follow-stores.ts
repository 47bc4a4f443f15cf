import { afterFrame } from '@/lib/browser/after-frame'
import { subscribeToStores } from '@/lib/household/values'

/**
 * Calls `take` after the frame that shows a change of the stores: for a long list, writing it into a document takes as long as
 * drawing it. `takeNow` does not wait for the frame; `stop` takes what waits and ignores later changes.
 */
export function followStores(take: () => void) {
  let cancel: (() => void) | undefined
  const takeNow = () => {
    if (!cancel) return
    cancel()
    cancel = undefined
    take()
  }
  const unsubscribe = subscribeToStores(() => {
    cancel ??= afterFrame(takeNow)
  })
  return {
    hasWaiting: () => cancel !== undefined,
    takeNow,
    stop: () => {
      takeNow()
      unsubscribe()
    },
  }
}
