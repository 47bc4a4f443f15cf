import { useSyncExternalStore } from 'react'

/** The hash of the page, which may change while it is open; undefined while it is prerendered. */
export function useHash(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => undefined,
  )
}

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
