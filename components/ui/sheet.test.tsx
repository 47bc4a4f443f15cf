import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { Sheet } from '@/components/ui/sheet'

function Screen({ isOpenAtOnce }: { isOpenAtOnce: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtOnce)
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

it('gives the focus back to what opened it', () => {
  render(<Screen isOpenAtOnce={false} />)
  const opener = screen.getByRole('button', { name: 'Добавить' })
  opener.focus()
  fireEvent.click(opener)
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Борщ' }))
  closeSheet()
  expect(focused()).toBe(opener)
})

it('gives the focus to the heading of the screen that it came with', () => {
  render(<Screen isOpenAtOnce />)
  closeSheet()
  expect(focused()).toBe(screen.getByRole('heading', { name: 'План' }))
})
