import { describe, expect, it } from 'vitest'

import { createCutting } from './cutting'

/** The titles of what a step cuts. */
function cut(text: string, titles: string[], uses = titles) {
  const indexes = uses.map((title) => titles.indexOf(title))
  return createCutting(titles)(text, indexes).map((index) => titles[index])
}

describe('createCutting', () => {
  it.each<[text: string, titles: string[], cut: string[]]>([
    ['Нарежьте огурцы кружками.', ['Огурцы', 'Соль'], ['Огурцы']],
    [
      'Нарежьте лук полукольцами и жарьте в сливочном масле.',
      ['Лук репчатый', 'Сливочное масло'],
      ['Лук репчатый'],
    ],
    ['Положите картофель кубиками и соль.', ['Картофель', 'Соль'], ['Картофель', 'Соль']],
    ['Пассеруйте рубленый лук с тёртой морковью.', ['Лук репчатый', 'Морковь'], ['Лук репчатый', 'Морковь']],
    ['Варите курицу целиком 40 минут.', ['Курица'], []],
    ['Натрите курицу солью и срежьте жир.', ['Курица', 'Соль'], []],
    ['Положите целые головки чеснока.', ['Чеснок'], []],
    ['Вмешайте давленый чеснок.', ['Чеснок'], ['Чеснок']],
    [
      'Порей промойте и нарежьте кольцами, морковь — кружочками.',
      ['Лук-порей', 'Морковь'],
      ['Лук-порей', 'Морковь'],
    ],
    ['Выжмите сок лайма и посыпьте кинзой.', ['Лайм', 'Кинза'], ['Лайм', 'Кинза']],
  ])('returns what a cutting clause names: «%s»', (text, titles, expected) => {
    expect(cut(text, titles)).toEqual(expected)
  })

  it('returns what the clauses before have named when the cutting one refers back', () => {
    expect(
      cut('Очистите картофель и лук. Натрите их на тёрке.', ['Картофель', 'Лук репчатый', 'Соль']),
    ).toEqual(['Картофель', 'Лук репчатый'])
    expect(cut('Сварите яйца вкрутую. Остудите и нарежьте кубиками.', ['Яйца'])).toEqual(['Яйца'])
  })

  it('returns what the step uses when it calls it by another name', () => {
    expect(cut('Достаньте мясо и нарежьте.', ['Говядина', 'Соль', 'Вода'], ['Говядина'])).toEqual([
      'Говядина',
    ])
  })
})
