import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { Dialog } from '@/components/ui/dialog'

function renderDialog() {
  const onClose = vi.fn()
  function Sample() {
    const [isOpen, setIsOpen] = useState(true)
    const close = () => {
      onClose()
      setIsOpen(false)
    }
    return isOpen ? (
      <Dialog picture="/picture.webp" title="Nothing here" closeLabel="Close" onClose={close} />
    ) : null
  }
  render(<Sample />, { wrapper: StrictMode })
  return { user: userEvent.setup(), onClose }
}

describe('Dialog', () => {
  it('opens on mount, as a named modal', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { onClose } = renderDialog()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Nothing here' })
    expect(dialog.open).toBe(true)
    expect(showModal).toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes with its button', async () => {
    const { user, onClose } = renderDialog()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes on a click on the backdrop, but not on its content', async () => {
    const { user, onClose } = renderDialog()
    await user.click(screen.getByRole('heading', { name: 'Nothing here' }))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(screen.getByRole('dialog'))
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open when a press that started inside ends on the backdrop, as in a text selection', () => {
    const { onClose } = renderDialog()
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Nothing here' }))
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(screen.getByRole('dialog'))
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('runs its action after it has closed, and not when it is closed otherwise', async () => {
    const events: string[] = []
    const user = userEvent.setup()
    const action = { label: 'Erase', onChoose: () => events.push('chosen') }
    const { rerender } = render(
      <Dialog
        title="Sure?"
        hint="For good."
        closeLabel="Keep"
        action={action}
        onClose={() => events.push('closed')}
      />,
    )
    expect(screen.getByText('For good.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(events).toEqual(['closed'])
    rerender(
      <Dialog
        key="reopened"
        title="Sure?"
        closeLabel="Keep"
        action={action}
        onClose={() => events.push('closed')}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    expect(events).toEqual(['closed', 'closed', 'chosen'])
  })

  it('returns the focus to its opener, unless the focus has moved on', () => {
    const page = (isOpen: boolean) => (
      <>
        <button>Opener</button>
        <button>Next</button>
        {isOpen && <Dialog title="Nothing here" closeLabel="Close" onClose={() => {}} />}
      </>
    )
    const { rerender } = render(page(false))
    const opener = screen.getByText('Opener')
    const next = screen.getByText('Next')
    opener.focus()
    rerender(page(true))
    screen.getByText('Close').focus()
    rerender(page(false))
    expect(document.activeElement).toBe(opener)
    rerender(page(true))
    next.focus()
    rerender(page(false))
    expect(document.activeElement).toBe(next)
  })

  it('calls onClose when the browser closes it, as it does on Escape', () => {
    const { onClose } = renderDialog()
    screen.getByRole<HTMLDialogElement>('dialog').close()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
