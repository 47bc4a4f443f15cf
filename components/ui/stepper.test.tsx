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
      read={(text) => (/^[1-9]$/.test(text) ? Number(text) : undefined)}
      error="От 1 до 9"
      onChange={setValue}
    />
  )
}

function open() {
  const user = userEvent.setup()
  render(<Sample />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Порций' })
  return {
    user,
    field,
    now: () => field.getAttribute('aria-valuenow'),
    error: () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    less: screen.getByRole<HTMLButtonElement>('button', { name: 'Меньше порций' }),
    more: screen.getByRole<HTMLButtonElement>('button', { name: 'Больше порций' }),
  }
}

describe('a stepper', () => {
  it('counts by its buttons, to its ends', async () => {
    const { user, field, now, less, more } = open()
    expect([now(), field.getAttribute('aria-valuemin'), field.getAttribute('aria-valuemax')]).toEqual([
      '4',
      '1',
      '9',
    ])
    await user.click(more)
    expect([now(), field.value]).toEqual(['5', '5'])
    for (let clicks = 0; clicks < 4; clicks++) await user.click(less)
    expect([now(), ...[less, more].map((end) => end.getAttribute('aria-disabled'))]).toEqual([
      '1',
      'true',
      'false',
    ])
    // Whoever presses it by keyboard keeps the focus.
    expect(document.activeElement).toBe(less)
  })

  it('counts by arrow keys', async () => {
    const { user, field, now } = open()
    field.focus()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(now()).toBe('5')
    await user.keyboard('{ArrowUp>9/}')
    expect(now()).toBe('9')
  })

  it('can be typed', async () => {
    const { user, field, now } = open()
    await user.clear(field)
    await user.type(field, '7')
    expect([now(), field.value]).toEqual(['7', '7'])
  })

  it.each(['', '0', '-1', '10', 'полстакана'])('says so of «%s», and keeps its value', async (text) => {
    const { user, field, now, error } = open()
    await user.clear(field)
    if (text) await user.paste(text)
    expect([now(), field.value]).toEqual(['4', text])
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(error()).toBe('От 1 до 9')
    await user.tab()
    expect([now(), error()]).toEqual(['4', 'От 1 до 9'])
  })

  it('counts on from its value after something wrong was typed', async () => {
    const { user, field, now, error, more } = open()
    await user.clear(field)
    await user.type(field, 'x')
    await user.click(more)
    expect([now(), field.value, error()]).toEqual(['5', '5', undefined])
  })
})
