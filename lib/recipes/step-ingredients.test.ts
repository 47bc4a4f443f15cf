import { describe, expect, it } from 'vitest'

import { allIngredients, ingredientsOf } from '@/lib/recipes/step-ingredients'

describe('the ingredients of a step', () => {
  const of = (title: string, value: number | null) => ({
    title,
    quantity: value ? `${value} г` : 'по вкусу',
    amount: { value, unit: 'г' },
  })
  const recipe = {
    id: 'stew',
    name: '',
    title: 'Рагу',
    picture: undefined,
    video: '',
    instructions: ['Нарежьте.', 'Обжарьте.', 'Подождите.'],
    ingredients: [of('Мясо', 600), of('Лук', 100), of('Соль', null)],
    uses: [[1, 0], [0, 2], []],
  }
  const scale = { servings: 6, baseServings: 4 }

  it('are scaled to the servings', () => {
    expect(allIngredients(recipe, scale)).toEqual([
      { index: 0, title: 'Мясо', quantity: '900\u00a0г' },
      { index: 1, title: 'Лук', quantity: '150\u00a0г' },
      { index: 2, title: 'Соль', quantity: 'по вкусу' },
    ])
  })

  it('are those that it uses, in the order of the recipe, with the total of shared ones', () => {
    expect(ingredientsOf(recipe, 1, scale)).toEqual([
      { index: 0, title: 'Мясо', quantity: 'всего 900\u00a0г' },
      { index: 1, title: 'Лук', quantity: '150\u00a0г' },
    ])
    expect(ingredientsOf(recipe, 2, undefined)?.map(({ quantity }) => quantity)).toEqual([
      'всего 600 г',
      'по вкусу',
    ])
    expect(ingredientsOf(recipe, 3, scale)).toEqual([])
  })

  it('are unknown if the API does not say', () => {
    expect(ingredientsOf({ ...recipe, uses: undefined }, 1, scale)).toBeUndefined()
  })
})
