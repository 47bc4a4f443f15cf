import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useFocusOnMore } from '@/components/ui/use-focus-on-more'

function Rows({ count, hasMore = true }: { count: number; hasMore?: boolean }) {
  const { list, onMore } = useFocusOnMore<HTMLDivElement>(count)
  return (
    <div ref={list}>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a href={`#/${index}`}>row {index}</a>
          </li>
        ))}
      </ul>
      {hasMore && <button onClick={onMore}>more</button>}
      <input />
    </div>
  )
}

const more = () => screen.getByRole('button')
const press = () => {
  more().focus()
  fireEvent.click(more())
}

it('gives the focus to the first new row, also where the button goes', () => {
  const { rerender } = render(<Rows count={3} />)
  press()
  rerender(<Rows count={3} />)
  expect(document.activeElement).toBe(more())
  rerender(<Rows count={5} />)
  expect(document.activeElement?.textContent).toBe('row 3')
  press()
  rerender(<Rows count={7} hasMore={false} />)
  expect(document.activeElement?.textContent).toBe('row 5')
})

it('leaves the focus to who has taken it elsewhere, and where nobody asked', () => {
  const { rerender } = render(<Rows count={3} />)
  press()
  screen.getByRole('textbox').focus()
  rerender(<Rows count={5} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  more().focus()
  rerender(<Rows count={7} />)
  expect(document.activeElement).toBe(more())
})
