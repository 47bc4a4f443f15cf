import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
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
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const card = (message = 'Сохранено') => {
  const found = screen.getByText(message).closest<HTMLElement>('.pointer-events-auto')
  if (!found) throw new Error(`No card around «${message}»`)
  return found
}
/** Moves the pointer over an element; with a movement of 0 the element appears under a resting pointer. */
function hover(element: HTMLElement, movementX = 1) {
  const move = createEvent.pointerMove(element)
  Object.defineProperties(move, { movementX: { value: movementX }, movementY: { value: 0 } })
  fireEvent(element, move)
}
const isLeaving = () => card().classList.contains('animate-toast-out')

/** The leave animation takes 400 ms, then the toast is removed. */
function expectToastToLeave() {
  expect(isLeaving()).toBe(true)
  advance(399)
  expect(toastMessages()).toHaveLength(1)
  advance(1)
  expect(toastMessages()).toEqual([])
  expect(screen.queryByText('Сохранено')).toBeNull()
}

describe('A toast', () => {
  beforeEach(() => void renderWithUser(<Toasts />))

  it('leaves after five seconds, with an animation of 400 ms', () => {
    show()
    advance(4999)
    expect(isLeaving()).toBe(false)
    advance(1)
    expectToastToLeave()
  })

  it('leaves after its own timeout', () => {
    show({ timeOut: 800 })
    advance(799)
    expect(isLeaving()).toBe(false)
    advance(1)
    expectToastToLeave()
  })

  it('shows its title and message', () => {
    show({ title: 'Готово' })
    expect(card().textContent).toContain('Готово')
  })

  it.each([
    ['info', 'text-info'],
    ['success', 'text-success'],
    ['warning', 'text-warning'],
    ['error', 'text-danger'],
  ] as const)('of the type %s has an icon in the colour %s', (type, colour) => {
    show({ type })
    expect(card().querySelector('svg')?.classList.contains(colour)).toBe(true)
  })

  it('leaves on a click without a handler', () => {
    show()
    fireEvent.click(screen.getByText('Сохранено'))
    expectToastToLeave()
  })

  it('calls its handler once on a click, and leaves', () => {
    const onClick = vi.fn()
    show({ onClick, action: 'Отменить' })
    const button = screen.getByRole('button', { name: /Сохранено.*Отменить/ })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
    expectToastToLeave()
  })

  it('ignores the second click of a double click', () => {
    const onClick = vi.fn()
    show({ onClick })
    fireEvent.click(screen.getByText('Сохранено'), { detail: 2 })
    expect(onClick).not.toHaveBeenCalled()
    expect(isLeaving()).toBe(false)
    fireEvent.click(screen.getByText('Сохранено'), { detail: 1 })
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('moves the focus to the heading of the screen when it is removed', () => {
    const heading = document.body.appendChild(document.createElement('h1'))
    heading.tabIndex = -1
    show()
    act(() => screen.getByRole('button', { name: 'Закрыть уведомление' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
    advance(400)
    expect(document.activeElement).toBe(heading)
    heading.remove()
  })

  it('moves to the right when it would cover the focused element, until all toasts have left', () => {
    const field = document.body.appendChild(document.createElement('input'))
    const side = () => screen.getByRole('region', { name: 'Уведомления' }).className
    show()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10))
    fireEvent.focusIn(field)
    expect(side()).toContain('tablet:justify-end')
    fireEvent.click(screen.getByText('Сохранено'))
    advance(400)
    expect(side()).toContain('tablet:justify-start')
    field.remove()
  })

  it('closes with its button without calling the handler', () => {
    const onClick = vi.fn()
    show({ onClick })
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
    expect(onClick).not.toHaveBeenCalled()
    expectToastToLeave()
  })
})

describe('The timeout of a toast', () => {
  beforeEach(() => {
    renderWithUser(<Toasts />)
    show()
  })

  it.each([
    ['hovered', hover, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('is paused while the toast is %s, then continues', (_, enter, leave) => {
    advance(3000)
    enter(card())
    advance(60_000)
    expect(isLeaving()).toBe(false)
    leave(card())
    advance(1999)
    expect(isLeaving()).toBe(false)
    advance(1)
    expectToastToLeave()
  })

  it('is paused while the toast is hovered, even after it has lost the focus', () => {
    hover(card())
    fireEvent.focus(card())
    fireEvent.blur(card())
    advance(60_000)
    expect(isLeaving()).toBe(false)
  })

  it('is paused while the toast is focused, even after the pointer has left it', () => {
    fireEvent.focus(card())
    hover(card())
    fireEvent.pointerLeave(card())
    advance(60_000)
    expect(isLeaving()).toBe(false)
  })

  it('goes on while a pointer only rests where the toast has appeared', () => {
    fireEvent.pointerEnter(card())
    hover(card(), 0)
    advance(5000)
    expectToastToLeave()
  })

  it('does not bring back a toast that is leaving', () => {
    advance(5000)
    hover(card())
    advance(400)
    expect(toastMessages()).toEqual([])
  })
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
