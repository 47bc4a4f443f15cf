import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Toasts } from '@/components/shell/toasts'
import { Sheet } from '@/components/ui/sheet'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { currentHash, renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { advance, card, show } from '@/testing/toasts'

beforeEach(() => {
  resetApp()
  vi.useFakeTimers()
})

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

  it('opens its path on a click', () => {
    show({ path: paths.list })
    fireEvent.click(screen.getByRole('button', { name: 'Сохранено' }))
    expect(currentHash()).toBe('#/myshoplist')
    expectToastToLeave()
  })

  it('leaves when the visitor arrives at its path in another way, not where it is shown there', () => {
    act(() => navigate(paths.list))
    show({ path: paths.list })
    expect(isLeaving()).toBe(false)
    act(() => navigate(paths.cart))
    expect(isLeaving()).toBe(false)
    act(() => navigate(paths.list))
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

  it('moves to the right when it would cover what the keyboard focuses, until all toasts have left', () => {
    const [pressed, field] = ['button', 'input'].map((tag) =>
      document.body.appendChild(document.createElement(tag)),
    ) as [HTMLElement, HTMLElement]
    const side = () => screen.getByRole('region', { name: 'Уведомления' }).className
    show()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10))
    vi.spyOn(pressed, 'matches').mockImplementation((selector) => selector !== ':focus-visible')
    act(() => pressed.focus())
    expect(side()).toContain('tablet:justify-start')
    act(() => field.focus())
    expect(side()).toContain('tablet:justify-end')
    fireEvent.click(screen.getByText('Сохранено'))
    advance(400)
    expect(side()).toContain('tablet:justify-start')
    pressed.remove()
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

describe('A toast and a sheet', () => {
  const Page = ({ isOpen }: { isOpen: boolean }) => (
    <>
      <Toasts />
      {isOpen && (
        <Sheet title="Борщ" closeLabel="Закрыть" onClose={() => {}}>
          Когда?
        </Sheet>
      )}
    </>
  )
  const inSheet = () => Boolean(card().closest('dialog'))

  it('are both within reach, whichever comes first, and the timeout of the toast goes on', () => {
    const { rerender } = renderWithUser(<Page isOpen={false} />)
    show()
    advance(2000)
    rerender(<Page isOpen />)
    expect(inSheet()).toBe(true)
    advance(2000)
    rerender(<Page isOpen={false} />)
    expect(inSheet()).toBe(false)
    advance(999)
    expect(isLeaving()).toBe(false)
    advance(1)
    expectToastToLeave()
    rerender(<Page isOpen />)
    show()
    expect(inSheet()).toBe(true)
  })

  it('outlasts sheets that close together', () => {
    const sheet = (title: string) => (
      <Sheet key={title} title={title} closeLabel="Закрыть" onClose={() => {}}>
        Когда?
      </Sheet>
    )
    const { rerender } = renderWithUser([<Toasts key="toasts" />, sheet('Борщ'), sheet('Щи')])
    show()
    expect(inSheet()).toBe(true)
    rerender([<Toasts key="toasts" />])
    expect(inSheet()).toBe(false)
  })
})
