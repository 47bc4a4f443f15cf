import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { Dialog } from '@/components/ui/dialog'

function open() {
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

describe('a dialog', () => {
  it('is open on entry, as a modal with a name', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { onClose } = open()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Nothing here' })
    expect(dialog.open).toBe(true)
    expect(showModal).toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes by its button', async () => {
    const { user, onClose } = open()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes by a click on the backdrop, not by one inside', async () => {
    const { user, onClose } = open()
    await user.click(screen.getByRole('heading', { name: 'Nothing here' }))
    await user.click(screen.getByRole('heading', { name: 'Nothing here' }))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(screen.getByRole('dialog'))
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays when a press that began inside ends beside it, as when a text is selected', () => {
    const { onClose } = open()
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Nothing here' }))
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(screen.getByRole('dialog'))
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('may ask: its action is chosen after it has closed, and closing declines', async () => {
    const said: string[] = []
    const user = userEvent.setup()
    const action = { label: 'Erase', onChoose: () => said.push('chosen') }
    const { rerender } = render(
      <Dialog
        title="Sure?"
        hint="For good."
        closeLabel="Keep"
        action={action}
        onClose={() => said.push('closed')}
      />,
    )
    expect(screen.getByText('For good.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(said).toEqual(['closed'])
    rerender(
      <Dialog
        key="anew"
        title="Sure?"
        closeLabel="Keep"
        action={action}
        onClose={() => said.push('closed')}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    expect(said).toEqual(['closed', 'closed', 'chosen'])
  })

  it('gives the focus back to its opener, unless it has gone on', () => {
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

  it('tells of a closing by the platform, such as Escape', () => {
    const { onClose } = open()
    screen.getByRole<HTMLDialogElement>('dialog').close()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
