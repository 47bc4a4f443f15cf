import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'

import { swrOptions } from '@/lib/api/swr-options'
import { useCategories } from '@/lib/catalog/use-categories'
import { useCategoryCacheStore } from '@/lib/catalog/category-cache-store'
import {
  catalogue,
  failWith,
  mockApi,
  neverRespond,
  type Responder,
  respondWith,
  stubApi,
} from '@/testing/api'
import { FreshCache, resetApp } from '@/testing/app'
import { takeConsoleOutput } from '@/testing/console'

const ids = catalogue.categories.map(({ id }) => id)
const call = (page: number) => `selected?page=${page}&limit=3`
const cards = (...names: string[]) => names.map((id) => ({ id, name: '', title: id, back: [] }))

beforeEach(resetApp)

function open(respond?: Responder) {
  const api = stubApi(respond)
  const { result, ...rest } = renderHook(useCategories, { wrapper: FreshCache })
  return {
    api,
    ...rest,
    list: () => result.current,
    shown: () => result.current.categories?.map(({ id }) => id),
    isQuiet: () => waitFor(() => expect(result.current.isLoadingMore).toBe(false)),
  }
}

async function openLoaded() {
  const opened = open()
  await waitFor(() => expect(opened.shown()).toEqual(ids.slice(0, 9)))
  return opened
}

async function openWhole() {
  const opened = await openLoaded()
  act(() => opened.list().loadMore())
  await waitFor(() => expect(opened.shown()).toEqual(ids))
  return opened
}

describe('The first call', () => {
  it('returns nothing until the response arrives', () => {
    const { list, shown } = open(neverRespond)
    expect(shown()).toBeUndefined()
    expect(list()).toMatchObject({ error: undefined, hasMore: false })
  })

  it('returns three pages and that there are more', async () => {
    const { list, api } = await openLoaded()
    expect(list()).toMatchObject({ hasMore: true, isLoadingMore: false })
    expect(api.calls).toEqual([call(1)])
  })

  it('fills the cache of the search', async () => {
    await openLoaded()
    expect(useCategoryCacheStore.getState().items.map(({ id }) => id)).toEqual(ids.slice(0, 9))
  })

  it('may return no categories', async () => {
    const { list, shown } = open(respondWith({ count: 0 }))
    await waitFor(() => expect(shown()).toEqual([]))
    expect(list().hasMore).toBe(false)
  })

  it('may return all categories', async () => {
    const { list, shown } = open(respondWith({ count: 2, 1: cards('a', 'b') }))
    await waitFor(() => expect(shown()).toEqual(['a', 'b']))
    expect(list().hasMore).toBe(false)
  })

  it('returns its error and can be retried', async () => {
    const { list, shown, api } = open(failWith(400))
    await waitFor(() => expect(list().error).toMatchObject({ failure: 'status' }))
    expect(shown()).toBeUndefined()
    api.use(mockApi)
    act(() => void list().retry())
    await waitFor(() => expect(shown()).toEqual(ids.slice(0, 9)))
    expect(list().error).toBeUndefined()
  })
})

describe('loadMore', () => {
  it('appends the next page, each category once, until all are there', async () => {
    const { list, api } = await openWhole()
    expect(list()).toMatchObject({ hasMore: false, isLoadingMore: false })
    expect(api.calls).toEqual([call(1), call(2)])
    expect(useCategoryCacheStore.getState().items.map(({ id }) => id)).toEqual(ids)
  })

  it('keeps the loaded pages and reports that it is loading', async () => {
    const { list, shown, api, isQuiet } = await openLoaded()
    let answer = () => {}
    api.use((path) => new Promise((resolve) => (answer = () => resolve(mockApi(path)))))
    act(() => list().loadMore())
    await waitFor(() => expect(list().isLoadingMore).toBe(true))
    expect(shown()).toEqual(ids.slice(0, 9))
    answer()
    await isQuiet()
    expect(shown()).toEqual(ids)
  })

  it('keeps the loaded pages when it fails, and can be retried', async () => {
    const { list, shown, api, isQuiet } = await openLoaded()
    api.use(failWith(400))
    act(() => list().loadMore())
    await waitFor(() => expect(list().error).toMatchObject({ failure: 'status' }))
    await isQuiet()
    expect(shown()).toEqual(ids.slice(0, 9))
    expect(list().hasMore).toBe(true)
    api.use(mockApi)
    act(() => void list().retry())
    await waitFor(() => expect(shown()).toEqual(ids))
    expect(list().error).toBeUndefined()
    expect(api.calls).toEqual([call(1), call(2), call(2)])
  })

  it('can be called again after a failure', async () => {
    const { list, shown, api, isQuiet } = await openLoaded()
    api.use(failWith(400))
    act(() => list().loadMore())
    await waitFor(() => expect(list().error).toBeDefined())
    await isQuiet()
    api.use(mockApi)
    act(() => list().loadMore())
    await waitFor(() => expect(shown()).toEqual(ids))
    expect(list().error).toBeUndefined()
  })

  it('is no longer offered when the server returns fewer categories than it counts', async () => {
    const { list, shown, api, isQuiet } = open((path) => {
      const [first, ...others] = catalogue.categories.slice(0, 7)
      const pages = {
        count: 7,
        1: [{ ...first, id: 7 }, others[0], others[1]],
        2: others.slice(2, 5),
        3: others.slice(5),
      }
      return respondWith(pages)(path)
    })
    await waitFor(() => expect(shown()).toEqual(ids.slice(1, 7)))
    expect(list().hasMore).toBe(true)
    act(() => list().loadMore())
    await waitFor(() => expect(api.calls).toHaveLength(2))
    await isQuiet()
    expect(shown()).toEqual(ids.slice(1, 7))
    expect(list().hasMore).toBe(false)
    expect(takeConsoleOutput('warn')).toHaveLength(1)
  })

  it('works with a server that returns one page per call', async () => {
    const { list, shown } = open((path) => {
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page'))
      return respondWith({
        count: 7,
        [page]: catalogue.categories.slice((page - 1) * 3, Math.min(page * 3, 7)),
      })(path)
    })
    await waitFor(() => expect(shown()).toEqual(ids.slice(0, 3)))
    expect(list().hasMore).toBe(true)
    act(() => list().loadMore())
    await waitFor(() => expect(shown()).toEqual(ids.slice(0, 6)))
    expect(list().hasMore).toBe(true)
    act(() => list().loadMore())
    await waitFor(() => expect(shown()).toEqual(ids.slice(0, 7)))
    expect(list().hasMore).toBe(false)
  })
})

it('does not fetch loaded pages again on return', async () => {
  const api = stubApi()
  const cache = new Map()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(SWRConfig, { value: { ...swrOptions, provider: () => cache } }, children)
  const first = renderHook(useCategories, { wrapper })
  await waitFor(() => expect(first.result.current.categories).toHaveLength(9))
  act(() => first.result.current.loadMore())
  await waitFor(() => expect(first.result.current.categories).toHaveLength(11))
  first.unmount()
  const { result } = renderHook(useCategories, { wrapper })
  expect(result.current).toMatchObject({ hasMore: false, isLoadingMore: false })
  expect(result.current.categories).toHaveLength(11)
  expect(api.calls).toEqual([call(1), call(2)])
})

describe('reset', () => {
  it('returns to the first page without a request; further pages come from the cache', async () => {
    const { list, shown, api } = await openWhole()
    act(() => list().reset())
    await waitFor(() => expect(shown()).toEqual(ids.slice(0, 9)))
    expect(list().hasMore).toBe(true)
    act(() => list().loadMore())
    await waitFor(() => expect(shown()).toEqual(ids))
    expect(api.calls).toEqual([call(1), call(2)])
  })
})

describe('reload', () => {
  it('returns to the first page and fetches it again, once', async () => {
    const { list, shown, api } = await openWhole()
    api.use(respondWith({ count: 1, 1: cards('new') }))
    act(() => list().reload())
    await waitFor(() => expect(shown()).toEqual(['new']))
    expect(api.calls).toEqual([call(1), call(2), call(1)])
    expect(list().hasMore).toBe(false)
  })

  it('keeps the first page while it is loading and when that fails', async () => {
    const { list, shown, api } = await openWhole()
    api.use(failWith(400))
    act(() => list().reload())
    await waitFor(() => expect(list().error).toBeDefined())
    expect(shown()).toEqual(ids.slice(0, 9))
    expect(list().hasMore).toBe(true)
  })

  it('works while the first call is in flight', async () => {
    const { list, shown, api } = open(neverRespond)
    api.use(mockApi)
    act(() => list().reload())
    await waitFor(() => expect(shown()).toEqual(ids.slice(0, 9)))
  })
})
