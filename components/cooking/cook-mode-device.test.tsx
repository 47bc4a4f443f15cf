import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { resetApp } from '@/testing/app'
import { button, openAt } from '@/testing/cook-mode'
import { stubNavigator } from '@/testing/navigator'

beforeEach(() => {
  resetApp()
  vi.stubGlobal('scrollTo', () => {})
})

describe('The question about notifications', () => {
  const question = () => screen.queryByText('Сообщать о таймерах и вне этой страницы?')

  function stubNotification(permission: string) {
    const requestPermission = vi.fn(async () => 'granted')
    vi.stubGlobal('Notification', { permission, requestPermission })
    return requestPermission
  }

  async function startTimer() {
    const { user } = await openAt(1)
    expect(question()).toBeNull()
    await user.click(button(/^Запустить таймер/))
    return user
  }

  it.each(['granted', 'denied'])('is not asked if the permission is %s', async (permission) => {
    stubNotification(permission)
    await startTimer()
    expect(question()).toBeNull()
  })

  it.each([
    ['Разрешить', 1],
    ['Не нужно', 0],
  ])('is asked once, with the first timer; «%s» requests the permission %d times', async (answer, times) => {
    const requestPermission = stubNotification('default')
    const user = await startTimer()
    expect(question()).toBeTruthy()
    await user.click(button(answer))
    expect(requestPermission).toHaveBeenCalledTimes(times)
    expect(question()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(localStorage.getItem('askedToNotify')).toBe('true')
  })
})

describe('The wake lock', () => {
  function stubWakeLock(
    request: () => Promise<EventTarget & { released: boolean; release: () => Promise<void> }>,
  ) {
    const spy = vi.fn(request)
    stubNavigator({ wakeLock: { request: spy } })
    return spy
  }
  const lock = () => Object.assign(new EventTarget(), { released: false, release: vi.fn(async () => {}) })

  it('is held, requested again when the page is visible again, and released on leaving', async () => {
    const locks = [lock(), lock()]
    const granted = [...locks]
    const request = stubWakeLock(async () => granted.shift() ?? lock())
    const { unmount } = await openAt(1)
    expect(await screen.findByText('Экран не погаснет')).toBeTruthy()
    const [first, second] = locks
    if (first) first.released = true
    act(() => void first?.dispatchEvent(new Event('release')))
    expect(screen.queryByText('Экран не погаснет')).toBeNull()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Экран не погаснет')).toBeTruthy()
    expect(request).toHaveBeenCalledTimes(2)
    unmount()
    expect(second?.release).toHaveBeenCalledOnce()
  })

  it('is not mentioned if it is not granted', async () => {
    stubWakeLock(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')))
    await openAt(1)
    expect(screen.queryByText('Экран не погаснет')).toBeNull()
  })
})
