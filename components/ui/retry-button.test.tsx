import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { RetryButton } from '@/components/ui/retry-button'

it('is busy until the answer is there, and can be pressed again with the focus where it was', async () => {
  const user = userEvent.setup()
  let answer = () => {}
  let tries = 0
  const onRetry = () => {
    tries++
    return new Promise<void>((resolve) => (answer = resolve))
  }
  render(<RetryButton onRetry={onRetry}>Повторить</RetryButton>)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Повторить' })
  await user.click(button)
  await user.click(button)
  expect(tries).toBe(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  button.blur()
  await act(async () => answer())
  expect(button.disabled).toBe(false)
  expect(document.activeElement).toBe(button)
})

it('leaves the focus alone where the visitor has gone on meanwhile', async () => {
  const user = userEvent.setup()
  let answer = () => {}
  render(
    <>
      <RetryButton onRetry={() => new Promise<void>((resolve) => (answer = resolve))}>Повторить</RetryButton>
      <button>Дальше</button>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  screen.getByRole('button', { name: 'Дальше' }).focus()
  await act(async () => answer())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Дальше' }))
})
