import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { useFocusOnNewItems } from '@/components/focus/use-focus-on-new-items'

function List({ count, hasMore = true }: { count: number; hasMore?: boolean }) {
  const { list, onMore } = useFocusOnNewItems<HTMLDivElement>(count)
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

const moreButton = () => screen.getByRole('button')
const pressMore = () => {
  moreButton().focus()
  fireEvent.click(moreButton())
}

describe('useFocusOnNewItems', () => {
  it('focuses the first new item, even when the button disappears', () => {
    const { rerender } = render(<List count={3} />)
    pressMore()
    rerender(<List count={3} />)
    expect(document.activeElement).toBe(moreButton())
    rerender(<List count={5} />)
    expect(document.activeElement?.textContent).toBe('row 3')
    pressMore()
    rerender(<List count={7} hasMore={false} />)
    expect(document.activeElement?.textContent).toBe('row 5')
  })

  it('leaves the focus alone when it has moved elsewhere or nothing was requested', () => {
    const { rerender } = render(<List count={3} />)
    pressMore()
    screen.getByRole('textbox').focus()
    rerender(<List count={5} />)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    moreButton().focus()
    rerender(<List count={7} />)
    expect(document.activeElement).toBe(moreButton())
  })
})
