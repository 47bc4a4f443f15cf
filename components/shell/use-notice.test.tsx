import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { startNotices } from '@/components/shell/start-notices'
import { useNotice } from '@/components/shell/use-notice'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { renderWithUser, resetApp } from '@/testing/app'

vi.mock('@/components/shell/start-notices', () => ({ startNotices: vi.fn() }))

const offline = 'Нет сети — показываем то, что уже загружено'
const stop = vi.fn()

function NoticeHost() {
  return <div>{useNotice()}</div>
}

beforeEach(() => {
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

/** Renders the hook with modules that have not been loaded before. */
async function visitWithFreshModules() {
  vi.resetModules()
  const { useNotice: useFreshNotice } = await import('@/components/shell/use-notice')
  const { navigate: navigateFresh } = await import('@/lib/router/navigation')
  const FreshHost = () => <div>{useFreshNotice()}</div>
  return { navigateFresh, ...renderWithUser(<FreshHost />) }
}

describe('useNotice', () => {
  it('starts seven seconds after the page has loaded', async () => {
    const { unmount } = await visitWithFreshModules()
    await act(() => vi.advanceTimersByTimeAsync(6999))
    expect(screen.queryByText('Новость')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    await waitFor(() => expect(screen.getByText('Новость')).toBeTruthy())
    unmount()
  })

  it('starts once on the first navigation, and stops on unmount', async () => {
    const { unmount } = renderWithUser(<NoticeHost />)
    act(() => navigate(paths.categories))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(startNotices).toHaveBeenCalledOnce()
    act(() => navigate(paths.login))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(startNotices).toHaveBeenCalledOnce()
    unmount()
    expect(stop).toHaveBeenCalledOnce()
  })

  it.each<[string, (to: typeof navigate) => void]>([
    ['the device is online again', () => dispatchEvent(new Event('online'))],
    ['another screen opens', (to) => to(paths.login)],
  ])('reports a lost network without its chunk, and loads it when %s', async (_when, trigger) => {
    vi.useRealTimers()
    let isOffline = true
    vi.doMock('@/components/shell/start-notices', () => {
      if (isOffline) throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
      return { startNotices }
    })
    const { navigateFresh } = await visitWithFreshModules()
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline)
    expect(screen.queryByText(offline)).toBeNull()
    act(() => void dispatchEvent(new Event('offline')))
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByText(offline)).toBeTruthy()
    isOffline = false
    act(() => trigger(navigateFresh))
    await waitFor(() => expect(screen.getByText('Новость')).toBeTruthy())
    expect(startNotices).toHaveBeenCalledOnce()
    expect(screen.queryByText(offline)).toBeNull()
  })
})
