import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { RecipeView } from '@/components/recipes/recipe-view'
import { fetchRecipes } from '@/lib/recipes/recipes-api'
import { stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'

beforeEach(resetApp)

it('names each substitute above the steps in a line of its own', async () => {
  stubApi()
  const [recipe] = await fetchRecipes('borscht')
  if (!recipe) throw new Error('The API has no recipe of borscht.')
  const [first, second, ...others] = recipe.ingredients
  if (!first || !second) throw new Error('The borscht needs two ingredients.')
  const ingredients = [
    { ...first, title: 'Репа', insteadOf: 'Свёкла' },
    { ...second, title: 'Йогурт', insteadOf: 'Сметана' },
    ...others,
  ]
  const { user } = renderWithUser(<RecipeView recipe={{ ...recipe, ingredients, original: recipe }} />)
  await user.click(screen.getByRole('tab', { name: 'Инструкция' }))
  const [substitutes] = within(screen.getByRole('tabpanel')).getAllByRole('list')
  expect([...(substitutes?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Свёкла → репа',
    'Сметана → йогурт',
  ])
})
