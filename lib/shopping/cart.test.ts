import { describe, expect, it } from 'vitest'

import type { Product } from '@/lib/shop/shop-api'
import { buildCart } from '@/lib/shopping/cart'
import { fraction } from '@/lib/quantities/fraction'
import type { Need } from '@/lib/quantities/packs'

const product = (id: string, title: string, count = 1): Product => ({
  id,
  title,
  price: 1.15,
  quantity: '1 кг',
  image: `images/products/${id}.webp`,
  count,
  picture: undefined,
})
const products = [product('salt', 'Соль'), product('milk', 'Молоко', 2), product('egg', 'Яйцо')]
const noChoices = { counts: {}, removed: [] }

describe('buildCart', () => {
  it('has a row for each listed title that the shop sells, in the order of the list', () => {
    const { rows, removed, notSold } = buildCart(['Молоко', 'Соль'], products, noChoices)
    expect(rows.map(({ id, count }) => [id, count])).toEqual([
      ['milk', 2],
      ['salt', 1],
    ])
    expect([removed, notSold]).toEqual([[], []])
  })

  it('lists titles that the shop does not sell instead of dropping them', () => {
    const { rows, notSold } = buildCart(['Трюфель', 'Соль'], products, noChoices)
    expect(rows.map(({ title }) => title)).toEqual(['Соль'])
    expect(notSold).toEqual(['Трюфель'])
  })

  it('has no row for alcohol, whatever count was chosen, and lists it apart', () => {
    const wine = { ...product('white-wine', 'Белое сухое вино', 0), ownShelf: true }
    const { rows, notSold, ownShelf } = buildCart(['белое сухое вино', 'Соль'], [...products, wine], {
      counts: { 'Белое сухое вино': 2 },
      removed: [],
    })
    expect(rows.map(({ title }) => title)).toEqual(['Соль'])
    expect(notSold).toEqual([])
    expect(ownShelf).toEqual(['белое сухое вино'])
  })

  it('matches titles regardless of case, each product once', () => {
    const { rows, notSold } = buildCart(['соль', 'Соль', 'МОЛОКО'], products, noChoices)
    expect(rows.map(({ title }) => title)).toEqual(['Соль', 'Молоко'])
    expect(notSold).toEqual([])
  })

  it('uses the counts that the visitor chose, including 0', () => {
    const { rows } = buildCart(['Соль', 'Молоко', 'Яйцо'], products, {
      counts: { Соль: 5, Молоко: 0 },
      removed: [],
    })
    expect(rows.map(({ count }) => count)).toEqual([5, 0, 1])
  })

  it('lists removed products apart and keeps their counts', () => {
    const choices = { counts: { Соль: 5 }, removed: ['Соль', 'Перец'] }
    const { rows, removed } = buildCart(['Соль', 'Яйцо'], products, choices)
    expect(rows.map(({ id }) => id)).toEqual(['egg'])
    expect(removed.map(({ id }) => id)).toEqual(['salt'])
    expect(buildCart(['Соль'], products, { ...choices, removed: [] }).rows[0]?.count).toBe(5)
  })

  it('handles titles that are property names of every object', () => {
    const odd = ['__proto__', 'constructor', 'toString'].map((id) => product(id, id))
    const { rows } = buildCart(
      odd.map(({ title }) => title),
      odd,
      noChoices,
    )
    expect(rows.map(({ count }) => count)).toEqual([1, 1, 1])
  })

  it('is empty for an empty list', () => {
    expect(buildCart([], products, { counts: { Соль: 2 }, removed: ['Яйцо'] })).toEqual({
      rows: [],
      removed: [],
      notSold: [],
      ownShelf: [],
    })
  })

  it('does not modify the products', () => {
    const before = structuredClone(products)
    buildCart(['Соль'], products, { counts: { Соль: 9 }, removed: [] })
    expect(products).toEqual(before)
  })

  it('starts with the packs that recipes need, where they are known', () => {
    const packed: Product[] = products.map((one) => ({ ...one, pack: { value: 400, unit: 'г' } }))
    const needed = { measures: [{ value: fraction(900), unit: 'г' }], hasUnmeasured: false }
    const unknown = { measures: [{ value: fraction(2), unit: 'горсть' }], hasUnmeasured: false }
    const needs = new Map([
      ['Соль', needed],
      ['Молоко', unknown],
    ])
    const titles = ['Соль', 'Молоко', 'Яйцо']
    const { rows } = buildCart(titles, packed, noChoices, needs)
    expect(rows.map(({ count, need }) => [count, need?.packs])).toEqual([
      [3, 3],
      [2, undefined],
      [1, undefined],
    ])
    // The count of a product without a pack size does not depend on needs.
    const unpacked = buildCart(titles, products, noChoices, needs).rows
    expect(unpacked.map(({ count, isEstimate }) => [count, isEstimate])).toEqual([
      [1, true],
      [2, true],
      [1, undefined],
    ])
  })

  it('takes no count that the visitor chose for an estimate', () => {
    const needs = new Map([['Соль', { measures: [], hasUnmeasured: true }]])
    const estimateWith = (counts: Record<string, number>) =>
      buildCart(['Соль'], products, { counts, removed: [] }, needs).rows.map(({ isEstimate }) => isEstimate)
    expect(estimateWith({})).toEqual([true])
    expect(estimateWith({ Соль: 1 })).toEqual([undefined])
  })

  it('prefers the count that the visitor chose to the packs that recipes need', () => {
    const [salt] = products
    const packed: Product[] = salt ? [{ ...salt, pack: { value: 1, unit: 'кг' } }] : []
    const needs = new Map([
      ['Соль', { measures: [{ value: fraction(5000), unit: 'г' }], hasUnmeasured: false }],
    ])
    const { rows } = buildCart(['Соль'], packed, { counts: { Соль: 0 }, removed: [] }, needs)
    expect(rows[0]).toMatchObject({ count: 0, need: { packs: 5 } })
  })

  it('counts what recipes need of a product under all spellings of its title', () => {
    const beet: Product = { ...product('beet', 'Свёкла'), pack: { value: 1, unit: 'кг' } }
    const kilograms = (count: number) => ({
      measures: [{ value: fraction(count), unit: 'кг' }],
      hasUnmeasured: false,
    })
    const countOf = (...needs: [title: string, need: Need][]) =>
      buildCart(
        needs.map(([title]) => title),
        [beet],
        noChoices,
        new Map(needs),
      ).rows.map(({ count }) => count)
    expect(countOf(['Свекла', kilograms(3)])).toEqual([3])
    expect(countOf(['Свекла', kilograms(3)], ['Свёкла', kilograms(2)])).toEqual([5])
  })
})
