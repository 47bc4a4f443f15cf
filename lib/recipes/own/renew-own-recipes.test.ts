import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { useRecipes } from '@/lib/recipes/use-recipes'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { resetApp } from '@/testing/app'
import { ownRecipe } from '@/testing/own-recipes'

beforeEach(resetApp)

it('lets screens read own recipes again that have changed, were removed and put back', async () => {
  const { put, remove } = useOwnRecipesStore.getState()
  put([ownRecipe('alone', { title: 'Каша' }), ownRecipe('planned', { title: 'Щи' })])
  const alone = renderHook(() => useRecipes('own.alone'))
  const planned = renderHook(() => useRecipesById(['own.planned']))
  const titles = () =>
    [alone.result.current.recipes?.[0], planned.result.current.recipes.get('own.planned')].map(
      (recipe) => recipe?.title,
    )
  await waitFor(() => expect(titles()).toEqual(['Каша', 'Щи']))
  put([ownRecipe('alone', { title: 'Овсянка' }), ownRecipe('planned', { title: 'Борщ' })])
  await waitFor(() => expect(titles()).toEqual(['Овсянка', 'Борщ']))
  remove(['own.planned'])
  await waitFor(() => expect(titles()).toEqual(['Овсянка', undefined]))
  put([ownRecipe('planned', { title: 'Борщ' })])
  await waitFor(() => expect(titles()).toEqual(['Овсянка', 'Борщ']))
})
