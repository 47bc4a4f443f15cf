import { describe, expect, it } from 'vitest'

import type { Product } from '@/lib/api/shop'
import { buildCart } from '@/lib/cart'

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
    const { rows, notSold } = buildCart(['Трюфель', 'Соль', 'соль'], shop, untouched)
    expect(rows.map(({ title }) => title)).toEqual(['Соль'])
    expect(notSold).toEqual(['Трюфель', 'соль'])
  })

  it('takes the counts that the visitor chose, a zero among them', () => {
    const { rows } = buildCart(['Соль', 'Молоко', 'Яйцо'], shop, {
      counts: { salt: 5, milk: 0 },
      removed: [],
    })
    expect(rows.map(({ count }) => count)).toEqual([5, 0, 1])
  })

  it('sets aside rows that the visitor took out, and keeps their counts for their return', () => {
    const choices = { counts: { salt: 5 }, removed: ['salt', 'pepper'] }
    const { rows, removed } = buildCart(['Соль', 'Яйцо'], shop, choices)
    expect(rows.map(({ id }) => id)).toEqual(['egg'])
    expect(removed.map(({ id }) => id)).toEqual(['salt'])
    expect(buildCart(['Соль'], shop, { ...choices, removed: [] }).rows[0]?.count).toBe(5)
  })

  it('is not fooled by ids that every object knows', () => {
    const odd = ['__proto__', 'constructor', 'toString'].map((id) => product(id, id))
    const { rows } = buildCart(
      odd.map(({ title }) => title),
      odd,
      untouched,
    )
    expect(rows.map(({ count }) => count)).toEqual([1, 1, 1])
  })

  it('is empty for an empty list', () => {
    expect(buildCart([], shop, { counts: { salt: 2 }, removed: ['egg'] })).toEqual({
      rows: [],
      removed: [],
      notSold: [],
    })
  })

  it('changes neither the shop nor the choices', () => {
    const before = structuredClone(shop)
    buildCart(['Соль'], shop, { counts: { salt: 9 }, removed: [] })
    expect(shop).toEqual(before)
  })
})
