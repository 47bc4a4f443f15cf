import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatKopecks, toKopecks, totalKopecks } from '@/lib/shop/money'

describe('money', () => {
  it('converts rubles to whole kopecks despite floating-point errors', () => {
    expect(toKopecks(12.5)).toBe(1250)
    expect(toKopecks(1.15)).toBe(115)
    expect(toKopecks(8.2)).toBe(820)
    expect(toKopecks(0)).toBe(0)
  })

  it('formats two decimals after a point', () => {
    expect(formatKopecks(1250)).toBe('12.50')
    expect(formatKopecks(5)).toBe('0.05')
    expect(formatKopecks(0)).toBe('0.00')
  })

  it('sums price times count', () => {
    expect(totalKopecks([])).toBe(0)
    expect(
      totalKopecks([
        { price: 0.1, count: 3 },
        { price: 0.2, count: 1 },
        { price: 99.99, count: 0 },
      ]),
    ).toBe(50)
  })

  it.each<[string, number, [price: number, count: number][]]>([
    ['1.01', 101, [[1.005, 1]]],
    ['2.01', 201, [[1.005, 2]]],
    ['0.01', 1, [[0.005, 1]]],
    ['0.00', 0, [[0.0049, 1]]],
    ['1.00', 100, [[0.333, 3]]],
    [
      '0.01',
      1,
      [
        [0.004, 1],
        [0.004, 1],
      ],
    ],
    ['8.58', 858, [[1.43, 6]]],
    ['1000000.01', 100000001, [[1000000.005, 1]]],
  ])('rounds once, at the end, half up: %s', (shown, kopecks, rows) => {
    const total = totalKopecks(rows.map(([price, count]) => ({ price, count })))
    expect(total).toBe(kopecks)
    expect(formatKopecks(total)).toBe(shown)
  })

  it('sums the same in any order', () => {
    const row = fc.record({
      price: fc.integer({ min: 0, max: 100_000 }).map((k) => k / 100),
      count: fc.nat(99),
    })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const exact = rows.reduce(
          (sum, { price, count }) => sum + Number((price * 100).toFixed(0)) * count,
          0,
        )
        expect(totalKopecks(rows)).toBe(exact)
        expect(totalKopecks([...rows].reverse())).toBe(exact)
      }),
    )
  })
})
