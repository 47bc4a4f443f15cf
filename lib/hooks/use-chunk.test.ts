import { act, renderHook, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Chunk, useChunk } from '@/lib/hooks/use-chunk'
import { navigate } from '@/lib/navigation'
import { paths } from '@/lib/routes'
import { startAfresh } from '@/testing/app'

const Component = () => null

beforeEach(startAfresh)

it.each<[string, (want: (times: number) => void) => void]>([
  ['there is a network again', () => dispatchEvent(new Event('online'))],
  ['the visitor goes on', () => navigate(paths.login)],
  ['it is wanted once more', (want) => want(2)],
])('asks again for a chunk that was lost, when %s', async (_when, happen) => {
  const lost = new Error('Loading chunk 7 failed')
  const chunk = { load: vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(Component) }
  const { result, rerender } = renderHook((wanted: number) => useChunk(chunk, wanted), { initialProps: 1 })
  await waitFor(() => expect(result.current).toEqual({ loaded: undefined, error: lost }))
  act(() => happen(rerender))
  await waitFor(() => expect(result.current).toEqual({ loaded: Component, error: undefined }))
})

it('asks for nothing that is not wanted, and once for what is', async () => {
  const chunk = { load: vi.fn().mockResolvedValue(Component) }
  const { result, rerender } = renderHook(({ isWanted }) => useChunk(chunk, isWanted), {
    initialProps: { isWanted: false },
  })
  act(() => void dispatchEvent(new Event('online')))
  expect(chunk.load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await waitFor(() => expect(result.current.loaded).toBe(Component))
  act(() => void dispatchEvent(new Event('online')))
  act(() => navigate(paths.login))
  expect(chunk.load).toHaveBeenCalledTimes(1)
})

it('shows a chunk that comes between the rendering and its effects', async () => {
  const chunk: Chunk<object> = { load: () => Promise.resolve(Component) }
  const { result } = renderHook(() => {
    useLayoutEffect(() => void (chunk.loaded = Component), [])
    return useChunk(chunk, true)
  })
  await waitFor(() => expect(result.current.loaded).toBe(Component))
})
