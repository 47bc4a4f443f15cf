import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { useKeptFocus } from '@/components/ui/use-kept-focus'

function Rows() {
  const [names, setNames] = useState(['a', 'b', 'c'])
  const { list, onClick } = useKeptFocus()
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

it('stays where it is while no row goes', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  await user.click(button('count b'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(button('count b'))
})
