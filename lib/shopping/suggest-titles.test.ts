import { describe, expect, it } from 'vitest'

import { suggestTitles } from '@/lib/shopping/suggest-titles'

const sold = ['Масло сливочное', 'Хлеб', 'Хлебцы', 'Мёд', 'Сахар', 'Бородинский хлеб', 'Хлопья', 'Соль']

describe('suggestTitles', () => {
  it.each([
    ['хле', ['Хлеб', 'Хлебцы', 'Бородинский хлеб']],
    [' ХЛ ', ['Хлеб', 'Хлебцы', 'Хлопья', 'Бородинский хлеб']],
    ['мед', ['Мёд']],
    ['масло сл', ['Масло сливочное']],
    ['леб', []],
    ['х', []],
    ['', []],
    ['(', []],
  ])('finds for %j the titles with a word that begins so', (typed, found) => {
    expect(suggestTitles(typed, sold, [])).toEqual(found)
  })

  it('finds four at most', () => {
    const many = ['Соль', 'Сода', 'Сок', 'Соус', 'Сом']
    expect(suggestTitles('со', many, [])).toEqual(['Соль', 'Сода', 'Сок', 'Соус'])
  })

  it('leaves out what is listed', () => {
    expect(suggestTitles('хле', sold, ['Хлеб'])).toEqual(['Хлебцы', 'Бородинский хлеб'])
  })
})
