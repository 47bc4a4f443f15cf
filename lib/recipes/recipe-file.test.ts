import { expect, it } from 'vitest'

import { recipeFile, recipeFormats } from '@/lib/recipes/recipe-file'
import type { Recipe } from '@/lib/recipes/recipes-api'

const pancakes: Recipe = {
  id: 'pancakes',
  name: 'images/pancakes.webp',
  title: 'Тонкие блины',
  time: '40 минут',
  kcal: '210 ккал',
  activeMinutes: 30,
  nutrition: { kcal: 210, protein: 7, fat: 8, carbs: 27 },
  servings: 4,
  video: '',
  ingredients: [
    { title: 'Молоко', quantity: '500 мл', amount: { value: 500, unit: 'мл', grams: 515 } },
    { title: 'Соль', quantity: 'по вкусу', amount: { value: null, unit: 'по вкусу' } },
  ],
  instructions: ['Влейте 500 мл молока.'],
  uses: [[0]],
}
const forEight = { servings: 8, baseServings: 4 }

it('has the amounts of the wanted servings in every format', () => {
  const files = recipeFormats.map((format) => recipeFile(pancakes, forEight, format))
  expect(files.map(({ name }) => name)).toEqual(['pancakes.txt', 'pancakes.cook', 'pancakes.json'])
  const [text = '', cooklang = '', jsonLd = ''] = files.map((file) => file.text.replaceAll('\u00a0', ' '))
  expect(text).toContain('8 порций')
  expect(text).toContain('• Молоко — 1 л')
  expect(text).toContain('1. Влейте 1 л молока.')
  expect(cooklang).toContain('servings: 8')
  expect(cooklang).toContain('Влейте 1 л молока. (@Молоко{1%л})')
  expect(JSON.parse(jsonLd)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Тонкие блины',
    url: 'http://localhost:3000/tasty/#/selected_recipe/pancakes/',
    inLanguage: 'ru',
    image: ['http://localhost:3000/tasty/images/pancakes.webp'],
    author: { '@type': 'Organization', name: 'Tasty' },
    prepTime: 'PT30M',
    cookTime: 'PT10M',
    totalTime: 'PT40M',
    recipeYield: ['8', '8 порций'],
    recipeIngredient: ['Молоко — 1 л', 'Соль — по вкусу'],
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 порция',
      calories: '210 kcal',
      proteinContent: '7 g',
      fatContent: '8 g',
      carbohydrateContent: '27 g',
    },
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Влейте 1 л молока.' }],
  })
})

it('has what the author of an own recipe noted, and not Tasty for an author', () => {
  const own: Recipe = {
    ...pancakes,
    id: 'own.a',
    written: { tags: ['завтрак', 'быстро'], source: 'бабушка' },
  }
  const data = JSON.parse(recipeFile(own, undefined, 'jsonLd').text) as object
  expect(data).toMatchObject({ keywords: 'завтрак, быстро', creditText: 'бабушка' })
  expect(data).not.toHaveProperty('author')
  expect(recipeFile(own, undefined, 'text').text).toMatch(
    /^Тонкие блины\n40 минут \(30 минут работы\) · [\s\S]*\n\nМетки: завтрак, быстро\nИсточник: бабушка\n$/,
  )
})

it('has only what is known, under a name that every system accepts', () => {
  const bare: Recipe = {
    id: '../обед',
    name: '',
    title: 'Обед',
    video: '',
    ingredients: [{ title: 'Суп', quantity: '' }],
    instructions: [],
  }
  const { name, text } = recipeFile(bare, undefined, 'jsonLd')
  expect(name).toBe('recipe.json')
  expect(Object.keys(JSON.parse(text) as object)).toEqual([
    '@context',
    '@type',
    'name',
    'url',
    'inLanguage',
    'author',
    'recipeIngredient',
    'recipeInstructions',
  ])
})
