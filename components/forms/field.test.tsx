import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Field } from '@/components/forms/field'

describe('Field', () => {
  it('is a required input with its label', () => {
    render(<Field label="Email" type="email" autoComplete="email" value="a" onChange={() => {}} />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
    expect(input.required).toBe(true)
    expect(input.value).toBe('a')
    expect(input.type).toBe('email')
    expect(input.autocomplete).toBe('email')
  })

  it('links its error to the input and announces it together with the label', () => {
    const { rerender } = render(<Field label="Email" error="Required" />)
    const input = screen.getByLabelText('Email')
    const error = screen.getByText('Required')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-describedby')).toBe(error.id)
    expect(error.closest('[aria-live=polite]')?.textContent).toBe('Email: Required')

    rerender(<Field label="Email" />)
    expect(input.getAttribute('aria-invalid')).toBe('false')
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(screen.queryByText('Required')).toBeNull()
  })

  it('gives each field its own id and error', () => {
    render(
      <>
        <Field label="House" error="Wrong" />
        <Field label="Entrance" />
      </>,
    )
    expect(screen.getByLabelText('House').id).not.toBe(screen.getByLabelText('Entrance').id)
    expect(screen.getByLabelText('Entrance').getAttribute('aria-invalid')).toBe('false')
  })

  it('passes on input, focus and blur events, and has a control at its end', async () => {
    const handlers = { onChange: vi.fn(), onFocus: vi.fn(), onBlur: vi.fn() }
    render(<Field label="Password" end={<button type="button">Show</button>} {...handlers} />)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Password'), 'ab')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show' }))
    expect(handlers.onFocus).toHaveBeenCalledOnce()
    expect(handlers.onChange).toHaveBeenCalledTimes(2)
    expect(handlers.onBlur).toHaveBeenCalledOnce()
  })
})
