import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Toasts } from '@/components/shell/toasts'
import { showToast } from '@/lib/feedback/toasts-store'
import { renderWithUser, resetApp, toastMessages } from '@/testing/app'

beforeEach(() => {
  resetApp()
  vi.useFakeTimers()
})

type Toast = Parameters<typeof showToast>[0]

const show = (toast: Partial<Toast> = {}) =>
  act(() => showToast({ type: 'info', message: 'Сохранено', ...toast }))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const card = (message = 'Сохранено') => {
  const found = screen.getByText(message).closest<HTMLElement>('.pointer-events-auto')
  if (!found) throw new Error(`No card around «${message}»`)
  return found
}
const isLeaving = () => card().classList.contains('animate-toast-out')

/** Shown, leaving for 400 ms, gone. */
function expectLeaving() {
  expect(isLeaving()).toBe(true)
  pass(399)
  expect(toastMessages()).toHaveLength(1)
  pass(1)
  expect(toastMessages()).toEqual([])
  expect(screen.queryByText('Сохранено')).toBeNull()
}

describe('a toast', () => {
  beforeEach(() => void renderWithUser(<Toasts />))

  it('leaves after five seconds, and takes 400 ms for it', () => {
    show()
    pass(4999)
    expect(isLeaving()).toBe(false)
    pass(1)
    expectLeaving()
  })

  it('leaves after the time given to it', () => {
    show({ timeOut: 800 })
    pass(799)
    expect(isLeaving()).toBe(false)
    pass(1)
    expectLeaving()
  })

  it('has a title over its message', () => {
    show({ title: 'Готово' })
    expect(card().textContent).toContain('Готово')
  })

  it('leaves on a click, with nothing more to do', () => {
    show()
    fireEvent.click(screen.getByText('Сохранено'))
    expectLeaving()
  })

  it('calls its handler on a click, once, and leaves', () => {
    const onClick = vi.fn()
    show({ onClick, action: 'Отменить' })
    const button = screen.getByRole('button', { name: /Сохранено.*Отменить/ })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
    expectLeaving()
  })

  it('does nothing at the second click of a double click, which was meant for what it came over', () => {
    const onClick = vi.fn()
    show({ onClick })
    fireEvent.click(screen.getByText('Сохранено'), { detail: 2 })
    expect(onClick).not.toHaveBeenCalled()
    expect(isLeaving()).toBe(false)
    fireEvent.click(screen.getByText('Сохранено'), { detail: 1 })
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('leaves the focus to the heading of the screen', () => {
    const heading = document.body.appendChild(document.createElement('h1'))
    heading.tabIndex = -1
    show()
    act(() => screen.getByRole('button', { name: 'Закрыть уведомление' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
    pass(400)
    expect(document.activeElement).toBe(heading)
    heading.remove()
  })

  it('closes by its button without calling the handler', () => {
    const onClick = vi.fn()
    show({ onClick })
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
    expect(onClick).not.toHaveBeenCalled()
    expectLeaving()
  })
})

describe('the time of a toast', () => {
  beforeEach(() => {
    renderWithUser(<Toasts />)
    show()
  })

  it.each([
    ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('stands still while it is %s, then goes on where it was', (_, hold, release) => {
    pass(3000)
    hold(card())
    pass(60_000)
    expect(isLeaving()).toBe(false)
    release(card())
    pass(1999)
    expect(isLeaving()).toBe(false)
    pass(1)
    expectLeaving()
  })

  it('stands still while it is pointed at, though the focus has left it', () => {
    fireEvent.pointerEnter(card())
    fireEvent.focus(card())
    fireEvent.blur(card())
    pass(60_000)
    expect(isLeaving()).toBe(false)
  })

  it('stands still while it is focused, though the pointer has left it', () => {
    fireEvent.focus(card())
    fireEvent.pointerEnter(card())
    fireEvent.pointerLeave(card())
    pass(60_000)
    expect(isLeaving()).toBe(false)
  })

  it('does not bring a leaving one back', () => {
    pass(5000)
    fireEvent.pointerEnter(card())
    pass(400)
    expect(toastMessages()).toEqual([])
  })
})

describe('toasts together', () => {
  beforeEach(() => void renderWithUser(<Toasts />))

  it('stack in one polite live region, errors speaking up at once', () => {
    show()
    show({ type: 'error', message: 'Что-то пошло не так' })
    const region = screen.getByRole('region', { name: 'Уведомления' })
    expect(region.contains(card())).toBe(true)
    expect(screen.getByRole('status').contains(card())).toBe(true)
    expect(within(screen.getByRole('alert')).getByText('Что-то пошло не так')).toBeTruthy()
    expect(screen.getByRole('alert').contains(card())).toBe(false)
  })

  it('show those with priority in front', () => {
    show({ message: 'usual' })
    show({ message: 'urgent', priority: true })
    const order = card('urgent').compareDocumentPosition(card('usual'))
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('have their own time each', () => {
    show({ message: 'first' })
    pass(3000)
    show({ message: 'second' })
    pass(2000)
    pass(400)
    expect(toastMessages()).toEqual(['second'])
    pass(2600)
    pass(400)
    expect(toastMessages()).toEqual([])
  })
})
