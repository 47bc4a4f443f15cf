import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Counter } from '@/components/ui/counter'

function renderCounter(value: number) {
  const onChange = vi.fn()
  render(<Counter label="Соль" value={value} onChange={onChange} />)
  return { user: userEvent.setup(), onChange }
}

describe('Counter', () => {
  it('counts up and down with its two buttons', async () => {
    const { user, onChange } = renderCounter(2)
    expect(screen.getByRole('group', { name: 'Соль' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('2')
    await user.click(screen.getByRole('button', { name: '+ Соль' }))
    await user.click(screen.getByRole('button', { name: '- Соль' }))
    expect(onChange.mock.calls).toEqual([[3], [1]])
  })

  it('shows the signs with which the names of its buttons start', () => {
    renderCounter(2)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['-', '+'])
  })

  it('never goes below zero', async () => {
    const { user, onChange } = renderCounter(0)
    const minus = screen.getByRole('button', { name: '- Соль' })
    expect(['disabled', 'aria-disabled'].filter((name) => minus.hasAttribute(name))).toEqual([])
    await user.click(minus)
    expect(onChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '+ Соль' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1)
  })
})
