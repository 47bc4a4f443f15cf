import { act, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { startNotices } from '@/components/shell/start-notices'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { registerServiceWorker } from '@/lib/offline/worker'

vi.mock('@/lib/offline/worker', () => ({ registerServiceWorker: vi.fn(() => Promise.resolve()) }))

const offline = 'Нет сети — показываем то, что уже загружено'
const backOnline = 'Снова в сети'

function NoticeHost() {
  const [notice, setNotice] = useState<ReactNode>()
  useEffect(() => startNotices(setNotice), [])
  return <header>{notice}</header>
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const announced = () => useAnnouncerStore.getState().message

/** Reports a new version; returns the mock that activates it. */
function releaseVersion() {
  advance(3000)
  const activate = vi.fn(() => Promise.resolve())
  act(() => vi.mocked(registerServiceWorker).mock.lastCall?.[0](activate))
  return activate
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(registerServiceWorker).mockClear()
})

describe('The network notice', () => {
  it('is absent while online', () => {
    render(<NoticeHost />)
    expect(screen.getByRole('banner').textContent).toBe('')
  })

  it('is shown while offline and for a moment after, and is announced', () => {
    render(<NoticeHost />)
    setOnline(false)
    expect(screen.getByText(offline)).toBeTruthy()
    expect(announced()).toBe(offline)
    advance(60_000)
    expect(screen.getByText(offline)).toBeTruthy()
    setOnline(true)
    expect(screen.getByText(backOnline)).toBeTruthy()
    expect(announced()).toBe(backOnline)
    advance(4000)
    expect(screen.getByRole('banner').textContent).toBe('')
  })

  it('is shown when the page starts offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<NoticeHost />)
    expect(screen.getByText(offline)).toBeTruthy()
  })

  it('takes the place that app/boot/boot.ts has reserved, until the device is online', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { dataset } = document.documentElement
    dataset.offline = ''
    render(<NoticeHost />)
    expect(dataset.offline).toBe('')
    setOnline(true)
    expect(dataset.offline).toBeUndefined()
  })

  it('leaves nothing reserved where the device is online by now', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const { dataset } = document.documentElement
    dataset.offline = ''
    render(<NoticeHost />)
    expect(dataset.offline).toBeUndefined()
  })

  it('stays when the device goes offline again at once', () => {
    render(<NoticeHost />)
    setOnline(false)
    setOnline(true)
    setOnline(false)
    advance(60_000)
    expect(screen.getByText(offline)).toBeTruthy()
  })
})

describe('The version notice', () => {
  it('stays until the update is accepted', () => {
    render(<NoticeHost />)
    const activate = releaseVersion()
    expect(announced()).toBe('Вышла новая версия')
    advance(60_000)
    act(() => screen.getByRole('button', { name: 'Обновить' }).click())
    expect(activate).toHaveBeenCalledOnce()
  })

  it('waits until the device is online again', () => {
    render(<NoticeHost />)
    setOnline(false)
    releaseVersion()
    expect(screen.queryByRole('button')).toBeNull()
    setOnline(true)
    expect(screen.queryByRole('button')).toBeNull()
    advance(4000)
    expect(screen.getByRole('button', { name: 'Обновить' })).toBeTruthy()
  })
})

it('works without a service worker where the browser denies one', async () => {
  vi.mocked(registerServiceWorker).mockRejectedValueOnce(new DOMException('denied', 'SecurityError'))
  render(<NoticeHost />)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  setOnline(false)
  expect(screen.getByText(offline)).toBeTruthy()
})
