import { describe, expect, it } from 'vitest'

import { readRecipeText } from '@/lib/recipe-import/read-recipe-text'

describe('A recipe without lists', () => {
  it.each([
    ['', 'Возьмите 200 г муки, 2 яйца и стакан сахара. Взбейте яйца. Выпекайте 30 минут при 180 °C.'],
    [
      'Пирог',
      'Пирог\nПонадобится 200 г муки, 2 яйца, стакан сахара.\tВзбейте яйца. Выпекайте 30 минут при 180 °C.',
    ],
    ['Пирог', 'Пирог! 200 г муки, 2 яйца, стакан сахара. Взбейте яйца. Выпекайте 30 минут при 180 °C.'],
  ])('reads a recipe in one paragraph, with the title «%s»', (title, text) => {
    const recipe = readRecipeText(text)
    expect(recipe.title).toBe(title)
    expect(recipe.lines.flatMap(({ ingredients }) => ingredients.map(({ name }) => name))).toEqual([
      'муки',
      'яйца',
      'сахара',
    ])
    expect(recipe.steps).toEqual(['Взбейте яйца.', 'Выпекайте 30 минут при 180 °C.'])
    expect(recipe.leftOut).toBeUndefined()
  })

  it('reads steps without ingredients', () => {
    const steps = ['Смешайте 200 г муки с 2 яйцами.', 'Пеките.']
    expect(readRecipeText(steps.join(' '))).toEqual({ title: '', lines: [], steps })
    expect(readRecipeText(`Пирог\nПриготовление:\n${steps.join('\n')}`)).toEqual({
      title: 'Пирог',
      lines: [],
      steps,
    })
  })

  it('takes no letter for a recipe', () => {
    expect(readRecipeText('Позвони маме. Вечером буду дома.').steps).toEqual([])
  })
})
