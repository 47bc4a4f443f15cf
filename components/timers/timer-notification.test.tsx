import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { hash, paths } from '@/lib/router/routes'
import { currentHash } from '@/testing/app'
import { stubNavigator } from '@/testing/navigator'
import { MINUTE, openPanel, pass, toasts } from '@/testing/timer-dock'

describe('The notification of a finished timer', () => {
  const worker = { showNotification: vi.fn() }
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => worker })

  beforeEach(() => {
    worker.showNotification.mockClear()
    stubNavigator({ serviceWorker: workers })
  })

  it('opens the step when it is clicked', async () => {
    const notification = { onclick: () => {}, close: vi.fn() }
    const construct = vi.fn(function () {
      return notification
    })
    vi.stubGlobal('Notification', Object.assign(construct, { permission: 'granted' }))
    await openPanel(60)
    await pass(MINUTE)
    act(() => notification.onclick())
    expect(currentHash()).toBe(hash(paths.cooking('borscht', 2)))
    expect(notification.close).toHaveBeenCalledOnce()
    expect(worker.showNotification).not.toHaveBeenCalled()
  })

  /** Stubs the constructor as Android has it: it throws, since only service workers may show notifications there. */
  function stubThrowingConstructor() {
    const construct = vi.fn(function () {
      throw new TypeError('Illegal constructor')
    })
    vi.stubGlobal('Notification', Object.assign(construct, { permission: 'granted' }))
  }

  it('may fail before the service worker is active, which leaves the toast', async () => {
    const onUnhandledRejection = vi.fn()
    process.on('unhandledRejection', onUnhandledRejection)
    worker.showNotification.mockRejectedValueOnce(new TypeError('No active registration available'))
    stubThrowingConstructor()
    await openPanel(60)
    await pass(MINUTE)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    process.off('unhandledRejection', onUnhandledRejection)
    expect(worker.showNotification).toHaveBeenCalledOnce()
    expect(toasts()).toHaveLength(1)
    expect(onUnhandledRejection).not.toHaveBeenCalled()
  })

  it('is shown by the service worker where the page may not, which tells a page of the tap', async () => {
    stubThrowingConstructor()
    const { unmount } = await openPanel(60)
    await pass(MINUTE)
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Готово: Шаг 2: тушите',
      expect.objectContaining({ data: paths.cooking('borscht', 2) }),
    )
    const postToPage = (data: unknown) =>
      act(() => void workers.dispatchEvent(new MessageEvent('message', { data })))
    postToPage({ type: 'OTHER', path: paths.list })
    expect(currentHash()).toBe(hash(paths.welcome))
    postToPage({ type: 'OPEN', path: paths.cooking('borscht', 2) })
    expect(currentHash()).toBe(hash(paths.cooking('borscht', 2)))
    unmount()
    postToPage({ type: 'OPEN', path: paths.list })
    expect(currentHash()).toBe(hash(paths.cooking('borscht', 2)))
  })
})
