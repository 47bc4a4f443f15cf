import { act, renderHook } from '@testing-library/react'
import { vi } from 'vitest'

/** Loads lib/router/navigation at an address: the module reads it once, on load. */
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

/** Does what a browser does on a click on `<a href="#/…">`: adds a history entry without state, then fires the events. */
export function clickLink(hash: string) {
  const replaces = location.hash === hash
  act(() => {
    History.prototype[replaces ? 'replaceState' : 'pushState'].call(history, null, '', hash)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    if (!replaces) dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

/** Does what a browser does on Back or Forward to an entry. */
export function traverseTo(hash: string, step: number) {
  act(() => {
    History.prototype.replaceState.call(history, { step }, '', hash)
    dispatchEvent(new PopStateEvent('popstate', { state: { step } }))
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
}
