import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useRecipeSearch } from '@/lib/catalog/use-recipe-search'
import type * as recipeSearch from '@/lib/catalog/recipe-search'
import { stubApi } from '@/testing/api'
import { FreshCache } from '@/testing/app'

const lost = vi.hoisted(() => new Error('Loading chunk 7 failed'))
vi.mock('@/lib/catalog/recipe-search', async (original) => {
  const { createRecipeSearch, ...rest } = await original<typeof recipeSearch>()
  return { ...rest, createRecipeSearch: vi.fn(createRecipeSearch).mockRejectedValueOnce(lost) }
})

it('reports that the search code failed to load, and retries', async () => {
  const { calls } = stubApi()
  const { result } = renderHook(() => useRecipeSearch('борщ'), { wrapper: FreshCache })
  expect(result.current).toMatchObject({ result: undefined, isLoading: true })
  await waitFor(() => expect(result.current).toMatchObject({ error: lost, isLoading: false }))
  await act(async () => void (await result.current.retry()))
  expect(result.current).toMatchObject({ result: { found: [{}] }, error: undefined, isLoading: false })
  expect(calls.toSorted()).toEqual(['recipes', 'search-words'])
})

it('finds recipes that were added since', async () => {
  const soup = { id: 'soup', title: 'Борщ', ingredients: [] }
  const api = stubApi(() => Response.json([soup]))
  const { result } = renderHook(() => useRecipeSearch('борщ'), { wrapper: FreshCache })
  await waitFor(() => expect(result.current.result?.found).toHaveLength(1))
  api.use(() => Response.json([soup, { ...soup, id: 'cold-soup', title: 'Холодный борщ' }]))
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.result?.found).toHaveLength(2))
})
