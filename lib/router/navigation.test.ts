import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { paths } from '@/lib/router/routes'
import { clickLink, openAt, traverseTo } from '@/testing/navigation'
import { closeEarlierTabs } from '@/testing/browser-tabs'

beforeEach(closeEarlierTabs)

describe('The position on load', () => {
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

  it('restores the step count after a reload', async () => {
    expect((await openAt('#/shop', { step: 3 })).position()).toEqual({
      path: '/shop',
      step: 3,
      arrival: 'load',
    })
  })

  it.each([{ step: '3' }, { other: 1 }, 'text', 7])(
    'counts from 0 with the invalid history state %j',
    async (state) => {
      expect((await openAt('#/shop', state)).position().step).toBe(0)
    },
  )

  it('turns off the scroll restoration of the browser', async () => {
    await openAt('#/')
    expect(history.scrollRestoration).toBe('manual')
  })
})

describe('navigate', () => {
  it('adds a history entry', async () => {
    const { navigate, position } = await openAt('#/category')
    const before = history.length
    navigate(paths.category('суп'))
    expect(position()).toEqual({ path: '/selected_category/%D1%81%D1%83%D0%BF', step: 1, arrival: 'step' })
    expect(location.hash).toBe('#/selected_category/%D1%81%D1%83%D0%BF')
    expect(history.state).toEqual({ step: 1 })
    expect(history.length).toBe(before + 1)
  })

  it('replaces the current history entry', async () => {
    const { navigate, position } = await openAt('#/selected_recipe/borscht/', { step: 2 })
    const before = history.length
    navigate(paths.login, { replace: true })
    expect(position()).toEqual({ path: '/login', step: 2, arrival: 'step' })
    expect(history.state).toEqual({ step: 2 })
    expect(history.length).toBe(before)
  })

  it('navigates although the browser rejects too many history writes', async () => {
    const { navigate, path } = await openAt('#/category')
    vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    navigate('/category?q=а', { replace: true })
    expect(path()).toBe('/category?q=а')
  })

  it('does nothing at the current path', async () => {
    const { navigate, position } = await openAt('#/category')
    const before = history.length
    navigate(paths.categories)
    expect(position().step).toBe(0)
    expect(history.length).toBe(before)
  })
})

describe('The address', () => {
  it('is written at once, before the next navigation and before Back', async () => {
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

  it('follows a click on a link after navigate', async () => {
    const { navigate, position } = await openAt('#/category')
    navigate(paths.list)
    clickLink('#/shop')
    expect(position()).toEqual({ path: '/shop', step: 2, arrival: 'step' })
    expect(location.hash).toBe('#/shop')
  })

  it('is that of the entry that Back led to', async () => {
    const { navigate, position } = await openAt('#/category')
    navigate(paths.list)
    navigate(paths.cart)
    traverseTo('#/category', 0)
    expect(position()).toEqual({ path: '/category', step: 0, arrival: 'traverse' })
    expect(location.hash).toBe('#/category')
  })
})

describe('A click on a link', () => {
  it('is not undone by Next, which writes the initial address', async () => {
    const { position } = await openAt('#/category')
    clickLink('#/login')
    history.replaceState({ __NA: true }, '', '#/category')
    expect(location.hash).toBe('#/login')
    expect(history.state).toEqual({ step: 1 })
    expect(position().path).toBe('/login')
  })

  it('adds one step and notifies subscribers once', async () => {
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

  it('adds no step at the current address', async () => {
    const { position } = await openAt('#/myshoplist')
    clickLink('#/myshoplist')
    expect(position().step).toBe(0)
  })

  it('does not reach other popstate listeners, which would reload the page', async () => {
    await openAt('#/')
    const other = vi.fn()
    addEventListener('popstate', other)
    clickLink('#/shop')
    expect(other).not.toHaveBeenCalled()
  })
})
