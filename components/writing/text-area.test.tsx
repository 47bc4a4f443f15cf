import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { TextArea } from '@/components/writing/text-area'

const describedBy = (element: Element) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('TextArea', () => {
  it('links its hint and its error to the field', () => {
    const { rerender } = render(<TextArea label="Steps" hint="One a line" error="Required" />)
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Steps' })
    expect(area.required).toBe(true)
    expect(area.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(area)).toEqual(['One a line', 'Required'])

    rerender(<TextArea label="Steps" hint="One a line" required={false} />)
    expect(area.required).toBe(false)
    expect(area.getAttribute('aria-invalid')).toBe('false')
    expect(describedBy(area)).toEqual(['One a line'])

    rerender(<TextArea label="Steps" />)
    expect(area.hasAttribute('aria-describedby')).toBe(false)
  })

  it('has the border of an error also in the look that a form gives it', () => {
    render(<TextArea label="Steps" error="Required" className="bg-page" />)
    const { classList } = screen.getByRole('textbox', { name: 'Steps' })
    expect([...classList]).toEqual(expect.arrayContaining(['border-danger', 'bg-page']))
  })

  it('announces its error together with its label', () => {
    render(<TextArea label="Steps" error="Required" />)
    expect(screen.getByText('Required').closest('[aria-live=polite]')?.textContent).toBe('Steps: Required')
  })
})
