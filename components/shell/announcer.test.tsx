import { act, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { Announcer } from '@/components/shell/announcer'
import { announce } from '@/lib/feedback/announcer-store'

describe('Announcer', () => {
  it('shows announced messages in a polite live region', () => {
    const { container } = render(<Announcer />)
    act(() => announce('Удалено: Соль'))
    expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('Удалено: Соль')
  })

  it('repeats an equal message in a new node of the same region', () => {
    const { container } = render(<Announcer />)
    act(() => announce('Удалено: Соль'))
    const region = container.firstElementChild
    const before = region?.firstElementChild
    act(() => announce('Удалено: Соль'))
    expect(container.firstElementChild).toBe(region)
    expect(region?.firstElementChild).not.toBe(before)
    expect(region?.textContent).toBe('Удалено: Соль')
  })
})
