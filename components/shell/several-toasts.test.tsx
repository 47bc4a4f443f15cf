import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Toasts } from '@/components/shell/toasts'
import { renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { advance, card, show } from '@/testing/toasts'

beforeEach(() => {
  resetApp()
  vi.useFakeTimers()
})

describe('Several toasts', () => {
  beforeEach(() => void renderWithUser(<Toasts />))

  it('share one polite live region, in which errors are alerts', () => {
    show()
    show({ type: 'error', message: 'Что-то пошло не так' })
    const region = screen.getByRole('region', { name: 'Уведомления' })
    expect(region.contains(card())).toBe(true)
    expect(screen.getByRole('status').contains(card())).toBe(true)
    expect(within(screen.getByRole('alert')).getByText('Что-то пошло не так')).toBeTruthy()
    expect(screen.getByRole('alert').contains(card())).toBe(false)
  })

  it('show priority ones first', () => {
    show({ message: 'usual' })
    show({ message: 'urgent', priority: true })
    const order = card('urgent').compareDocumentPosition(card('usual'))
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('each have a timeout of their own', () => {
    show({ message: 'first' })
    advance(3000)
    show({ message: 'second' })
    advance(2000)
    advance(400)
    expect(toastMessages()).toEqual(['second'])
    advance(2600)
    advance(400)
    expect(toastMessages()).toEqual([])
  })
})

describe('On phones, several toasts', () => {
  const isShown = (message: string) => !card(message).hidden

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    renderWithUser(<Toasts />)
  })

  it('are shown one at a time, the latest, and none comes back after its timeout', () => {
    show({ message: 'first' })
    advance(3000)
    show({ message: 'second' })
    expect([isShown('first'), isShown('second')]).toEqual([false, true])
    advance(2000)
    advance(400)
    expect(toastMessages()).toEqual(['second'])
    advance(2600)
    advance(400)
    expect(toastMessages()).toEqual([])
  })

  it('wait behind a priority one, and their timeouts begin when they are seen', () => {
    show({ message: 'urgent', priority: true })
    show({ message: 'usual' })
    expect([isShown('urgent'), isShown('usual')]).toEqual([true, false])
    advance(5000)
    advance(400)
    expect(isShown('usual')).toBe(true)
    advance(4999)
    expect(toastMessages()).toEqual(['usual'])
    advance(1)
    advance(400)
    expect(toastMessages()).toEqual([])
  })
})
