import { beforeEach, expect, it, vi } from 'vitest'

import { priceOf } from '@/lib/shop/recipe-price'
import { fetchOwnRecipe, useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { catalogue, failWith, mockApi, stubApi } from '@/testing/api'
import { resetApp } from '@/testing/app'
import { ownRecipe } from '@/testing/own-recipes'

beforeEach(resetApp)

const ingredient = (title: string, value: number | null, unit: string) => ({
  line: '',
  title,
  quantity: '',
  amount: { value, unit, grams: undefined },
  group: undefined,
})
const milk = ingredient('Молоко', 500, 'мл')
const powder = ingredient('Волшебный порошок', 1, 'пачка')

it('finds an own recipe with its nutrition, which is that of the recipe where all is counted', async () => {
  stubApi(mockApi)
  const whole = ownRecipe('whole', { servings: 2, ingredients: [milk] })
  const part = ownRecipe('part', { servings: 2, ingredients: [milk, powder] })
  useOwnRecipesStore.getState().put([whole, part])
  // 515 g with 60 kcal, 2.9 g of protein, 3.2 g of fat and 4.7 g of carbohydrates in 100 g, for two.
  const nutrition = { kcal: 155, protein: 7, fat: 8, carbs: 12 }
  expect(await fetchOwnRecipe('own.whole')).toMatchObject({ kcal: '155 ккал', nutrition })
  expect(await fetchOwnRecipe('own.part')).toMatchObject({
    kcal: undefined,
    nutrition: undefined,
    counted: { nutrition, without: ['Волшебный порошок'] },
  })
})

it('weighs what the shop sells by weight, so that its packs and prices are counted', async () => {
  stubApi(mockApi)
  const beetroots = ingredient('Свёкла', 3, 'шт')
  useOwnRecipesStore.getState().put([ownRecipe('soup', { servings: 2, ingredients: [beetroots] })])
  const { ingredients } = await fetchOwnRecipe('own.soup')
  expect(ingredients).toMatchObject([{ amount: { value: 3, unit: 'шт', grams: 600 } }])
  const price = priceOf(ingredients, { servings: 4, baseServings: 2 }, catalogue.products)
  const [beetroot] = catalogue.products.filter(({ title }) => title === 'Свёкла')
  // 1200 g, in two packs of a kilogram.
  expect(price?.till.kopecks).toBe(Math.round((beetroot?.price ?? 0) * 200))
  expect(price?.notCounted).toEqual([])
})

it('finds it without nutrition where the API has no food tables, and asks again the next time', async () => {
  vi.resetModules()
  const fresh = await import('@/lib/recipes/own/own-recipes-store')
  fresh.useOwnRecipesStore.getState().put([ownRecipe('a', { title: 'Щи', servings: 2, ingredients: [milk] })])
  stubApi(failWith(404))
  expect(await fresh.fetchOwnRecipe('own.a')).toMatchObject({
    title: 'Щи',
    kcal: undefined,
    counted: undefined,
  })
  stubApi(mockApi)
  expect(await fresh.fetchOwnRecipe('own.a')).toMatchObject({ kcal: '155 ккал' })
})

it('is missing where nothing is stored under the id', async () => {
  await expect(fetchOwnRecipe('own.none')).rejects.toMatchObject({ isMissing: true })
})
