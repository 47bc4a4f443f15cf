import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Arrival } from '@/lib/router/navigation'
import { closeEarlierTabs } from '@/testing/browser-tabs'

let top = 0

/** Like in a browser, a window that does not move fires no event. */
function scroll(to: number) {
  if (to === top) return
  top = to
  dispatchEvent(new Event('scroll'))
}

/** Loads the page at a history entry with this state; returns a function that navigates. */
async function loadPage(state: unknown = null) {
  History.prototype.replaceState.call(history, state, '')
  vi.resetModules()
  const { useScrollPosition } = await import('@/components/shell/use-scroll-position')
  const { getPosition } = await import('@/lib/router/navigation')
  const { rerender } = renderHook(
    ([step, screen, arrival]: [number, string, Arrival]) => useScrollPosition(step, screen, arrival),
    { initialProps: [getPosition().step, 'categories/', 'load'] },
  )
  return (...[step, screen, arrival]: [number, string, Arrival]) => rerender([step, screen, arrival])
}

const unloadPage = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  closeEarlierTabs()
  top = 0
  vi.stubGlobal('scrollTo', (_left: number, to: number) => scroll(to))
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
})

describe('useScrollPosition', () => {
  it('starts a new screen at the top and restores the position on Back and Forward', async () => {
    const go = await loadPage()
    scroll(500)
    go(1, 'category/soups', 'step')
    expect(top).toBe(0)
    scroll(800)
    go(0, 'categories/', 'traverse')
    expect(top).toBe(500)
    go(1, 'category/soups', 'traverse')
    expect(top).toBe(800)
  })

  it('does not scroll a page that has just loaded', async () => {
    vi.stubGlobal('scrollTo', vi.fn())
    await loadPage()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('keeps the position that the user scrolled to before hydration', async () => {
    scroll(500)
    const go = await loadPage()
    expect(top).toBe(500)
    go(1, 'category/soups', 'step')
    go(0, 'categories/', 'traverse')
    expect(top).toBe(500)
  })

  it('does not restore the position of another screen that had the same step', async () => {
    const go = await loadPage()
    go(1, 'category/soups', 'step')
    scroll(800)
    go(0, 'categories/', 'traverse')
    go(1, 'category/salads', 'step')
    go(2, 'recipe/olivier', 'step')
    go(1, 'category/salads', 'traverse')
    expect(top).toBe(0)
  })

  it('restores the positions of all steps after a reload', async () => {
    const go = await loadPage()
    scroll(500)
    go(1, 'category/soups', 'step')
    scroll(800)
    unloadPage()
    top = 0
    const goAfterReload = await loadPage({ step: 1 })
    expect(top).toBe(800)
    goAfterReload(0, 'categories/', 'traverse')
    expect(top).toBe(500)
  })

  it('restores the position of a screen that first shows less than it was scrolled to', async () => {
    await loadPage()
    scroll(800)
    unloadPage()
    top = 0
    vi.stubGlobal('scrollTo', (_left: number, to: number) => scroll(Math.min(to, 400)))
    const go = await loadPage({ step: 0 })
    expect(top).toBe(400)
    // A browser fires the event after the layout effects.
    dispatchEvent(new Event('scroll'))
    vi.stubGlobal('scrollTo', (_left: number, to: number) => scroll(to))
    go(0, 'categories/all', 'load')
    expect(top).toBe(800)
  })

  it('does not restore positions of an earlier visit in the same tab', async () => {
    await loadPage()
    scroll(500)
    unloadPage()
    top = 0
    await loadPage()
    expect(top).toBe(0)
  })

  it('starts at the top when the stored positions are invalid', async () => {
    for (const stored of ['{', '7', '[["0",500],[0,"500"]]']) {
      sessionStorage.setItem('scroll', stored)
      await loadPage({ step: 0 })
      expect(top).toBe(0)
    }
  })
})
