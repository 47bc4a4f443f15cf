import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'

describe('a button', () => {
  it('submits nothing by itself', () => {
    render(<Button>Go</Button>)
    expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button')
  })

  it('while busy says so and takes no second click', async () => {
    const onClick = vi.fn()
    render(
      <Button isBusy onClick={onClick}>
        Go
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Go', busy: true })
    expect(button.disabled).toBe(true)
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })
})

describe('a button with the focus', () => {
  const Sending = () => {
    const [isBusy, setBusy] = useState(false)
    const [isGone, setGone] = useState(false)
    return (
      <>
        <h1 tabIndex={-1}>Title</h1>
        {!isGone && (
          <Button isBusy={isBusy} onClick={() => setBusy(true)}>
            Send
          </Button>
        )}
        <button onClick={() => setBusy(false)}>fail</button>
        <button onClick={() => setGone(true)}>succeed</button>
      </>
    )
  }
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  /** Sent by keyboard; browsers take the focus from what is disabled, happy-dom does not. */
  const send = async () => {
    render(<Sending />)
    button('Send').focus()
    await userEvent.keyboard('{Enter}')
    button('Send').blur()
  }

  it('has it back once it is not busy any more', async () => {
    await send()
    fireEvent.click(button('fail'))
    await waitFor(() => expect(document.activeElement).toBe(button('Send')))
  })

  it('leaves it to the heading where it goes', async () => {
    await send()
    fireEvent.click(button('succeed'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
  })

  it('leaves it where the visitor has gone on', async () => {
    await send()
    button('fail').focus()
    fireEvent.click(button('fail'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(document.activeElement).toBe(button('fail'))
  })
})

describe('a switch', () => {
  it.each([true, false])('that is %s turns to the opposite', async (isOn) => {
    const onChange = vi.fn()
    render(<Switch label="Dark" isOn={isOn} onChange={onChange} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Dark', checked: isOn }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(!isOn)
  })
})
