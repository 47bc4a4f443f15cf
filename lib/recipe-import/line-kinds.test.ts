import { describe, expect, it } from 'vitest'

import { readRecipeText } from '@/lib/recipe-import/read-recipe-text'

describe('Headings of ingredients without a colon', () => {
  it.each([
    ['Пюре', ''],
    ['Заварной крем', ''],
    ['Яблочный слой', '\n'],
  ])('takes the heading «%s» without a colon for no ingredient', (heading, gap) => {
    const { lines, steps } = readRecipeText(
      `Обед\nФарш — 500 г\nСоль\n${gap}${heading}\nКартофель — 1 кг\nМолоко — 100 мл\n\nСмешайте фарш с солью.`,
    )
    expect(lines.map(({ text, group }) => [group, text])).toEqual([
      [undefined, 'Фарш — 500 г'],
      [undefined, 'Соль'],
      [heading, 'Картофель — 1 кг'],
      [heading, 'Молоко — 100 мл'],
    ])
    expect(steps).toEqual(['Смешайте фарш с солью.'])
  })

  it('takes an ingredient without an amount after a blank line for no heading', () => {
    const { lines } = readRecipeText(
      'Обед\nФарш — 500 г\n\nСоль\nМолоко — 100 мл\nЯйца — 2 шт.\n\nЗелень\n\nЛук — 1 шт.\n\nРис — 1 кг',
    )
    expect(lines.map(({ text, group }) => [group, text])).toEqual(
      ['Фарш — 500 г', 'Соль', 'Молоко — 100 мл', 'Яйца — 2 шт.', 'Зелень', 'Лук — 1 шт.', 'Рис — 1 кг'].map(
        (text) => [undefined, text],
      ),
    )
  })
})
