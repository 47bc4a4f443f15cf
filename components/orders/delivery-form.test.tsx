import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { DeliveryForm } from '@/components/orders/delivery-form'
import { renderWithUser } from '@/testing/app'

it('offers no day that has passed, and submits one all the same', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00'), toFake: ['Date'] })
  const onSubmit = vi.fn()
  const { user } = renderWithUser(<DeliveryForm onSubmit={onSubmit} />)
  const date = screen.getByLabelText<HTMLInputElement>('Дата')
  expect(date.min).toBe('2026-11-29')
  fireEvent.change(date, { target: { value: '2026-11-28' } })
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ date: '2026-11-28' }))
})

it('has a heading and a group for each section', () => {
  renderWithUser(<DeliveryForm onSubmit={vi.fn()} />)
  for (const name of ['Адрес доставки', 'Способ оплаты'])
    expect(screen.getByRole('heading', { level: 2, name }).closest('fieldset')).toBe(
      screen.getByRole('group', { name }),
    )
})
