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

describe('Steps', () => {
  it('lose their number where no full stop follows it, and keep that of a duration', () => {
    const { lines, steps } = readRecipeText(
      'Каша\nСостав\n2 стакана молока\nКрупа 1 стакан\nПриготовление\n1 Молоко вскипятите.\n5 минут варите крупу.',
    )
    expect(lines).toHaveLength(2)
    expect(steps).toEqual(['Молоко вскипятите.', '5 минут варите крупу.'])
  })

  it('of two words are told from ingredients by the step below them', () => {
    const { lines, steps } = readRecipeText('Боул\nРис 60 г\nСыр тёртый\nрис сварить\nвсё смешать в тарелке')
    expect(lines.map(({ text }) => text)).toEqual(['Рис 60 г', 'Сыр тёртый'])
    expect(steps).toEqual(['рис сварить', 'всё смешать в тарелке'])
  })
})
