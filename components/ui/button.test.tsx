import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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

describe('a switch', () => {
  it.each([true, false])('that is %s turns to the opposite', async (isOn) => {
    const onChange = vi.fn()
    render(<Switch label="Dark" isOn={isOn} onChange={onChange} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Dark', checked: isOn }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(!isOn)
  })
})
