import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Sheet } from '@/components/ui/sheet'

function Screen({ isOpenInitially }: { isOpenInitially: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenInitially)
  return (
    <>
      <h1 tabIndex={-1}>План</h1>
      <button onClick={() => setIsOpen(true)}>Добавить</button>
      {isOpen && (
        <Sheet title="Борщ" closeLabel="Закрыть" onClose={() => setIsOpen(false)}>
          Когда?
        </Sheet>
      )}
    </>
  )
}

const focused = () => document.activeElement
const closeSheet = () => fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))

describe('Sheet', () => {
  it('returns the focus to its opener', () => {
    render(<Screen isOpenInitially={false} />)
    const opener = screen.getByRole('button', { name: 'Добавить' })
    opener.focus()
    fireEvent.click(opener)
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Борщ' }))
    closeSheet()
    expect(focused()).toBe(opener)
  })

  it('moves the focus to the heading of the screen when it opened together with it', () => {
    render(<Screen isOpenInitially />)
    closeSheet()
    expect(focused()).toBe(screen.getByRole('heading', { name: 'План' }))
  })
})
