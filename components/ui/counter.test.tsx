import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { Counter } from '@/components/ui/counter'

function open(value: number) {
  const onChange = vi.fn()
  render(<Counter label="Соль" value={value} onChange={onChange} />)
  return { user: userEvent.setup(), onChange }
}

it('counts up and down by its two signs', async () => {
  const { user, onChange } = open(2)
  expect(screen.getByRole('group', { name: 'Соль' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('2')
  await user.click(screen.getByRole('button', { name: '+ Соль' }))
  await user.click(screen.getByRole('button', { name: '- Соль' }))
  expect(onChange.mock.calls).toEqual([[3], [1]])
})

it('never goes below nought', async () => {
  const { user, onChange } = open(0)
  await user.click(screen.getByRole('button', { name: '- Соль' }))
  expect(onChange).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '+ Соль' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1)
})
