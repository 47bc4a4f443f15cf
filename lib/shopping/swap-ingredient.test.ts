import { beforeEach, expect, it } from 'vitest'

import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { swapIngredient } from '@/lib/shopping/swap-ingredient'
import { resetApp } from '@/testing/app'

beforeEach(resetApp)

const sourCream = { title: 'Сметана', quantity: '100 г' }
const yogurt = { title: 'Йогурт', quantity: '150 г' }
const scale = { servings: 4, baseServings: 2 }
const list = () => useShoppingStore.getState()
const recipe = (id: string, recipeId?: string) => ({
  recipe: { id, title: 'Соус', recipeId, ingredients: [sourCream, { title: 'Укроп', quantity: '1 пучок' }] },
  scale,
})

it('puts the product on the list in the place of the ingredient, for planned meals too', () => {
  list().addRecipes([recipe('dip'), recipe('meal-1', 'dip')])
  swapIngredient('dip', 'Сметана', yogurt)
  expect(list().titles).toEqual(['Укроп', 'Йогурт'])
  expect(list().recipeShares.shares).toMatchObject([
    { id: 'dip', ...scale, ingredients: [yogurt, { title: 'Укроп' }] },
    { id: 'meal-1', recipeId: 'dip', ...scale, ingredients: [yogurt, { title: 'Укроп' }] },
  ])
  swapIngredient('dip', 'Йогурт', sourCream)
  expect(list().titles).toEqual(['Укроп', 'Сметана'])
})

it('keeps the title where another recipe or the visitor wants it', () => {
  list().addManual(['Сметана'])
  list().addRecipes([recipe('dip'), recipe('soup')])
  swapIngredient('dip', 'Сметана', yogurt)
  expect(list().titles).toEqual(['Сметана', 'Укроп', 'Йогурт'])
  swapIngredient('soup', 'Сметана', yogurt)
  expect(list().titles).toContain('Сметана')
})

it('adds nothing to a list without the ingredient', () => {
  list().addTitles(['Сметана'])
  swapIngredient('dip', 'Сметана', yogurt)
  list().addRecipes([recipe('dip')])
  list().remove(['Сметана'])
  swapIngredient('dip', 'Сметана', yogurt)
  expect(list().titles).toEqual(['Укроп'])
})
