import { act, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { Announcer } from '@/components/shell/announcer'
import { announce } from '@/lib/feedback/announcer-store'

describe('Announcer', () => {
  afterEach(() => vi.useRealTimers())

  it('shows announced messages in a polite live region', () => {
    const { container } = render(<Announcer />)
    act(() => announce('Удалено: Соль'))
    expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('Удалено: Соль')
  })

  it('repeats an equal message in a new node of the same region', () => {
    const { container } = render(<Announcer />)
    act(() => announce('Удалено: Соль'))
    const region = container.firstElementChild
    const before = region?.firstElementChild
    act(() => announce('Удалено: Соль'))
    expect(container.firstElementChild).toBe(region)
    expect(region?.firstElementChild).not.toBe(before)
    expect(region?.textContent).toBe('Удалено: Соль')
  })
  it('removes a message after ten seconds, those of the latest one, so that no later screen ends with it', () => {
    vi.useFakeTimers()
    const { container } = render(<Announcer />)
    act(() => announce('Удалено: Соль'))
    act(() => vi.advanceTimersByTime(9000))
    act(() => announce('Удалено: Вода'))
    act(() => vi.advanceTimersByTime(9999))
    expect(container.textContent).toBe('Удалено: Вода')
    act(() => vi.advanceTimersByTime(1))
    expect(container.textContent).toBe('')
  })
})
