import { beforeEach, describe, expect, it } from 'vitest'

import { usePantryStore } from '@/lib/pantry/pantry-store'
import { noteRemainder, remainderOf, remaindersOn, takeBackRemainder } from '@/lib/pantry/remainders'
import type { Product } from '@/lib/shop/shop-api'
import { tillOf, type TillRow } from '@/lib/shop/till'
import { needOf } from '@/lib/quantities/packs'
import { resetApp } from '@/testing/app'
import { grams } from '@/testing/ingredients'
import { packOf } from '@/testing/planner'

beforeEach(resetApp)

const day = '2026-11-26'
const scale = { servings: 1, baseServings: 1 }

/** The row of a product of which a dish needs `needed` grams. */
function rowOf(product: Product, needed?: number, count?: number): TillRow {
  const { title } = product
  const needs = new Map(
    needed === undefined ? [] : [[title, needOf([{ scale, ingredient: grams(title, needed) }])]],
  )
  const [row] = tillOf([title], [product], needs, count === undefined ? {} : { [title]: count }).rows
  if (!row) throw new Error('The product is not sold.')
  return row
}
const cream = packOf('Сметана', 200, 2, { shelfLifeDays: 10 })
const items = () => usePantryStore.getState().items

describe('remainderOf', () => {
  it('is what is bought without what the dishes need, until its shelf life has passed', () => {
    expect(remainderOf(rowOf(cream, 250), day)).toEqual({
      title: 'Сметана',
      amount: { value: 150, unit: 'г' },
      until: '2026-12-06',
    })
  })

  it('counts the packs that the visitor has chosen', () => {
    expect(remainderOf(rowOf(cream, 200, 2), day)?.amount).toEqual({ value: 200, unit: 'г' })
    expect(remainderOf(rowOf(cream, 250, 1), day)).toBeUndefined()
  })

  it('is in grams of a pack in kilograms', () => {
    const flour: Product = { ...packOf('Мука', 1, 2), pack: { value: 1, unit: 'кг' } }
    expect(remainderOf(rowOf(flour, 300), day)).toEqual({ title: 'Мука', amount: { value: 700, unit: 'г' } })
  })

  it('is nothing where a pack is used whole, and where nobody knows what is needed', () => {
    expect(remainderOf(rowOf(cream, 400), day)).toBeUndefined()
    expect(remainderOf(rowOf(cream), day)).toBeUndefined()
  })
})

describe('a bought row', () => {
  const row = rowOf(cream, 150)
  const remainder = { title: 'Сметана', amount: { value: 50, unit: 'г' as const }, until: '2026-12-06' }

  it('notes its remainder, which goes again if the row is not bought after all', () => {
    noteRemainder(row, day)
    expect(items()).toEqual([remainder])
    takeBackRemainder(row, day)
    expect(items()).toEqual([])
  })

  it('brings back what was at home before', () => {
    const earlier = { title: 'Сметана', until: '2026-11-27' }
    usePantryStore.setState({ items: [earlier] })
    noteRemainder(row, day)
    takeBackRemainder(row, day)
    expect(items()).toEqual([earlier])
  })

  it('leaves alone what the visitor has changed since', () => {
    noteRemainder(row, day)
    const changed = { title: 'Сметана', amount: { value: 20, unit: 'г' as const } }
    usePantryStore.getState().put(changed)
    takeBackRemainder(row, day)
    expect(items()).toEqual([changed])
  })
})

it('remaindersOn has what is measured and still good on the day', () => {
  const amount = { value: 50, unit: 'г' as const }
  const remainders = remaindersOn(
    [
      { title: 'A', amount, until: day },
      { title: 'B', amount, until: '2026-11-25' },
      { title: 'C' },
      { title: 'D', amount },
    ],
    day,
  )
  expect([...remainders]).toEqual([
    ['A', { ...amount, until: day }],
    ['D', amount],
  ])
})
