import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { RetryButton } from '@/components/ui/retry-button'

describe('RetryButton', () => {
  it('is busy until the promise resolves, then has the focus again', async () => {
    const user = userEvent.setup()
    let resolveRetry = () => {}
    const onRetry = vi.fn(() => new Promise<void>((resolve) => (resolveRetry = resolve)))
    render(<RetryButton onRetry={onRetry}>Повторить</RetryButton>)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Повторить' })
    await user.click(button)
    await user.click(button)
    expect(onRetry).toHaveBeenCalledOnce()
    expect(button.getAttribute('aria-busy')).toBe('true')
    button.blur()
    await act(async () => resolveRetry())
    expect(button.disabled).toBe(false)
    expect(document.activeElement).toBe(button)
  })

  it('leaves the focus alone when it has moved on meanwhile', async () => {
    const user = userEvent.setup()
    let resolveRetry = () => {}
    render(
      <>
        <RetryButton onRetry={() => new Promise<void>((resolve) => (resolveRetry = resolve))}>
          Повторить
        </RetryButton>
        <button>Дальше</button>
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    screen.getByRole('button', { name: 'Дальше' }).focus()
    await act(async () => resolveRetry())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Дальше' }))
  })
})
