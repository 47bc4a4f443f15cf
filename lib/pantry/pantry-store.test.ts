import { beforeEach, describe, expect, it } from 'vitest'

import { storedPantry, usePantryStore } from '@/lib/pantry/pantry-store'
import { resetApp } from '@/testing/app'

beforeEach(resetApp)

const remainder = { title: 'Сметана', amount: { value: 200, unit: 'г' as const }, until: '2026-11-30' }

describe('storedPantry', () => {
  it('reads the titles of earlier versions, also beside items with details', () => {
    expect(storedPantry.parse('["Соль","Рис","Соль"]')).toEqual([{ title: 'Соль' }, { title: 'Рис' }])
    expect(storedPantry.parse(JSON.stringify(['Соль', remainder]))).toEqual([{ title: 'Соль' }, remainder])
  })

  it('stores an item without details as earlier versions do', () => {
    expect(storedPantry.format([{ title: 'Соль' }, remainder])).toBe(JSON.stringify(['Соль', remainder]))
  })

  it.each([
    [{ title: 'Рис', amount: { value: 0, unit: 'г' } }],
    [{ title: 'Рис', amount: { value: 1e9, unit: 'г' } }],
    [{ title: 'Рис', amount: { value: 5, unit: 'ведро' }, until: '2026-02-31' }],
    [{ title: ' Рис ', amount: 'много', until: 5 }],
  ])('keeps the title of an item whose details make no sense: %j', (item) => {
    expect(storedPantry.validate([item])).toEqual([{ title: 'Рис' }])
  })

  it('is nothing without any title', () => {
    expect(storedPantry.validate([7, { amount: remainder.amount }])).toBeUndefined()
    expect(storedPantry.validate({})).toBeUndefined()
  })
})

describe('usePantryStore', () => {
  it('replaces an item in its place, and restores removed ones before those added meanwhile', () => {
    const { toggle, put, clear, restore } = usePantryStore.getState()
    toggle('Соль')
    toggle('Сметана')
    toggle('Рис')
    toggle('Соль')
    put(remainder)
    const items = [remainder, { title: 'Рис' }]
    expect(usePantryStore.getState().items).toEqual(items)
    clear()
    toggle('Мука')
    put({ title: 'Рис', until: '2027-01-01' })
    restore(items)
    expect(usePantryStore.getState().items).toEqual([
      remainder,
      { title: 'Рис', until: '2027-01-01' },
      { title: 'Мука' },
    ])
  })
})
