import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { TillRow } from '@/lib/shop/till'
import { buildOrder, formatDay, orderedRows } from '@/lib/orders/order'

const row = (id: string, price: number, count: number): TillRow => ({
  id,
  title: `Товар ${id}`,
  price,
  count,
  quantity: '1 кг',
  image: '',
  picture: undefined,
  pack: undefined,
  staple: undefined,
})

const details = {
  city: ' Минск, Немига ',
  house: '3/12 ',
  entrance: ' 1/4',
  date: '2026-12-24',
  phone: ' +375297620822 ',
  payment: 'card',
} as const

describe('orderedRows', () => {
  it('returns the rows with a count above 0', () => {
    expect(orderedRows([row('a', 1, 0), row('b', 1, 2)]).map(({ id }) => id)).toEqual(['b'])
    expect(orderedRows([])).toEqual([])
  })
})

describe('buildOrder', () => {
  it('contains the fields of the API, trimmed, and no others', () => {
    expect(buildOrder([row('a', 1.15, 2), row('b', 2, 1)], details)).toEqual({
      items: [
        { id: 'a', title: 'Товар a', price: 1.15, count: 2 },
        { id: 'b', title: 'Товар b', price: 2, count: 1 },
      ],
      total: 4.3,
      address: { city: 'Минск, Немига', house: '3/12', entrance: '1/4' },
      date: '2026-12-24',
      phone: '+375297620822',
      payment: 'card',
    })
  })

  it.each<[number, [price: number, count: number][]]>([
    [1.01, [[1.005, 1]]],
    [3.02, [[1.005, 3]]],
    [1, [[0.333, 3]]],
    [
      0.01,
      [
        [0.004, 1],
        [0.004, 1],
      ],
    ],
    [0, []],
  ])('has the prices of the shop and rounds its total once, half up: %d', (total, priced) => {
    const order = buildOrder(
      priced.map(([price, count], index) => row(String(index), price, count)),
      details,
    )
    expect(order.items.map(({ price, count }) => [price, count])).toEqual(priced)
    expect(order.total).toBe(total)
  })

  it('has a total of whole kopecks that equals the sum of its items', () => {
    const rows = fc.array(
      fc.record({ kopecks: fc.nat({ max: 999_900 }), count: fc.integer({ min: 1, max: 99 }) }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(rows, (cartRows) => {
        const { total } = buildOrder(
          cartRows.map(({ kopecks, count }, index) => row(String(index), kopecks / 100, count)),
          details,
        )
        const sum = cartRows.reduce((all, { kopecks, count }) => all + kopecks * count, 0)
        expect(total.toFixed(2)).toBe((sum / 100).toFixed(2))
        expect(String(total)).toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
  })
})

describe('formatDay', () => {
  it.each([
    ['2026-12-24', '24 декабря'],
    ['2027-01-01', '1 января'],
    ['завтра', 'завтра'],
    ['', ''],
  ])('formats %j as %j', (date, text) => expect(formatDay(date)).toBe(text))
})
