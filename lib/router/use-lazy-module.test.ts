import { act, renderHook, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type LazyComponent, useLazyModule } from '@/lib/router/use-lazy-module'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { resetApp } from '@/testing/app'

const Component = () => null

beforeEach(resetApp)

it.each<[string, (want: (times: number) => void) => void]>([
  ['there is a network again', () => dispatchEvent(new Event('online'))],
  ['the visitor goes on', () => navigate(paths.login)],
  ['it is wanted once more', (want) => want(2)],
])('asks again for a chunk that was lost, when %s', async (_when, happen) => {
  const lost = new Error('Loading chunk 7 failed')
  const chunk = { load: vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(Component) }
  const { result, rerender } = renderHook((wanted: number) => useLazyModule(chunk, wanted), {
    initialProps: 1,
  })
  await waitFor(() => expect(result.current).toMatchObject({ loaded: undefined, lost: { error: lost } }))
  act(() => happen(rerender))
  await waitFor(() => expect(result.current).toEqual({ loaded: Component, lost: undefined }))
})

it.each([true, false])('tries again, with a network (%s) by a reload of the page', async (isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const chunk = { load: vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Component) }
  const { result } = renderHook(() => useLazyModule(chunk, true))
  await waitFor(() => expect(result.current.loadFailure).toBeTruthy())
  act(() => result.current.loadFailure?.onRetry())
  await waitFor(() => expect(result.current.loaded).toBe(isOnline ? undefined : Component))
  expect(reload).toHaveBeenCalledTimes(isOnline ? 1 : 0)
})

it('says nothing of a lost chunk that is not wanted any more', async () => {
  const chunk = { load: vi.fn().mockRejectedValue(new Error('lost')) }
  const { result, rerender } = renderHook((isWanted: boolean) => useLazyModule(chunk, isWanted), {
    initialProps: true,
  })
  await waitFor(() => expect(result.current.loadFailure).toBeTruthy())
  rerender(false)
  expect(result.current.loadFailure).toBeUndefined()
})

it('asks for nothing that is not wanted, and once for what is', async () => {
  const chunk = { load: vi.fn().mockResolvedValue(Component) }
  const { result, rerender } = renderHook(({ isWanted }) => useLazyModule(chunk, isWanted), {
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
  const chunk: LazyComponent<object> = { load: () => Promise.resolve(Component) }
  const { result } = renderHook(() => {
    useLayoutEffect(() => void (chunk.loaded = Component), [])
    return useLazyModule(chunk, true)
  })
  await waitFor(() => expect(result.current.loaded).toBe(Component))
})
