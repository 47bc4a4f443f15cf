import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useRecipeSearch } from '@/lib/hooks/use-recipe-search'
import { stubApi } from '@/testing/api'
import { FreshCache } from '@/testing/app'

const lost = vi.hoisted(() => new Error('Loading chunk 7 failed'))
vi.mock('@/lib/recipe-search', () => ({
  createRecipeSearch: vi
    .fn()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(() => []),
}))

it('tells that the code of the search is lost, and asks for it again', async () => {
  const { calls } = stubApi()
  const { result } = renderHook(() => useRecipeSearch('борщ'), { wrapper: FreshCache })
  expect(result.current).toMatchObject({ found: undefined, isLoading: true })
  await waitFor(() => expect(result.current).toMatchObject({ error: lost, isLoading: false }))
  await act(async () => void (await result.current.retry()))
  expect(result.current).toMatchObject({ found: [], error: undefined, isLoading: false })
  expect(calls).toEqual(['recipes'])
})
