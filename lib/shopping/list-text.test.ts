import { describe, expect, it } from 'vitest'

import { listText } from '@/lib/shopping/list-text'
import { needsByTitle } from '@/lib/shopping/title-needs'

const needs = needsByTitle([
  {
    id: 'a',
    title: 'Сырники',
    servings: 4,
    baseServings: 4,
    ingredients: [
      { title: 'Творог', quantity: '1,2\u00a0кг' },
      { title: 'Соль', quantity: 'по вкусу' },
      { title: 'Шафран', quantity: '' },
    ],
  },
])

describe('listText', () => {
  it('has one entry per line with its total, grouped by department', () => {
    const sections = [
      { department: 'Молочное', titles: ['Творог', 'Молоко'] },
      { department: undefined, titles: ['Соль', 'Шафран'] },
    ]
    expect(listText(sections, needs)).toBe(
      'Молочное\nТворог, 1,2 кг\nМолоко\n\nПрочее\nСоль, по вкусу\nШафран',
    )
  })

  it('has no headings without departments and is empty for an empty list', () => {
    expect(listText([{ department: undefined, titles: ['Соль', 'Мыло'] }], new Map())).toBe('Соль\nМыло')
    expect(listText([], new Map())).toBe('')
  })
})
