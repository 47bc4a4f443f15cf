import { act, renderHook, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Loader, useLazyModule } from '@/lib/router/use-lazy-module'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { resetApp } from '@/testing/app'

const Component = () => null

beforeEach(resetApp)

it.each<[string, (rerender: (wanted: number) => void) => void]>([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the visitor navigates', () => navigate(paths.login)],
  ['the number in `wanted` changes', (rerender) => rerender(2)],
])('retries a failed load when %s', async (_when, trigger) => {
  const error = new Error('Loading chunk 7 failed')
  const load = vi.fn().mockRejectedValueOnce(error).mockResolvedValue(Component)
  const { result, rerender } = renderHook((wanted: number) => useLazyModule(load, wanted), {
    initialProps: 1,
  })
  await waitFor(() => expect(result.current).toMatchObject({ loaded: undefined, loadFailure: { error } }))
  act(() => trigger(rerender))
  await waitFor(() => expect(result.current).toEqual({ loaded: Component, loadFailure: undefined }))
})

it.each([true, false])(
  'onRetry reloads the page online and the module offline (online: %s)',
  async (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
      .mockResolvedValue(Component)
    const { result } = renderHook(() => useLazyModule(load, true))
    await waitFor(() => expect(result.current.loadFailure).toBeTruthy())
    act(() => result.current.loadFailure?.onRetry())
    await waitFor(() => expect(result.current.loaded).toBe(isOnline ? undefined : Component))
    expect(reload).toHaveBeenCalledTimes(isOnline ? 1 : 0)
  },
)

it('clears the failure when the module is no longer wanted', async () => {
  const load = vi.fn().mockRejectedValue(new Error('Loading chunk 7 failed'))
  const { result, rerender } = renderHook((isWanted: boolean) => useLazyModule(load, isWanted), {
    initialProps: true,
  })
  await waitFor(() => expect(result.current.loadFailure).toBeTruthy())
  rerender(false)
  expect(result.current.loadFailure).toBeUndefined()
})

it('loads nothing until the module is wanted, and then once', async () => {
  const load = vi.fn().mockResolvedValue(Component)
  const { result, rerender } = renderHook(({ isWanted }) => useLazyModule(load, isWanted), {
    initialProps: { isWanted: false },
  })
  act(() => void dispatchEvent(new Event('online')))
  expect(load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await waitFor(() => expect(result.current.loaded).toBe(Component))
  act(() => void dispatchEvent(new Event('online')))
  act(() => navigate(paths.login))
  expect(load).toHaveBeenCalledTimes(1)
})

it('returns a module that was loaded between render and effect', async () => {
  const load: Loader<typeof Component> = () => Promise.resolve(Component)
  const { result } = renderHook(() => {
    useLayoutEffect(() => void (load.loaded = Component), [])
    return useLazyModule(load, true)
  })
  await waitFor(() => expect(result.current.loaded).toBe(Component))
})
