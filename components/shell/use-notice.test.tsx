import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { startNotices } from '@/components/shell/notices'
import { useNotice } from '@/components/shell/use-notice'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { renderWithUser, resetApp } from '@/testing/app'

vi.mock('@/components/shell/notices', () => ({ startNotices: vi.fn() }))

const stop = vi.fn()

function Place() {
  return <p>{useNotice()}</p>
}

/** Whether the code for notices has been asked for, once all that is under way has come. */
const isStarted = async () => {
  await act(() => vi.advanceTimersByTimeAsync(0))
  return vi.mocked(startNotices).mock.calls.length > 0
}

beforeEach(async () => {
  resetApp()
  vi.useFakeTimers()
  stop.mockClear()
  vi.mocked(startNotices)
    .mockReset()
    .mockImplementation((show) => {
      show('Новость')
      return stop
    })
})

/** A page that has not loaded the code for notices before. */
async function visitAnew() {
  vi.resetModules()
  const { useNotice: loadedAnew } = await import('@/components/shell/use-notice')
  const { navigate: navigateAnew } = await import('@/lib/router/navigation')
  const Anew = () => <p>{loadedAnew()}</p>
  return { navigateAnew, ...renderWithUser(<Anew />) }
}

it('leaves the first seven seconds to the first screen', async () => {
  const { unmount } = await visitAnew()
  await act(() => vi.advanceTimersByTimeAsync(6999))
  expect(screen.queryByText('Новость')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  await waitFor(() => expect(screen.getByText('Новость')).toBeTruthy())
  unmount()
})

it('begins with the first step to another screen, once, and ends with the page', async () => {
  const { unmount } = renderWithUser(<Place />)
  act(() => navigate(paths.categories))
  expect(await isStarted()).toBe(true)
  act(() => navigate(paths.login))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(startNotices).toHaveBeenCalledOnce()
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

it.each<[string, (to: typeof navigate) => void]>([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the visitor goes on', (to) => to(paths.login)],
])('asks again for what was lost without a network once %s', async (_when, happen) => {
  vi.useRealTimers()
  let isLost = true
  vi.doMock('@/components/shell/notices', () => {
    if (isLost) throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
    return { startNotices }
  })
  const { navigateAnew } = await visitAnew()
  act(() => void dispatchEvent(new Event('offline')))
  await act(() => vi.dynamicImportSettled())
  isLost = false
  act(() => happen(navigateAnew))
  await waitFor(() => expect(screen.getByText('Новость')).toBeTruthy())
  expect(startNotices).toHaveBeenCalledOnce()
})
