import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CartRow } from '@/lib/cart'
import { boughtRows, buildOrder, createOrderKeys, dayInWords } from '@/lib/order'

const row = (id: string, price: number, count: number): CartRow => ({
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

describe('what is bought', () => {
  it('is every row with a count above nought', () => {
    expect(boughtRows([row('a', 1, 0), row('b', 1, 2)]).map(({ id }) => id)).toEqual(['b'])
    expect(boughtRows([])).toEqual([])
  })
})

describe('an order', () => {
  it('holds what the shop has to know, trimmed, and nothing else', () => {
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

  it('counts in whole kopecks: its total is the sum of its own items, to the kopeck', () => {
    const rows = fc.array(
      fc.record({
        price: fc.double({ min: 0, max: 9999, noNaN: true }),
        count: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(rows, (given) => {
        const { items, total } = buildOrder(
          given.map(({ price, count }, index) => row(String(index), price, count)),
          details,
        )
        const sum = items.reduce((kopecks, { price, count }) => kopecks + Math.round(price * 100) * count, 0)
        expect(Math.round(total * 100)).toBe(sum)
        for (const { price } of items) expect(String(price)).toMatch(/^\d+(\.\d{1,2})?$/)
        expect(String(total)).toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
  })
})

it.each([
  ['2026-12-24', '24 декабря'],
  ['2027-01-01', '1 января'],
  ['завтра', 'завтра'],
  ['', ''],
])('the day %j reads %j', (date, words) => expect(dayInWords(date)).toBe(words))

describe('the key of an order', () => {
  const content = buildOrder([row('a', 1.15, 2)], details)
  const counting = () => {
    let count = 0
    return createOrderKeys(() => `key-${++count}`)
  }

  it('stays while the order does', () => {
    const { keyed } = counting()
    expect(keyed(content)).toEqual({ key: 'key-1', ...content })
    expect(keyed(structuredClone(content)).key).toBe('key-1')
  })

  it.each([
    ['a count', { ...content, items: [{ ...content.items[0], count: 3 }] }],
    ['the address', { ...content, address: { ...content.address, house: '4' } }],
    ['the payment', { ...content, payment: 'cash' }],
  ])('changes with %s', (_what, changed) => {
    const { keyed } = counting()
    keyed(content)
    expect(keyed(changed as typeof content).key).toBe('key-2')
  })

  it('is another one for the same order once that was settled', () => {
    const { keyed, forget } = counting()
    keyed(content)
    forget()
    expect(keyed(content).key).toBe('key-2')
  })

  it('is a random one', () => {
    expect(createOrderKeys().keyed(content).key).toMatch(/^[\w-]{8,64}$/)
    expect(createOrderKeys().keyed(content).key).not.toBe(createOrderKeys().keyed(content).key)
  })
})
