import { expect, it } from 'vitest'

import { storedOrders, useOrderHistoryStore } from '@/lib/orders/order-history-store'

it('The history keeps the latest twenty orders, the newest first', () => {
  const { add } = useOrderHistoryStore.getState()
  for (let count = 1; count <= 21; count++) add({ items: [{ title: 'Молоко', price: 1, count }] })
  const counts = useOrderHistoryStore.getState().orders.map(({ items }) => items[0]?.count)
  expect(counts).toHaveLength(20)
  expect([counts[0], counts.at(-1)]).toEqual([21, 2])
})

it('Leaves out a stored order whose time no date can hold', () => {
  const order = { id: 'a', placedAt: 8.64e15, items: [{ title: 'Молоко', price: 1, count: 1 }] }
  expect(storedOrders.validate([order, { ...order, id: 'b', placedAt: 8.64e15 + 1 }])).toHaveLength(1)
})
