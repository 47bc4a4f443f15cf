import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { saveRecipes } from '@/lib/own-recipes/save-recipes'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { clearStorage } from '@/lib/storage/storage'
import { refuse, stubStorage } from '@/testing/storage-tab'

const recipe = (index: number): OwnRecipe => ({
  id: `own.r${index}`,
  title: `Рецепт ${index}`,
  ingredients: [],
  steps: ['Готовьте.'],
  tags: [],
  editedAt: index,
  servings: undefined,
  activeMinutes: undefined,
  totalMinutes: undefined,
  source: undefined,
  notes: undefined,
  hasPhoto: undefined,
})
const fifty = Array.from({ length: 50 }, (_, index) => recipe(index))
const stored = () => JSON.parse(localStorage.getItem('ownRecipes') ?? '[]') as OwnRecipe[]

beforeEach(() => clearStorage())
afterEach(() => vi.unstubAllGlobals())

it('saves all recipes and reports the progress', async () => {
  const progress: number[] = []
  expect(await saveRecipes(fifty, (done) => progress.push(done))).toBe(50)
  expect(progress).toEqual([10, 20, 30, 40, 50])
  expect(stored()).toHaveLength(50)
})

it('keeps what fitted when the storage fills up in the middle, and what was there before', async () => {
  await saveRecipes([recipe(99)])
  const real = localStorage
  stubStorage({
    setItem: (key: string, value: string) => {
      if (key === 'ownRecipes' && (JSON.parse(value) as unknown[]).length > 24) refuse()
      real.setItem(key, value)
    },
  })
  expect(await saveRecipes(fifty)).toBe(23)
  vi.unstubAllGlobals()
  expect(stored()).toHaveLength(24)
  expect(stored().some(({ id }) => id === 'own.r99')).toBe(true)
  expect(useOwnRecipesStore.getState().recipes).toHaveLength(24)
})

it('goes on when the storage takes each of some recipes that it has refused together', async () => {
  const real = localStorage
  let refusals = 0
  stubStorage({
    setItem: (key: string, value: string) => {
      if (key === 'ownRecipes' && refusals++ === 0) refuse()
      real.setItem(key, value)
    },
  })
  expect(await saveRecipes(fifty)).toBe(50)
  vi.unstubAllGlobals()
  expect(stored()).toHaveLength(50)
})
