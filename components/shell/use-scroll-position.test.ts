import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Arrival } from '@/lib/router/navigation'
import { closeEarlierTabs } from '@/testing/tabs'

let top = 0

/** Like a browser, a window that is where it should go fires no event. */
function scroll(to: number) {
  if (to === top) return
  top = to
  dispatchEvent(new Event('scroll'))
}

/** The page is loaded at an entry of the history with this state; gives what goes on from there. */
async function load(state: unknown = null) {
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

/** The tab leaves the page, by a reload or for another address. */
const leave = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  closeEarlierTabs()
  top = 0
  vi.stubGlobal('scrollTo', (_left: number, to: number) => scroll(to))
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
})

describe('the scroll position', () => {
  it('is the top of a new screen, and by Back and Forward what it was', async () => {
    const go = await load()
    scroll(500)
    go(1, 'category/soups', 'step')
    expect(top).toBe(0)
    scroll(800)
    go(0, 'categories/', 'traverse')
    expect(top).toBe(500)
    go(1, 'category/soups', 'traverse')
    expect(top).toBe(800)
  })

  it('is no reason to lay out a page that has just been loaded', async () => {
    vi.stubGlobal('scrollTo', vi.fn())
    await load()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('is left where a visit has begun to scroll before the app came', async () => {
    scroll(500)
    const go = await load()
    expect(top).toBe(500)
    go(1, 'category/soups', 'step')
    go(0, 'categories/', 'traverse')
    expect(top).toBe(500)
  })

  it('is not that of another screen which was this step before', async () => {
    const go = await load()
    go(1, 'category/soups', 'step')
    scroll(800)
    go(0, 'categories/', 'traverse')
    go(1, 'category/salads', 'step')
    go(2, 'recipe/olivier', 'step')
    go(1, 'category/salads', 'traverse')
    expect(top).toBe(0)
  })

  it('outlasts a reload, with those of the steps around it', async () => {
    const go = await load()
    scroll(500)
    go(1, 'category/soups', 'step')
    scroll(800)
    leave()
    top = 0
    const goAnew = await load({ step: 1 })
    expect(top).toBe(800)
    goAnew(0, 'categories/', 'traverse')
    expect(top).toBe(500)
  })

  it('does not pass from a visit to the next one in the same tab', async () => {
    await load()
    scroll(500)
    leave()
    top = 0
    await load()
    expect(top).toBe(0)
  })

  it('is the top where what is stored is garbage', async () => {
    for (const stored of ['{', '7', '[["0",500],[0,"500"]]']) {
      sessionStorage.setItem('scroll', stored)
      await load({ step: 0 })
      expect(top).toBe(0)
    }
  })
})
