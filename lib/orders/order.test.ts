import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { CartRow } from '@/lib/shopping/cart'
import { boughtRows, buildOrder, createOrderKeys, formatDay } from '@/lib/orders/order'

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
])('the day %j reads %j', (date, words) => expect(formatDay(date)).toBe(words))

describe('the key of an order', () => {
  const content = buildOrder([row('a', 1.15, 2)], details)
  let count = 0
  /** The keys of a page that has just been loaded. */
  const load = () => createOrderKeys(() => `key-${++count}`)

  beforeEach(() => {
    count = 0
  })

  it('stays while the order does', () => {
    const { keyed } = load()
    expect(keyed(content)).toEqual({ key: 'key-1', ...content })
    expect(keyed(structuredClone(content)).key).toBe('key-1')
  })

  it.each([
    ['a count', { ...content, items: [{ ...content.items[0], count: 3 }] }],
    ['the address', { ...content, address: { ...content.address, house: '4' } }],
    ['the payment', { ...content, payment: 'cash' }],
  ])('changes with %s', (_what, changed) => {
    const { keyed } = load()
    keyed(content)
    expect(keyed(changed as typeof content).key).toBe('key-2')
  })

  it('is another one for the same order once that was settled', () => {
    const { keyed, forget } = load()
    forget(keyed(content).key)
    expect(keyed(content).key).toBe('key-2')
    expect(load().keyed(content).key).toBe('key-2')
  })

  it('stays where another order is settled', () => {
    const { keyed, forget } = load()
    const { key } = keyed({ ...content, total: 1 })
    keyed(content)
    forget(key)
    expect(keyed(content).key).toBe('key-2')
  })

  it('is a random one', () => {
    const keyOf = (total: number) => createOrderKeys().keyed({ ...content, total }).key
    expect(keyOf(1)).toMatch(/^[\w-]{8,64}$/)
    expect(keyOf(2)).not.toBe(keyOf(1))
  })

  it('outlives a reload, and so does that the order was sent', () => {
    const { keyed, markTried } = load()
    keyed(content)
    expect(load().isTried()).toBe(false)
    markTried()
    const { keyed: keyedAnew, isTried } = load()
    expect(keyedAnew(content).key).toBe('key-1')
    expect(isTried()).toBe(true)
    keyedAnew({ ...content, total: 1 })
    expect(isTried()).toBe(false)
  })

  it('is another one for another account, and after its log-out', () => {
    load().keyed(content, 'user-1')
    expect(load().keyed(content, 'user-1').key).toBe('key-1')
    expect(load().keyed(content, 'user-2').key).toBe('key-2')
    expect(load().keyed(content).key).toBe('key-3')
  })

  it('stays for a visitor who signs in meanwhile', () => {
    load().keyed(content)
    expect(load().keyed(content, 'user-1').key).toBe('key-1')
  })

  it('is stored without what the order holds', () => {
    load().keyed(content, 'user-1')
    const stored = JSON.stringify({ ...sessionStorage })
    expect(stored).toContain('key-1')
    expect(stored).not.toMatch(/Немига|3\/12|297620822|Товар|user-1/)
  })

  it.each(['{', 'null', '7', '{"digest":"","key":7}'])(
    'takes nothing from a storage that holds %s',
    (text) => {
      sessionStorage.setItem('order', text)
      expect(load().keyed(content).key).toBe('key-1')
    },
  )

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'lasts until the reload where the storage refuses %s',
    (method) => {
      const refusing = {
        getItem: () => null,
        setItem: () => {},
        removeItem: () => {},
        [method]: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      }
      vi.stubGlobal('sessionStorage', refusing)
      const { keyed, forget } = load()
      expect(keyed(content).key).toBe('key-1')
      expect(keyed(content).key).toBe('key-1')
      forget('key-1')
      expect(keyed(content).key).toBe('key-2')
    },
  )
})
