import { describe, expect, it } from 'vitest'

import { listText } from '@/lib/shopping/list-text'
import { tillOf } from '@/lib/shop/till'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { grams, toTaste } from '@/testing/ingredients'

const needs = needsByTitle([
  {
    id: 'a',
    title: 'Сырники',
    servings: 4,
    baseServings: 4,
    ingredients: [
      grams('Творог', 1200),
      toTaste('Соль'),
      { title: 'Шафран', quantity: '' },
      grams('Укроп', 40),
    ],
  },
])

const product = { image: '', quantity: '', price: 1, count: 1, picture: undefined }
const { byTitle: sold } = tillOf(
  ['Творог', 'Молоко', 'Соль', 'Шафран', 'Укроп'],
  [
    { ...product, id: 'curd', title: 'Творог', pack: { value: 350, unit: 'г' }, packName: 'пачка' },
    { ...product, id: 'milk', title: 'Молоко', pack: { value: 1, unit: 'л' }, packName: 'пакет' },
    { ...product, id: 'salt', title: 'Соль', pack: { value: 1, unit: 'кг' }, staple: true },
    { ...product, id: 'dill', title: 'Укроп' },
  ],
  needs,
)

describe('listText', () => {
  it('has one entry per line with the packs to buy, else with what is needed, grouped by department', () => {
    const sections = [
      { department: 'Молочное', titles: ['Творог', 'Молоко'] },
      { department: undefined, titles: ['Соль', 'Шафран', 'Укроп', 'Мыло'] },
    ]
    expect(listText(sections, needs, sold)).toBe(
      'Молочное\nТворог, 4 пачки по 350 г\nМолоко, 1 пакет\n\nПрочее\nСоль, по вкусу\nШафран\nУкроп, 40 г\nМыло',
    )
  })

  it('has no headings without departments and is empty for an empty list', () => {
    expect(listText([{ department: undefined, titles: ['Соль', 'Мыло'] }], new Map(), new Map())).toBe(
      'Соль\nМыло',
    )
    expect(listText([], new Map(), new Map())).toBe('')
  })
})
