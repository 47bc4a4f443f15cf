import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

type Watched = { element: Element; tell: (isIntersecting: boolean, height?: number) => void }

/** What the test has rendered and the browser would watch coming near the window, which the test tells in its place. */
export const watched: Watched[] = []

beforeEach(() => {
  watched.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: unknown[]) => void) {}
      observe(element: Element) {
        const tell: Watched['tell'] = (isIntersecting, height = 500) =>
          act(() => this.callback([{ isIntersecting, boundingClientRect: { height } }]))
        watched.push({ element, tell })
      }
      disconnect() {}
    },
  )
})
