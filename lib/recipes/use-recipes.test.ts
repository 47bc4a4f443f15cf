import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { useRecipeCards, useRecipes } from '@/lib/recipes/use-recipes'
import { useShop } from '@/lib/shop/use-shop'
import { failWith, mockApi, respondInParts, respondWith, stubApi } from '@/testing/api'
import { FreshCache, resetApp } from '@/testing/app'

beforeEach(resetApp)

const resources = [
  {
    name: 'useRecipeCards',
    use: () => {
      const { recipes, ...rest } = useRecipeCards('soups')
      return { ids: recipes?.map(({ id }) => id), ...rest }
    },
    call: 'selected/soups',
    ids: ['borscht'],
  },
  {
    name: 'useRecipes',
    use: () => {
      const { recipes, ...rest } = useRecipes('borscht')
      return { ids: recipes?.map(({ id }) => id), ...rest }
    },
    call: 'selected/borscht/category',
    ids: ['borscht'],
  },
  {
    name: 'useShop',
    use: () => {
      const { products, ...rest } = useShop()
      return { ids: products?.map(({ id }) => id), ...rest }
    },
    call: 'shop',
    ids: ['beetroot', 'garlic', 'beef', 'water', 'salt', 'wheat-flour', 'milk', 'egg'],
  },
]

describe.each(resources)('$name', ({ use, call, ids }) => {
  it('fetches once and returns the data', async () => {
    const api = stubApi()
    const { result, rerender } = renderHook(use, { wrapper: FreshCache })
    expect(result.current).toMatchObject({ ids: undefined, error: undefined })
    await waitFor(() => expect(result.current.ids).toEqual(ids))
    rerender()
    expect(api.calls).toEqual([call])
  })

  it('returns the error and can be retried', async () => {
    const api = stubApi(failWith(400))
    const { result } = renderHook(use, { wrapper: FreshCache })
    await waitFor(() => expect(result.current.error).toMatchObject({ failure: 'status', status: 400 }))
    expect(result.current.ids).toBeUndefined()
    api.use(mockApi)
    act(() => void result.current.retry())
    await waitFor(() => expect(result.current.ids).toEqual(ids))
    expect(result.current.error).toBeUndefined()
  })

  it('refetches when the network is back while the page is in the background', async () => {
    const api = stubApi(failWith(400))
    const { result } = renderHook(use, { wrapper: FreshCache })
    await waitFor(() => expect(result.current.error).toBeDefined())
    api.use(mockApi)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.ids).toEqual(ids))
  })

  it('keeps the data when a refresh fails', async () => {
    const api = stubApi()
    const { result } = renderHook(use, { wrapper: FreshCache })
    await waitFor(() => expect(result.current.ids).toEqual(ids))
    api.use(failWith(400))
    act(() => void result.current.retry())
    await waitFor(() => expect(result.current.error).toBeDefined())
    expect(result.current.ids).toEqual(ids)
  })
})

it('returns another recipe for another id', async () => {
  stubApi()
  const { result, rerender } = renderHook(({ id }) => useRecipes(id), {
    wrapper: FreshCache,
    initialProps: { id: 'borscht' },
  })
  await waitFor(() => expect(result.current.recipes?.[0]?.id).toBe('borscht'))
  rerender({ id: 'thin-pancakes' })
  expect(result.current.recipes).toBeUndefined()
  await waitFor(() => expect(result.current.recipes?.[0]?.id).toBe('thin-pancakes'))
})

it('returns the first cards of a large category early and keeps them if the rest fails', async () => {
  const card = { name: 'a.webp', title: 'Суп', back: [], time: '5 минут', kcal: '100 ккал' }
  const soups = Array.from({ length: 2000 }, (_, index) => ({ ...card, id: `soup-${index}` }))
  const answer = respondInParts({ soups }, 150_000)
  const api = stubApi(answer.respond)
  const { result } = renderHook(() => useRecipeCards('soups'), { wrapper: FreshCache })
  await waitFor(() => expect(result.current.recipes?.length).toBeGreaterThan(100))
  expect(result.current.recipes?.length).toBeLessThan(2000)
  expect(result.current.isWhole).toBe(false)
  api.use(failWith(400))
  answer.fail()
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect(result.current.recipes?.length).toBeGreaterThan(100)
  expect(result.current.isWhole).toBe(false)

  api.use(respondWith({ soups }))
  act(() => void result.current.retry())
  await waitFor(() => expect(result.current.isWhole).toBe(true))
  expect(result.current.recipes).toHaveLength(2000)
})
