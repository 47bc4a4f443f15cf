import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Switch } from '@/components/ui/switch'

describe('Switch', () => {
  it.each([true, false])('that is %s asks for the opposite when clicked', async (isOn) => {
    const onChange = vi.fn()
    render(<Switch label="Dark" isOn={isOn} onChange={onChange} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Dark', checked: isOn }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(!isOn)
  })
})
