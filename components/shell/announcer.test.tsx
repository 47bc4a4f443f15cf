import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Announcer } from '@/components/shell/announcer'
import { announce } from '@/lib/feedback/announcer-store'

it('says what is announced, politely', () => {
  const { container } = render(<Announcer />)
  act(() => announce('Удалено: Соль'))
  expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('Удалено: Соль')
})

it('says the same sentence anew, which takes a new node in the region that stays', () => {
  const { container } = render(<Announcer />)
  act(() => announce('Удалено: Соль'))
  const region = container.firstElementChild
  const before = region?.firstElementChild
  act(() => announce('Удалено: Соль'))
  expect(container.firstElementChild).toBe(region)
  expect(region?.firstElementChild).not.toBe(before)
  expect(region?.textContent).toBe('Удалено: Соль')
})
