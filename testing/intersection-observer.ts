import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

type ObservedElement = { element: Element; notify: (isIntersecting: boolean, height?: number) => void }

/**
 * The elements passed to the `IntersectionObserver` stub, which this module installs before each test. `notify` reports to
 * the observer that the element enters or leaves the viewport.
 */
export const observedElements: ObservedElement[] = []

beforeEach(() => {
  observedElements.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: unknown[]) => void) {}
      observe(element: Element) {
        const notify: ObservedElement['notify'] = (isIntersecting, height = 500) =>
          act(() => this.callback([{ isIntersecting, boundingClientRect: { height } }]))
        observedElements.push({ element, notify })
      }
      disconnect() {}
    },
  )
})
