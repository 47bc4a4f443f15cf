import { vi } from 'vitest'

let listeners: [type: string, listener: EventListener][] = []

/**
 * For tests that import modules afresh, as in a new browser tab. Removes the window's event listeners of earlier tests,
 * since all these tabs share one window. Call it before each test.
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
