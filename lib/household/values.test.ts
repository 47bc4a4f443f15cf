import { beforeEach, expect, it } from 'vitest'

import {
  allParts,
  noValues,
  readStoredValues,
  readStores,
  subscribeToStores,
  unite,
  writeStores,
} from '@/lib/household/values'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearStorage } from '@/lib/storage/storage'

beforeEach(() => void clearStorage())

const listOf = (...titles: string[]) => ({ ...noValues, basket: { ...noValues.basket, titles } })

it('sets only the stores whose values differ, and only in the given parts', () => {
  let changes = 0
  const stop = subscribeToStores(() => changes++)
  writeStores({ ...listOf('Молоко'), pantry: ['Соль'] }, ['basket'])
  expect(readStores()).toEqual(listOf('Молоко'))
  writeStores(listOf('Молоко'), allParts)
  expect(changes).toBe(1)
  stop()
})

it('reads what the storage holds', () => {
  useShoppingStore.getState().addManual(['Молоко'])
  useShoppingStore.getState().setCount('Молоко', 2)
  const { titles, cart } = readStoredValues().basket
  expect(titles).toEqual(['Молоко'])
  expect(cart.counts).toEqual({ Молоко: 2 })
})

it('unites two lists without losing an entry, and counts what is new', () => {
  const { values, counts } = unite(listOf('Молоко', 'Хлеб'), listOf('Хлеб', 'Сыр'))
  expect(values).toEqual(listOf('Молоко', 'Хлеб', 'Сыр'))
  expect(counts.find(({ key }) => key === 'shopList')).toMatchObject({ added: 1, existing: 1 })
})

it('unites with nothing', () => {
  expect(unite(noValues, listOf('Сыр')).values).toEqual(listOf('Сыр'))
  expect(unite(listOf('Сыр'), noValues).values).toEqual(listOf('Сыр'))
})
