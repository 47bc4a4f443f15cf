import { expect, it } from 'vitest'

import { recipeText } from '@/lib/recipes/recipe-text'

const tea = {
  id: 'tea',
  name: '',
  title: 'Чай с мятой',
  time: '10 минут',
  kcal: '5 ккал',
  servings: 2,
  video: '',
  ingredients: [
    { title: 'Мята', quantity: '3\u00a0веточки' },
    { title: 'Вода', quantity: '' },
  ],
  instructions: ['Вскипятите воду.', 'Залейте мяту.'],
}

it('is a text that can be sent', () => {
  expect(recipeText(tea, 'https://me.example/recipes/tea/')).toBe(`Чай с мятой
10 минут · 2 порции · 5 ккал на порцию

Ингредиенты
• Мята — 3 веточки
• Вода

Инструкция
1. Вскипятите воду.
2. Залейте мяту.

https://me.example/recipes/tea/
`)
})

it('leaves out what is not known', () => {
  const { id, name, title, video } = tea
  const bare = { id, name, title, video, ingredients: [], instructions: [] }
  expect(recipeText(bare, 'https://me.example/')).toBe('Чай с мятой\n\nИнгредиенты\n\nhttps://me.example/\n')
})
