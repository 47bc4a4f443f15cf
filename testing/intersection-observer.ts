import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

type Watched = { element: Element; notify: (isIntersecting: boolean, height?: number) => void }

/** What the test has rendered and the browser would watch coming near the window, which the test tells in its place. */
export const observedElements: Watched[] = []

beforeEach(() => {
  observedElements.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: unknown[]) => void) {}
      observe(element: Element) {
        const notify: Watched['notify'] = (isIntersecting, height = 500) =>
          act(() => this.callback([{ isIntersecting, boundingClientRect: { height } }]))
        observedElements.push({ element, notify })
      }
      disconnect() {}
    },
  )
})
