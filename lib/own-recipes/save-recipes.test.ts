import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { saveRecipes } from '@/lib/own-recipes/save-recipes'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { clearStorage } from '@/lib/storage/storage'
import { ownRecipe, refuseOwnRecipes } from '@/testing/own-recipes'

const fifty = Array.from({ length: 50 }, (_, index) => ownRecipe(`r${index}`))
const stored = () => JSON.parse(localStorage.getItem('ownRecipes') ?? '[]') as OwnRecipe[]

beforeEach(() => clearStorage())

it('saves all recipes at once, in their order', () => {
  const changed = vi.fn()
  onTestFinished(useOwnRecipesStore.subscribe(changed))
  expect(saveRecipes(fifty)).toBe(50)
  expect(changed).toHaveBeenCalledOnce()
  expect(stored().map(({ id }) => id)).toEqual(fifty.map(({ id }) => id))
})

it('keeps what fitted when the storage fills up in the middle, and what was there before', () => {
  saveRecipes([ownRecipe('r99')])
  refuseOwnRecipes(({ length }) => length > 24)
  expect(saveRecipes(fifty)).toBe(23)
  expect(stored()).toHaveLength(24)
  expect(stored().some(({ id }) => id === 'own.r99')).toBe(true)
  expect(useOwnRecipesStore.getState().recipes).toHaveLength(24)
})

it('goes on when the storage takes each of some recipes that it has refused together', () => {
  let attempts = 0
  refuseOwnRecipes(() => attempts++ === 0)
  expect(saveRecipes(fifty)).toBe(50)
  expect(stored()).toHaveLength(50)
})
