import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { stubApi } from '@/testing/api'
import { mockApiWithSubstitutes } from '@/testing/substitutes'

it('requests a recipe once for all hooks that start at once', async () => {
  const api = stubApi()
  const read = (...ids: string[]) => renderHook(() => useRecipesById(ids)).result
  const results = [read('borscht'), read('borscht', 'thin-pancakes')]
  for (const result of results) await waitFor(() => expect(result.current.recipes.has('borscht')).toBe(true))
  expect(api.calls.toSorted()).toEqual(['selected/borscht/category', 'selected/thin-pancakes/category'])
})

it('shows a substitute that is chosen while another screen reads the recipe from the cache', async () => {
  let sendFoods = () => {}
  const foodsWanted = new Promise<void>((resolve) => (sendFoods = resolve))
  const api = stubApi(async (path, init) => {
    if (path === 'foods') await foodsWanted
    return mockApiWithSubstitutes(path, init)
  })
  const read = (...ids: string[]) => renderHook(() => useRecipesById(ids)).result
  const alone = read('thin-pancakes')
  await waitFor(() => expect(alone.current.recipes.size).toBe(1))

  useSubstitutesStore.getState().choose('thin-pancakes', 'Молоко', 'Свёкла')
  await waitFor(() => expect(api.calls).toContain('foods'))
  const withAnother = read('thin-pancakes', 'borscht')
  await waitFor(() => expect(withAnother.current.recipes.size).toBe(2))
  sendFoods()
  for (const result of [alone, withAnother])
    await waitFor(() => {
      const ingredients = result.current.recipes.get('thin-pancakes')?.ingredients
      expect(ingredients?.map(({ title }) => title)).toContain('Свёкла')
    })
})
