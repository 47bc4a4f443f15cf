import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Go</Button>)
    expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button')
  })

  it('is disabled and marked as busy while busy', async () => {
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

describe('Switch', () => {
  it.each([true, false])('turns %s to the opposite', async (isOn) => {
    const onChange = vi.fn()
    render(<Switch label="Dark" isOn={isOn} onChange={onChange} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Dark', checked: isOn }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(!isOn)
  })
})
