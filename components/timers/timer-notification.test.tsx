import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { useTimersPresence } from '@/lib/timers/timers-presence'
import { startTimer } from '@/lib/timers/timers'
import { currentHash, historyLength, resetApp } from '@/testing/app'
import { errand, MINUTE, toasts, timers, pass, openPanel } from '@/testing/timer-dock'

beforeEach(() => {
  // What waits for the visitor's hands goes on by the real clock.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-05-01T12:00:00') })
  resetApp()
  useTimersPresence.setState({ timesWanted: 0 })
  document.title = 'Борщ — Tasty'
})

describe('The link of a timer', () => {
  it('closes the panel, which covers the step', async () => {
    navigate(paths.cooking('borscht', 4))
    const { user } = await openPanel()
    await user.click(screen.getByRole('link', { name: 'Борщ' }))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser with %s', async (key) => {
    await openPanel()
    const length = historyLength()
    let isLeft: boolean | undefined
    addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent.click(screen.getByRole('link', { name: 'Борщ' }), { [key]: true })
    expect(isLeft).toBe(true)
    expect(historyLength()).toBe(length)
  })
})

describe('A notification', () => {
  const worker = { showNotification: vi.fn() }
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => worker })

  beforeEach(() => {
    worker.showNotification.mockClear()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: workers }))
  })

  it('opens the step if the page shows it', async () => {
    const shown = { onclick: () => {}, close: vi.fn() }
    const notify = vi.fn(function () {
      return shown
    })
    vi.stubGlobal('Notification', Object.assign(notify, { permission: 'granted' }))
    await openPanel(60)
    await pass(MINUTE)
    act(() => shown.onclick())
    expect(currentHash()).toBe(hash(paths.cooking('borscht', 2)))
    expect(shown.close).toHaveBeenCalledOnce()
    expect(worker.showNotification).not.toHaveBeenCalled()
  })

  /** As on Android. */
  function leaveItToTheWorker() {
    const refuse = vi.fn(function () {
      throw new TypeError('Illegal constructor')
    })
    vi.stubGlobal('Notification', Object.assign(refuse, { permission: 'granted' }))
  }

  it('may fail before the service worker is active', async () => {
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    worker.showNotification.mockRejectedValueOnce(new TypeError('No active registration available'))
    leaveItToTheWorker()
    await openPanel(60)
    await pass(MINUTE)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    process.off('unhandledRejection', unheard)
    expect(worker.showNotification).toHaveBeenCalledOnce()
    expect(toasts()).toHaveLength(1)
    expect(unheard).not.toHaveBeenCalled()
  })

  it('is shown by the service worker elsewhere, which forwards the tap to a page', async () => {
    leaveItToTheWorker()
    const { unmount } = await openPanel(60)
    await pass(MINUTE)
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Готово: Шаг 2: тушите',
      expect.objectContaining({ data: paths.cooking('borscht', 2) }),
    )
    const tell = (data: unknown) =>
      act(() => void workers.dispatchEvent(new MessageEvent('message', { data })))
    tell({ type: 'OTHER', path: paths.list })
    expect(currentHash()).toBe(hash(paths.welcome))
    tell({ type: 'OPEN', path: paths.cooking('borscht', 2) })
    expect(currentHash()).toBe(hash(paths.cooking('borscht', 2)))
    unmount()
    tell({ type: 'OPEN', path: paths.list })
    expect(currentHash()).toBe(hash(paths.cooking('borscht', 2)))
  })
})

describe('Stored timers', () => {
  it('that are invalid are dropped without affecting the others', async () => {
    const good = startTimer(errand, 900, Date.now())
    const all = [good, { ...good, id: 'b', endsAt: 'завтра' }, { ...good, id: 'c', left: -1 }, null, 7]
    localStorage.setItem('timers', JSON.stringify(all))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'timers' })))
    expect(timers()).toEqual([good])
  })
})
