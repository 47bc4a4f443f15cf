import type { Order } from '@/lib/orders/orders-api'

/** A valid order of the sample catalogue: two packs of salt. */
export const createOrder = (key: string): Order => ({
  key,
  items: [{ id: 'salt', title: 'Соль', price: 1.15, count: 2 }],
  total: 2.3,
  address: { city: 'Минск', house: '3/12', entrance: '1/4' },
  date: '2026-12-24',
  phone: '+375297620822',
  payment: 'cash',
})
