import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useChunk } from '@/lib/hooks/use-chunk'

const Component = () => null

it('asks again for a chunk that was lost with the network, when that is back', async () => {
  const lost = new Error('Loading chunk 7 failed')
  const chunk = { load: vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(Component) }
  const { result } = renderHook(() => useChunk(chunk, true))
  await waitFor(() => expect(result.current).toEqual({ Component: undefined, error: lost }))
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current).toEqual({ Component, error: undefined }))
})

it('asks for nothing that is not wanted, and once for what is', async () => {
  const chunk = { load: vi.fn().mockResolvedValue(Component) }
  const { result, rerender } = renderHook(({ isWanted }) => useChunk(chunk, isWanted), {
    initialProps: { isWanted: false },
  })
  act(() => void dispatchEvent(new Event('online')))
  expect(chunk.load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await waitFor(() => expect(result.current.Component).toBe(Component))
  act(() => void dispatchEvent(new Event('online')))
  expect(chunk.load).toHaveBeenCalledTimes(1)
})
