import { beforeEach, expect, it } from 'vitest'

import { saveRecipes } from '@/lib/own-recipes/save-recipes'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { clearStorage } from '@/lib/storage/storage'
import { ownRecipe, refuseOwnRecipes } from '@/testing/own-recipes'

const fifty = Array.from({ length: 50 }, (_, index) => ownRecipe(`r${index}`))
const stored = () => JSON.parse(localStorage.getItem('ownRecipes') ?? '[]') as OwnRecipe[]

beforeEach(() => clearStorage())

it('saves all recipes and reports the progress', async () => {
  const progress: number[] = []
  expect(await saveRecipes(fifty, (done) => progress.push(done))).toBe(50)
  expect(progress).toEqual([10, 20, 30, 40, 50])
  expect(stored()).toHaveLength(50)
})

it('keeps what fitted when the storage fills up in the middle, and what was there before', async () => {
  await saveRecipes([ownRecipe('r99')])
  refuseOwnRecipes(({ length }) => length > 24)
  expect(await saveRecipes(fifty)).toBe(23)
  expect(stored()).toHaveLength(24)
  expect(stored().some(({ id }) => id === 'own.r99')).toBe(true)
  expect(useOwnRecipesStore.getState().recipes).toHaveLength(24)
})

it('goes on when the storage takes each of some recipes that it has refused together', async () => {
  let attempts = 0
  refuseOwnRecipes(() => attempts++ === 0)
  expect(await saveRecipes(fifty)).toBe(50)
  expect(stored()).toHaveLength(50)
})
