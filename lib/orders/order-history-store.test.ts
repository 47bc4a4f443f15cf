import { expect, it } from 'vitest'

import { useOrderHistoryStore } from '@/lib/orders/order-history-store'

it('The history keeps the latest twenty orders, the newest first', () => {
  const { add } = useOrderHistoryStore.getState()
  for (let count = 1; count <= 21; count++) add({ items: [{ title: 'Молоко', price: 1, count }] })
  const counts = useOrderHistoryStore.getState().orders.map(({ items }) => items[0]?.count)
  expect(counts).toHaveLength(20)
  expect([counts[0], counts.at(-1)]).toEqual([21, 2])
})
