import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'

/** The same recipe as each recipe manager exports it, and what the import reads from every one of them. */

export const pancakes = {
  title: 'Блины',
  servings: 4,
  totalMinutes: 40,
  lines: ['500|мл|молока', '2|шт|яйца', '200|г|муки'],
  steps: ['Смешайте.', 'Пеките.'],
}

export const summarize = ({ title, servings, totalMinutes, lines, steps }: ReadRecipe) => ({
  title,
  servings,
  totalMinutes,
  lines: lines.flatMap(({ ingredients }) =>
    ingredients.map(({ name, amount }) => `${amount?.value}|${amount?.unit}|${name}`),
  ),
  steps,
})

const ingredients = ['500 мл молока', '2 яйца', '200 г муки']

export const schemaOrg = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Блины',
  recipeYield: '4 порции',
  prepTime: 'PT10M',
  cookTime: 'PT30M',
  recipeIngredient: ingredients,
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Смешайте.' },
    { '@type': 'HowToStep', text: 'Пеките.' },
  ],
}

export const nextcloud = {
  ...schemaOrg,
  recipeYield: 4,
  totalTime: 'PT0H40M0S',
  keywords: 'завтрак,быстро',
  recipeInstructions: ['Смешайте.', 'Пеките.'],
}

export const mealie = {
  name: 'Блины',
  recipeServings: 4,
  totalTime: '40 минут',
  recipeIngredient: [
    { quantity: 500, unit: { name: 'мл' }, food: { name: 'молока' }, note: '', title: 'Тесто' },
    { quantity: 2, unit: null, food: { name: 'яйца' }, note: 'крупные' },
    { quantity: 1, unit: null, food: null, note: '', originalText: '200 г муки', display: '200 г муки' },
  ],
  recipeInstructions: [{ text: 'Смешайте.' }, { text: 'Пеките.' }],
  tags: [{ name: 'завтрак' }],
}

export const tandoor = {
  name: 'Блины',
  servings: 4,
  working_time: 10,
  waiting_time: 30,
  keywords: [{ name: 'завтрак' }],
  steps: [
    {
      instruction: 'Смешайте.',
      ingredients: [
        { food: { name: 'молока' }, unit: { name: 'мл' }, amount: 500, note: null },
        { food: { name: 'яйца' }, unit: null, amount: 2, note: 'крупные' },
        { food: { name: 'муки' }, unit: { name: 'г' }, amount: 200, note: null },
      ],
    },
    { instruction: 'Пеките.', ingredients: [] },
  ],
}

export const paprika = {
  name: 'Блины',
  servings: '4 порции',
  prep_time: '10 мин',
  cook_time: '30 мин',
  ingredients: ingredients.join('\n'),
  directions: 'Смешайте.\n\nПеките.',
  categories: ['Завтрак'],
}
