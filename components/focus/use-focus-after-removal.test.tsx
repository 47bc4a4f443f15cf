import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { afterFrame } from '@/lib/browser/after-frame'

function RemovableRows() {
  const [names, setNames] = useState(['a', 'b', 'c'])
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <>
      <h1 tabIndex={-1}>Title</h1>
      <ul ref={list} onClick={onClick}>
        {names.map((name) => (
          <li key={name}>
            <button>count {name}</button>
            <button onClick={() => setNames(names.filter((other) => other !== name))}>remove {name}</button>
          </li>
        ))}
      </ul>
    </>
  )
}

function RowWithRemovableButton() {
  const [isOver, setOver] = useState(false)
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <ul ref={list} onClick={onClick}>
      <li>
        {!isOver && <button onClick={() => setOver(true)}>end</button>}
        <button>remove</button>
      </li>
    </ul>
  )
}

function SelfRemovingRows() {
  const [groups, setGroups] = useState([['a'], ['b', 'c']])
  const { list, onFocus, onClick } = useFocusAfterRemoval<HTMLDivElement>()
  const remove = (removed: string) =>
    setGroups((all) => all.map((names) => names.filter((name) => name !== removed)))
  return (
    <div ref={list} onFocus={onFocus} onClick={onClick}>
      {groups.map((names, index) => (
        <ul key={index}>
          {names.map((name) => (
            <li key={name}>
              <input type="checkbox" aria-label={name} onKeyDown={() => setTimeout(() => remove(name))} />
              <button>remove {name}</button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const expectFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

describe('useFocusAfterRemoval', () => {
  it('moves to the same button of the next row, else of the previous row, else to the heading', async () => {
    const user = userEvent.setup()
    render(<RemovableRows />)
    await user.click(button('remove b'))
    await expectFocus(button('remove c'))
    await user.click(button('remove c'))
    await expectFocus(button('remove a'))
    await user.click(button('remove a'))
    await expectFocus(screen.getByRole('heading'))
  })

  it('does not take the focus again after the user has left it', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<RemovableRows />)
    await user.click(button('remove b'))
    await expectFocus(button('remove c'))
    button('remove c').blur()
    rerender(<RemovableRows />)
    await new Promise<void>(afterFrame)
    expect(document.activeElement).toBe(document.body)
  })

  it('moves to another button of the same row when only the pressed button is removed', async () => {
    const user = userEvent.setup()
    render(<RowWithRemovableButton />)
    await user.click(button('end'))
    await expectFocus(button('remove'))
  })

  it('leaves the focus where the user has moved it when no row is removed', async () => {
    render(<RemovableRows />)
    fireEvent.click(button('count b'))
    button('count c').focus()
    await new Promise<void>(afterFrame)
    expect(document.activeElement).toBe(button('count c'))
  })

  it('moves to the next row when a row is removed without a click, also across lists', async () => {
    const user = userEvent.setup()
    render(<SelfRemovingRows />)
    await user.tab()
    await user.keyboard('x')
    await expectFocus(screen.getByRole('checkbox', { name: 'b' }))
    await user.keyboard('x')
    await expectFocus(screen.getByRole('checkbox', { name: 'c' }))
  })
})
