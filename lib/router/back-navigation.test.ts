import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { paths } from '@/lib/router/routes'
import { openAt, traverseTo } from '@/testing/navigation'
import { closeEarlierTabs } from '@/testing/browser-tabs'

beforeEach(closeEarlierTabs)

describe('Back and Forward', () => {
  it('arrive as traversals', async () => {
    const { navigate, position } = await openAt('#/category')
    navigate(paths.list)
    navigate(paths.cart)
    traverseTo('#/myshoplist', 1)
    expect(position()).toEqual({ path: '/myshoplist', step: 1, arrival: 'traverse' })
    traverseTo('#/shop', 2)
    expect(position()).toEqual({ path: '/shop', step: 2, arrival: 'traverse' })
  })

  it('work between entries with the same address', async () => {
    const { navigate, position } = await openAt('#/category')
    navigate(paths.list)
    navigate(paths.categories)
    traverseTo('#/category', 0)
    expect(position()).toEqual({ path: '/category', step: 0, arrival: 'traverse' })
  })
})

describe('goBack', () => {
  it('goes one entry back inside the app', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { navigate, goBack, path } = await openAt('#/category')
    navigate(paths.recipe('borscht'))
    goBack()
    expect(back).toHaveBeenCalledOnce()
    expect(path()).toBe('/selected_recipe/borscht/')
  })

  it('goes back once, however often it is called before the browser arrives', async () => {
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

  it('works again after a second in which the browser did not arrive, as inside an iframe', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { navigate, goBack } = await openAt('#/category')
    navigate(paths.list)
    vi.useFakeTimers()
    goBack()
    vi.advanceTimersByTime(1000)
    goBack()
    expect(back).toHaveBeenCalledTimes(2)
  })

  it('goes back once from each entry, also when the step before was less than a second ago', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { navigate, goBack } = await openAt('#/category')
    navigate(paths.list)
    navigate(paths.cart)
    vi.useFakeTimers()
    goBack()
    vi.advanceTimersByTime(900)
    traverseTo('#/myshoplist', 1)
    goBack()
    vi.advanceTimersByTime(900)
    goBack()
    expect(back).toHaveBeenCalledTimes(2)
  })

  it('goes to the category list from the first entry', async () => {
    const back = vi.spyOn(History.prototype, 'back')
    const { goBack, position } = await openAt('#/selected_recipe/borscht/')
    const before = history.length
    goBack()
    expect(back).not.toHaveBeenCalled()
    expect(position()).toMatchObject({ path: '/category', step: 0 })
    expect(location.hash).toBe('#/category')
    expect(history.length).toBe(before)
  })

  it('goes to the category list after Back to the first entry', async () => {
    const back = vi.spyOn(History.prototype, 'back')
    const { navigate, goBack, path } = await openAt('#/login')
    navigate(paths.registration)
    traverseTo('#/login', 0)
    goBack()
    expect(back).not.toHaveBeenCalled()
    expect(path()).toBe('/category')
  })
})

describe('leave', () => {
  it('goes one entry back, also after a change of the address and a reload', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { navigate } = await openAt('#/selected_recipe/borscht/')
    navigate(paths.cooking('borscht', 1), { over: true })
    navigate(paths.cooking('borscht', 2), { replace: true })
    const { leave } = await openAt(location.hash, history.state)
    leave(paths.recipe('borscht'))
    leave(paths.recipe('borscht'))
    expect(back).toHaveBeenCalledOnce()
  })

  it('replaces an entry that was opened directly', async () => {
    const back = vi.spyOn(History.prototype, 'back').mockImplementation(() => {})
    const { leave, position } = await openAt('#/selected_recipe/borscht/?step=2')
    act(() => leave(paths.recipe('borscht')))
    expect(back).not.toHaveBeenCalled()
    expect(position()).toEqual({ path: '/selected_recipe/borscht/', step: 0, arrival: 'step' })
  })
})
