import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Stepper } from '@/components/ui/stepper'

function Sample() {
  const [value, setValue] = useState(4)
  return (
    <Stepper
      label="Порций"
      less="Меньше порций"
      more="Больше порций"
      value={value}
      min={1}
      max={9}
      parse={(text) => (/^[1-9]$/.test(text) ? Number(text) : undefined)}
      error="От 1 до 9"
      onChange={setValue}
    />
  )
}

function renderStepper() {
  const user = userEvent.setup()
  render(<Sample />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Порций' })
  return {
    user,
    field,
    value: () => field.getAttribute('aria-valuenow'),
    error: () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    less: screen.getByRole<HTMLButtonElement>('button', { name: 'Меньше порций' }),
    more: screen.getByRole<HTMLButtonElement>('button', { name: 'Больше порций' }),
  }
}

describe('Stepper', () => {
  it('counts with its buttons, up to its limits', async () => {
    const { user, field, value, less, more } = renderStepper()
    expect([value(), field.getAttribute('aria-valuemin'), field.getAttribute('aria-valuemax')]).toEqual([
      '4',
      '1',
      '9',
    ])
    await user.click(more)
    expect([value(), field.value]).toEqual(['5', '5'])
    for (let clicks = 0; clicks < 4; clicks++) await user.click(less)
    expect([value(), ...[less, more].map((end) => end.getAttribute('aria-disabled'))]).toEqual([
      '1',
      'true',
      'false',
    ])
    expect(document.activeElement).toBe(less)
  })

  it('counts with arrow keys', async () => {
    const { user, field, value } = renderStepper()
    field.focus()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(value()).toBe('5')
    await user.keyboard('{ArrowUp>9/}')
    expect(value()).toBe('9')
  })

  it('accepts typed numbers', async () => {
    const { user, field, value } = renderStepper()
    await user.clear(field)
    await user.type(field, '7')
    expect([value(), field.value]).toEqual(['7', '7'])
  })

  it.each(['', '0', '-1', '10', 'полстакана'])(
    'shows an error for «%s» and keeps its value',
    async (text) => {
      const { user, field, value, error } = renderStepper()
      await user.clear(field)
      if (text) await user.paste(text)
      expect([value(), field.value]).toEqual(['4', text])
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(error()).toBe('От 1 до 9')
      await user.tab()
      expect([value(), error()]).toEqual(['4', 'От 1 до 9'])
    },
  )

  it('counts from its value after an invalid text', async () => {
    const { user, field, value, error, more } = renderStepper()
    await user.clear(field)
    await user.type(field, 'x')
    await user.click(more)
    expect([value(), field.value, error()]).toEqual(['5', '5', undefined])
  })
})
