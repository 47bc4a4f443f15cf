import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { DeliveryForm } from '@/components/orders/delivery-form'
import { useReceiptStore } from '@/lib/orders/receipt-store'
import { clearStorage } from '@/lib/storage/storage'
import { renderWithUser } from '@/testing/app'

afterEach(() => {
  useReceiptStore.setState(useReceiptStore.getInitialState())
})

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

it('shows what was typed before the visitor went back to the cart, and not after a log-out', async () => {
  const first = renderWithUser(<DeliveryForm onSubmit={vi.fn()} />)
  await first.user.type(screen.getByLabelText('Город/Улица'), 'Минск')
  await first.user.click(screen.getByRole('button', { name: 'Завтра' }))
  await first.user.click(screen.getByLabelText('Картой курьеру'))
  const { value: tomorrow } = screen.getByLabelText<HTMLInputElement>('Дата')
  first.unmount()
  const second = renderWithUser(<DeliveryForm onSubmit={vi.fn()} />)
  expect(screen.getByLabelText<HTMLInputElement>('Город/Улица').value).toBe('Минск')
  expect(screen.getByLabelText<HTMLInputElement>('Дата').value).toBe(tomorrow)
  expect(screen.getByLabelText<HTMLInputElement>('Картой курьеру').checked).toBe(true)
  expect(screen.queryByText('Обязательное поле')).toBeNull()
  second.unmount()
  clearStorage()
  renderWithUser(<DeliveryForm onSubmit={vi.fn()} />)
  expect(screen.getByLabelText<HTMLInputElement>('Город/Улица').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Наличными').checked).toBe(true)
})
