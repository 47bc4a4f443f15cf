import { act, renderHook } from '@testing-library/react'
import { vi } from 'vitest'

/** Browser history as the router sees it. Entries are written past the router, as the browser does. */

/** Loads a fresh router at an address: the module reads the address once, on import. */
export async function openAt(hash: string, state: unknown = null) {
  History.prototype.replaceState.call(history, state, '', hash || location.pathname)
  vi.resetModules()
  const navigation = await import('@/lib/router/navigation')
  const { result } = renderHook(() => navigation.usePosition())
  return {
    ...navigation,
    position: () => result.current,
    path: () => result.current.path,
    navigate: (...to: Parameters<typeof navigation.navigate>) => act(() => navigation.navigate(...to)),
    goBack: () => act(() => navigation.goBack()),
  }
}

/** What a browser does on a click on `<a href="#/…">`: a history entry without a state, then its events. */
export function clickLink(hash: string, { replaces = location.hash === hash } = {}) {
  act(() => {
    History.prototype[replaces ? 'replaceState' : 'pushState'].call(history, null, '', hash)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    if (!replaces) dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

/** What a browser does on Back or Forward to an entry. */
export function traverseTo(hash: string, step: number) {
  act(() => {
    History.prototype.replaceState.call(history, { step }, '', hash)
    dispatchEvent(new PopStateEvent('popstate', { state: { step } }))
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
}
