import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Button } from '@/components/ui/button'

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Go</Button>)
    expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button')
  })

  it('is disabled while busy, and says that it is busy', async () => {
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
