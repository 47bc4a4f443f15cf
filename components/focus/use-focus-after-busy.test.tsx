import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { useFocusAfterBusy } from '@/components/focus/use-focus-after-busy'
import { Sheet } from '@/components/ui/sheet'
import { afterFrame } from '@/lib/browser/after-frame'
import { loseFocus } from '@/testing/focus'

type BusyButtonProps = { isBusy: boolean; onClick: () => void }

function BusyButton({ isBusy, onClick }: BusyButtonProps) {
  const rememberFocus = useFocusAfterBusy(isBusy)
  return (
    <button
      disabled={isBusy}
      onClick={(event) => {
        rememberFocus(event.currentTarget)
        onClick()
      }}
    >
      Send
    </button>
  )
}

function Form() {
  const [isBusy, setBusy] = useState(false)
  const [isGone, setGone] = useState(false)
  return (
    <>
      <h1 tabIndex={-1}>Title</h1>
      {!isGone && <BusyButton isBusy={isBusy} onClick={() => setBusy(true)} />}
      <button onClick={() => setBusy(false)}>fail</button>
      <button onClick={() => setGone(true)}>succeed</button>
    </>
  )
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Sends by keyboard, which disables the button. */
async function send() {
  render(<Form />)
  button('Send').focus()
  await userEvent.keyboard('{Enter}')
  loseFocus()
}

describe('useFocusAfterBusy', () => {
  it('returns the focus to the button once it is no longer busy', async () => {
    await send()
    fireEvent.click(button('fail'))
    await waitFor(() => expect(document.activeElement).toBe(button('Send')))
  })

  it('returns the focus to the button from a sheet that opens once it has loaded', async () => {
    function Opener() {
      const [state, setState] = useState('closed')
      return (
        <>
          <BusyButton isBusy={state === 'loading'} onClick={() => setState('loading')} />
          <button onClick={() => setState('open')}>load</button>
          {state === 'open' && (
            <Sheet title="Title" closeLabel="Close" onClose={() => setState('closed')}>
              Text
            </Sheet>
          )}
        </>
      )
    }
    render(<Opener />)
    button('Send').focus()
    await userEvent.keyboard('{Enter}')
    loseFocus()
    fireEvent.click(button('load'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
    await userEvent.click(button('Close'))
    expect(document.activeElement).toBe(button('Send'))
  })

  it('moves the focus to the heading when the button is removed', async () => {
    await send()
    fireEvent.click(button('succeed'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
  })

  it('leaves the focus where the user has moved it', async () => {
    await send()
    button('fail').focus()
    fireEvent.click(button('fail'))
    await new Promise<void>(afterFrame)
    expect(document.activeElement).toBe(button('fail'))
  })
})
