import { vi } from 'vitest'

let listeners: [type: string, listener: EventListener][] = []

/**
 * For tests that load modules anew, each time as a browser tab of its own: the tabs of earlier tests stop listening to
 * the one window they share. Call it before each test.
 */
export function closeEarlierTabs() {
  listeners.forEach(([type, listener]) => removeEventListener(type, listener))
  listeners = []
  const add = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => {
    listeners.push([type, listener])
    add(type, listener)
  })
}
