import { act, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { startNotices } from '@/components/shell/notices'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { registerServiceWorker } from '@/lib/offline/worker'

vi.mock('@/lib/offline/worker', () => ({ registerServiceWorker: vi.fn(() => Promise.resolve()) }))

const offline = 'Нет сети — показываем то, что уже загружено'
const back = 'Снова в сети'

function Place() {
  const [notice, setNotice] = useState<ReactNode>()
  useEffect(() => startNotices(setNotice), [])
  return <header>{notice}</header>
}

/** Unplugs the device, or plugs it in again. */
function plug(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const said = () => useAnnouncerStore.getState().message

/** A new version is there; gives what taking it calls. */
function release() {
  pass(3000)
  const takeOver = vi.fn(() => Promise.resolve())
  act(() => vi.mocked(registerServiceWorker).mock.lastCall?.[0](takeOver))
  return takeOver
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(registerServiceWorker).mockClear()
})

describe('the network', () => {
  it('is worth no word while it is there', () => {
    render(<Place />)
    expect(screen.getByRole('banner').textContent).toBe('')
  })

  it('is missed, and its return told for a moment, to screen readers too', () => {
    render(<Place />)
    plug(false)
    expect(screen.getByText(offline)).toBeTruthy()
    expect(said()).toBe(offline)
    pass(60_000)
    expect(screen.getByText(offline)).toBeTruthy()
    plug(true)
    expect(screen.getByText(back)).toBeTruthy()
    expect(said()).toBe(back)
    pass(4000)
    expect(screen.getByRole('banner').textContent).toBe('')
  })

  it('that was gone before the page came is missed as well', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<Place />)
    expect(screen.getByText(offline)).toBeTruthy()
  })

  it('that goes again right away is missed for as long as it is gone', () => {
    render(<Place />)
    plug(false)
    plug(true)
    plug(false)
    pass(60_000)
    expect(screen.getByText(offline)).toBeTruthy()
  })
})

describe('a new version', () => {
  it('is offered until it is taken', () => {
    render(<Place />)
    const takeOver = release()
    expect(said()).toBe('Вышла новая версия')
    pass(60_000)
    act(() => screen.getByRole('button', { name: 'Обновить' }).click())
    expect(takeOver).toHaveBeenCalledOnce()
  })

  it('waits for the network to be back', () => {
    render(<Place />)
    plug(false)
    release()
    expect(screen.queryByRole('button')).toBeNull()
    plug(true)
    expect(screen.queryByRole('button')).toBeNull()
    pass(4000)
    expect(screen.getByRole('button', { name: 'Обновить' })).toBeTruthy()
  })
})

it('lives without a worker where the browser refuses one', async () => {
  vi.mocked(registerServiceWorker).mockRejectedValueOnce(new DOMException('denied', 'SecurityError'))
  render(<Place />)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  plug(false)
  expect(screen.getByText(offline)).toBeTruthy()
})
