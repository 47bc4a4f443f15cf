import { describe, expect, it } from 'vitest'

import type { Product } from '@/lib/shop/shop-api'
import { buildCart } from '@/lib/shopping/cart'
import { fraction } from '@/lib/quantities/fraction'

const product = (id: string, title: string, count = 1): Product => ({
  id,
  title,
  price: 1.15,
  quantity: '1 кг',
  image: `images/products/${id}.webp`,
  count,
  picture: undefined,
})
const shop = [product('salt', 'Соль'), product('milk', 'Молоко', 2), product('egg', 'Яйцо')]
const untouched = { counts: {}, removed: [] }

describe('buildCart', () => {
  it('has a row for each title of the list that the shop sells, in the order of the list', () => {
    const { rows, removed, notSold } = buildCart(['Молоко', 'Соль'], shop, untouched)
    expect(rows.map(({ id, count }) => [id, count])).toEqual([
      ['milk', 2],
      ['salt', 1],
    ])
    expect([removed, notSold]).toEqual([[], []])
  })

  it('lists titles that the shop does not sell instead of dropping them', () => {
    const { rows, notSold } = buildCart(['Трюфель', 'Соль'], shop, untouched)
    expect(rows.map(({ title }) => title)).toEqual(['Соль'])
    expect(notSold).toEqual(['Трюфель'])
  })

  it('sells what was typed with other capitals, once', () => {
    const { rows, notSold } = buildCart(['соль', 'Соль', 'МОЛОКО'], shop, untouched)
    expect(rows.map(({ title }) => title)).toEqual(['Соль', 'Молоко'])
    expect(notSold).toEqual([])
  })

  it('takes the counts that the visitor chose, a zero among them', () => {
    const { rows } = buildCart(['Соль', 'Молоко', 'Яйцо'], shop, {
      counts: { Соль: 5, Молоко: 0 },
      removed: [],
    })
    expect(rows.map(({ count }) => count)).toEqual([5, 0, 1])
  })

  it('sets aside rows that the visitor took out, and keeps their counts for their return', () => {
    const choices = { counts: { Соль: 5 }, removed: ['Соль', 'Перец'] }
    const { rows, removed } = buildCart(['Соль', 'Яйцо'], shop, choices)
    expect(rows.map(({ id }) => id)).toEqual(['egg'])
    expect(removed.map(({ id }) => id)).toEqual(['salt'])
    expect(buildCart(['Соль'], shop, { ...choices, removed: [] }).rows[0]?.count).toBe(5)
  })

  it('is not fooled by titles that every object knows', () => {
    const odd = ['__proto__', 'constructor', 'toString'].map((id) => product(id, id))
    const { rows } = buildCart(
      odd.map(({ title }) => title),
      odd,
      untouched,
    )
    expect(rows.map(({ count }) => count)).toEqual([1, 1, 1])
  })

  it('is empty for an empty list', () => {
    expect(buildCart([], shop, { counts: { Соль: 2 }, removed: ['Яйцо'] })).toEqual({
      rows: [],
      removed: [],
      notSold: [],
    })
  })

  it('changes neither the shop nor the choices', () => {
    const before = structuredClone(shop)
    buildCart(['Соль'], shop, { counts: { Соль: 9 }, removed: [] })
    expect(shop).toEqual(before)
  })

  it('starts with the packs that recipes need, where that is known', () => {
    const packed: Product[] = shop.map((one) => ({ ...one, pack: { value: 400, unit: 'г' } }))
    const needed = { measures: [{ value: fraction(900), unit: 'г' }], hasUnmeasured: false }
    const unknown = { measures: [{ value: fraction(2), unit: 'горсть' }], hasUnmeasured: false }
    const needs = new Map([
      ['Соль', needed],
      ['Молоко', unknown],
    ])
    const titles = ['Соль', 'Молоко', 'Яйцо']
    const { rows } = buildCart(titles, packed, untouched, needs)
    expect(rows.map(({ count, need }) => [count, need?.packs])).toEqual([
      [3, 3],
      [2, undefined],
      [1, undefined],
    ])
    // A product that does not say what it holds starts as before, needed or not.
    expect(buildCart(titles, shop, untouched, needs)).toEqual(buildCart(titles, shop, untouched))
  })

  it('takes the visitor’s own count before what recipes need', () => {
    const [salt] = shop
    const packed: Product[] = salt ? [{ ...salt, pack: { value: 1, unit: 'кг' } }] : []
    const needs = new Map([
      ['Соль', { measures: [{ value: fraction(5000), unit: 'г' }], hasUnmeasured: false }],
    ])
    const { rows } = buildCart(['Соль'], packed, { counts: { Соль: 0 }, removed: [] }, needs)
    expect(rows[0]).toMatchObject({ count: 0, need: { packs: 5 } })
  })
})
