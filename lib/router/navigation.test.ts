import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { paths } from '@/lib/router/routes'
import { closeEarlierTabs } from '@/testing/tabs'

/** The module reads the address once, on load: each test loads it anew at an address of its own. */
async function openAt(hash: string, state: unknown = null) {
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
function clickLink(hash: string, { replaces = location.hash === hash } = {}) {
  act(() => {
    History.prototype[replaces ? 'replaceState' : 'pushState'].call(history, null, '', hash)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    if (!replaces) dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

/** What a browser does on Back or Forward to an entry. */
function traverseTo(hash: string, step: number) {
  act(() => {
    History.prototype.replaceState.call(history, { step }, '', hash)
    dispatchEvent(new PopStateEvent('popstate', { state: { step } }))
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

beforeEach(closeEarlierTabs)

describe('the position on load', () => {
  it.each([
    ['', '/'],
    ['#', '/'],
    ['#/', '/'],
    ['#category', '/category'],
    ['#/category', '/category'],
    ['#//category', '/category'],
    ['#/category/?tab=Liked+Recipies', '/category/?tab=Liked+Recipies'],
    ['#/selected_category/%E0%A4%A', '/selected_category/%E0%A4%A'],
    ['#/__proto__', '/__proto__'],
    ['#/a#b', '/a#b'],
    ['#content', '/content'],
  ])('of the address %j is %s', async (hash, path) => {
    expect((await openAt(hash)).position()).toEqual({ path, step: 0, arrival: 'load' })
  })

  it('remembers over a reload how many steps lie before it', async () => {
    expect((await openAt('#/shop', { step: 3 })).position()).toEqual({
      path: '/shop',
      step: 3,
      arrival: 'load',
    })
  })

  it.each([{ step: '3' }, { other: 1 }, 'text', 7])(
    'counts from nought with the odd history state %j',
    async (state) => {
      expect((await openAt('#/shop', state)).position().step).toBe(0)
    },
  )

  it('takes scroll positions into its own hands', async () => {
    await openAt('#/')
    expect(history.scrollRestoration).toBe('manual')
  })
})

describe('navigate', () => {
  it('takes a new step', async () => {
    const { navigate, position } = await openAt('#/category')
    const before = history.length
    navigate(paths.category('суп'))
    expect(position()).toEqual({ path: '/selected_category/%D1%81%D1%83%D0%BF', step: 1, arrival: 'step' })
    expect(location.hash).toBe('#/selected_category/%D1%81%D1%83%D0%BF')
    expect(history.state).toEqual({ step: 1 })
    expect(history.length).toBe(before + 1)
  })

  it('can take the place of the present step', async () => {
    const { navigate, position } = await openAt('#/selected_recipe/borscht/', { step: 2 })
    const before = history.length
    navigate(paths.login, { replace: true })
    expect(position()).toEqual({ path: '/login', step: 2, arrival: 'step' })
    expect(history.state).toEqual({ step: 2 })
    expect(history.length).toBe(before)
  })

  it('goes on where the browser refuses to write so many addresses', async () => {
    const { navigate, path } = await openAt('#/category')
    vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    navigate('/category?q=а', { replace: true })
    expect(path()).toBe('/category?q=а')
  })

  it('stays where it already is', async () => {
    const { navigate, position } = await openAt('#/category')
    const before = history.length
    navigate(paths.categories)
    expect(position().step).toBe(0)
    expect(history.length).toBe(before)
  })
})

describe('the address', () => {
  it('is written at once, before the next step and before a step back', async () => {
    const left: string[] = []
    vi.spyOn(History.prototype, 'back').mockImplementation(() => void left.push(location.hash))
    const { navigate, goBack } = await openAt('#/category')
    const before = history.length
    navigate(paths.list)
    expect(location.hash).toBe('#/myshoplist')
    navigate(paths.cart)
    goBack()
    expect(history.length).toBe(before + 2)
    expect(left).toEqual(['#/shop'])
  })

  it('follows a click on a link after a step', async () => {
    const { navigate, position } = await openAt('#/category')
    navigate(paths.list)
    clickLink('#/shop')
    expect(position()).toEqual({ path: '/shop', step: 2, arrival: 'step' })
    expect(location.hash).toBe('#/shop')
  })

  it('stays where Back has led after a step', async () => {
    const { navigate, position } = await openAt('#/category')
    navigate(paths.list)
    navigate(paths.cart)
    traverseTo('#/category', 0)
    expect(position()).toEqual({ path: '/category', step: 0, arrival: 'traverse' })
    expect(location.hash).toBe('#/category')
  })
})

describe('a click on a link', () => {
  it('is not undone by Next, which writes the address that it began with', async () => {
    const { position } = await openAt('#/category')
    clickLink('#/login')
    history.replaceState({ __NA: true }, '', '#/category')
    expect(location.hash).toBe('#/login')
    expect(history.state).toEqual({ step: 1 })
    expect(position().path).toBe('/login')
  })

  it('is a new step, counted and told once', async () => {
    const { position, usePosition } = await openAt('#/category')
    const renders = vi.fn()
    renderHook(() => renders(usePosition()))
    renders.mockClear()
    clickLink('#/login')
    expect(position()).toEqual({ path: '/login', step: 1, arrival: 'step' })
    expect(history.state).toEqual({ step: 1 })
    expect(renders).toHaveBeenCalledOnce()
    clickLink('#/registration')
    expect(position()).toMatchObject({ step: 2, arrival: 'step' })
  })

  it('to the present address is no step', async () => {
    const { position } = await openAt('#/myshoplist')
    clickLink('#/myshoplist')
    expect(position().step).toBe(0)
  })

  it('never reaches a router that would reload the page', async () => {
    await openAt('#/')
    const other = vi.fn()
    addEventListener('popstate', other)
    clickLink('#/shop')
    expect(other).not.toHaveBeenCalled()
  })
})

describe('Back and Forward', () => {
  it('are told apart from steps', async () => {
    const { navigate, position } = await openAt('#/category')
    navigate(paths.list)
    navigate(paths.cart)
    traverseTo('#/myshoplist', 1)
    expect(position()).toEqual({ path: '/myshoplist', step: 1, arrival: 'traverse' })
    traverseTo('#/shop', 2)
    expect(position()).toEqual({ path: '/shop', step: 2, arrival: 'traverse' })
  })

  it('may lead between entries with one address', async () => {
    const { navigate, position } = await openAt('#/category')
    navigate(paths.list)
    navigate(paths.categories)
    traverseTo('#/category', 0)
    expect(position()).toEqual({ path: '/category', step: 0, arrival: 'traverse' })
  })
})

describe('goBack', () => {
  it('goes one step back inside the app', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { navigate, goBack, path } = await openAt('#/category')
    navigate(paths.recipe('borscht'))
    goBack()
    expect(back).toHaveBeenCalledOnce()
    expect(path()).toBe('/selected_recipe/borscht/')
  })

  it('goes one step, however often it is asked before the browser has gone it', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { navigate, goBack } = await openAt('#/category')
    navigate(paths.list)
    navigate(paths.cart)
    goBack()
    goBack()
    expect(back).toHaveBeenCalledOnce()
    traverseTo('#/myshoplist', 1)
    goBack()
    expect(back).toHaveBeenCalledTimes(2)
  })

  it('asks again where the browser has not gone a step within a second, as within an embedded page', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { navigate, goBack } = await openAt('#/category')
    navigate(paths.list)
    vi.useFakeTimers()
    goBack()
    vi.advanceTimersByTime(1000)
    goBack()
    expect(back).toHaveBeenCalledTimes(2)
  })

  it('goes to the category list where no step lies before', async () => {
    const back = vi.spyOn(History.prototype, 'back')
    const { goBack, position } = await openAt('#/selected_recipe/borscht/')
    const before = history.length
    goBack()
    expect(back).not.toHaveBeenCalled()
    expect(position()).toMatchObject({ path: '/category', step: 0 })
    expect(location.hash).toBe('#/category')
    expect(history.length).toBe(before)
  })

  it('goes to the category list after all steps were gone back', async () => {
    const back = vi.spyOn(History.prototype, 'back')
    const { navigate, goBack, path } = await openAt('#/login')
    navigate(paths.registration)
    traverseTo('#/login', 0)
    goBack()
    expect(back).not.toHaveBeenCalled()
    expect(path()).toBe('/category')
  })
})

describe('a place opened over another one', () => {
  it('is left by one step back, though its address has changed and the page was loaded anew', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { navigate } = await openAt('#/selected_recipe/borscht/')
    navigate(paths.cooking('borscht', 1), { over: true })
    navigate(paths.cooking('borscht', 2), { replace: true })
    const { leave } = await openAt(location.hash, history.state)
    leave(paths.recipe('borscht'))
    leave(paths.recipe('borscht'))
    expect(back).toHaveBeenCalledOnce()
  })

  it('gives its place to that one where it was opened by its address', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { leave, position } = await openAt('#/selected_recipe/borscht/?step=2')
    act(() => leave(paths.recipe('borscht')))
    expect(back).not.toHaveBeenCalled()
    expect(position()).toEqual({ path: '/selected_recipe/borscht/', step: 0, arrival: 'step' })
  })
})
