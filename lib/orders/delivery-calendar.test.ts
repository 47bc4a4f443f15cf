import { expect, it } from 'vitest'

import { deliveryEvent } from '@/lib/orders/delivery-calendar'

const order = {
  id: 'o1',
  placedAt: Date.UTC(2026, 10, 26),
  items: [
    { title: 'Молоко', price: 2.35, count: 3 },
    { title: 'Соль', price: 1.15, count: 1 },
  ],
}

it('lasts the day of the delivery and names what comes', () => {
  expect(deliveryEvent({ ...order, number: '1001' }, '2026-11-28')).toEqual({
    id: 'order-o1@tasty',
    title: 'Доставка продуктов, заказ №\u00a01001',
    day: '2026-11-28',
    description: '8.20\u00a0руб.\nМолоко\u00a0×\u00a03\nСоль',
  })
})

it('has no number where the shop gave none', () => {
  expect(deliveryEvent({ ...order, number: undefined }, '2026-11-28').title).toBe('Доставка продуктов')
})
