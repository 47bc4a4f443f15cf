import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { useRestoredFocus } from '@/components/ui/use-kept-focus'

function Rows() {
  const [names, setNames] = useState(['a', 'b', 'c'])
  const { list, onClick } = useRestoredFocus()
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

const button = (name: string) => screen.getByRole('button', { name })
const expectFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

it('goes to the same button of the row that takes the place of the one removed, at last to the heading', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  await user.click(button('remove b'))
  await expectFocus(button('remove c'))
  await user.click(button('remove c'))
  await expectFocus(button('remove a'))
  await user.click(button('remove a'))
  await expectFocus(screen.getByRole('heading'))
})

it('is not taken again from a visitor who has left it', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Rows />)
  await user.click(button('remove b'))
  await expectFocus(button('remove c'))
  button('remove c').blur()
  rerender(<Rows />)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(document.body)
})

function Ending() {
  const [isOver, setOver] = useState(false)
  const { list, onClick } = useRestoredFocus()
  return (
    <ul ref={list} onClick={onClick}>
      <li>
        {!isOver && <button onClick={() => setOver(true)}>end</button>}
        <button>remove</button>
      </li>
    </ul>
  )
}

it('goes to another button of its row where only its own goes', async () => {
  const user = userEvent.setup()
  render(<Ending />)
  await user.click(button('end'))
  await expectFocus(button('remove'))
})

it('stays where it is while no row goes', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  await user.click(button('count b'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(button('count b'))
})

function Leaving() {
  const [groups, setGroups] = useState([['a'], ['b', 'c']])
  const { list, onFocus, onClick } = useRestoredFocus<HTMLDivElement>()
  const leave = (gone: string) =>
    setGroups((all) => all.map((names) => names.filter((name) => name !== gone)))
  return (
    <div ref={list} onFocus={onFocus} onClick={onClick}>
      {groups.map((names, index) => (
        <ul key={index}>
          {names.map((name) => (
            <li key={name}>
              <input type="checkbox" aria-label={name} onKeyDown={() => setTimeout(() => leave(name))} />
              <button>remove {name}</button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

it('follows rows that leave by themselves, from list to list', async () => {
  const user = userEvent.setup()
  render(<Leaving />)
  await user.tab()
  await user.keyboard('x')
  await expectFocus(screen.getByRole('checkbox', { name: 'b' }))
  await user.keyboard('x')
  await expectFocus(screen.getByRole('checkbox', { name: 'c' }))
})
