import { beforeEach, expect, it } from 'vitest'

import { allParts } from '@/lib/household/shared-values'
import {
  mergeValues,
  noValues,
  readStoredValues,
  readStores,
  subscribeToStores,
  writeStores,
} from '@/lib/household/values'
import { useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { useProductNamesStore } from '@/lib/own-recipes/product-names-store'
import { useProductNotesStore } from '@/lib/shopping/product-notes-store'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearStorage } from '@/lib/storage/storage'
import { ownRecipe } from '@/testing/own-recipes'

beforeEach(() => void clearStorage())

const listOf = (...titles: string[]) => ({ ...noValues, basket: { ...noValues.basket, titles } })

it('sets only the stores whose values differ, and only in the given parts', () => {
  let changes = 0
  const stop = subscribeToStores(() => changes++)
  writeStores({ ...listOf('Молоко'), pantry: [{ title: 'Соль' }] }, ['basket'])
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

it('merges two lists without losing an entry', () => {
  const values = mergeValues(listOf('Молоко', 'Хлеб'), listOf('Хлеб', 'Сыр'))
  expect(values).toEqual(listOf('Молоко', 'Хлеб', 'Сыр'))
})

it('merges with nothing', () => {
  expect(mergeValues(noValues, listOf('Сыр'))).toEqual(listOf('Сыр'))
  expect(mergeValues(listOf('Сыр'), noValues)).toEqual(listOf('Сыр'))
})

it('reads and sets own recipes, the diary, the names and notes of products and the substitutes', () => {
  const values = {
    ...noValues,
    ownRecipes: [ownRecipe('1', { title: 'Каша' })],
    diary: [{ id: '1', recipeId: 'own.1', title: 'Каша', day: '2026-11-25', stars: 4, note: undefined }],
    productNames: [{ name: 'молочко', title: 'Молоко' }],
    productNotes: [{ title: 'Молоко', note: 'только в бутылке' }],
    substitutes: [{ id: 'borscht', products: [{ ingredient: 'Сметана', product: 'Кефир' }] }],
  }
  writeStores(values, allParts)
  expect(useOwnRecipesStore.getState().recipes).toEqual(values.ownRecipes)
  expect(useDiaryStore.getState().entries).toEqual(values.diary)
  expect(useProductNamesStore.getState().names).toEqual(values.productNames)
  expect(useProductNotesStore.getState().notes).toEqual(values.productNotes)
  expect(useSubstitutesStore.getState().choices).toEqual(values.substitutes)
  expect(readStores()).toEqual(values)
  expect(readStoredValues()).toEqual(values)
  expect(mergeValues(noValues, values)).toEqual(values)
})
