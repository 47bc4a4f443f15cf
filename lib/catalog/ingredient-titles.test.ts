import { describe, expect, it } from 'vitest'

import { ingredientsByUse, titlesLike } from '@/lib/catalog/ingredient-titles'

const recipes = [
  ['Свёкла', 'Картофель', 'Говядина', 'Соль'],
  ['Картофель', 'Яйцо', 'Соль'],
  ['Яйцо', 'Молоко', 'Соль'],
  ['Соль'],
].map((ingredients, index) => ({
  id: String(index),
  title: String(index),
  time: undefined,
  kcal: undefined,
  ingredients,
}))

describe('ingredientsByUse', () => {
  it('sorts by number of recipes, without staples', () => {
    expect(ingredientsByUse(recipes, new Set(['Соль']))).toEqual([
      'Картофель',
      'Яйцо',
      'Говядина',
      'Молоко',
      'Свёкла',
    ])
  })
})

describe('titlesLike', () => {
  it('matches the beginning of any word', () => {
    const titles = ['Свёкла', 'Молоко топлёное', 'Сметана', 'Подсолнечное масло']
    expect(titlesLike(titles, 'све')).toEqual(['Свёкла'])
    expect(titlesLike(titles, ' ТОПЛЕ')).toEqual(['Молоко топлёное'])
    expect(titlesLike(titles, 'ма')).toEqual(['Подсолнечное масло'])
    expect(titlesLike(titles, 'ло')).toEqual([])
    expect(titlesLike(titles, '')).toEqual(titles)
    expect(titlesLike(['Лук-порей', 'Лук'], 'порей')).toEqual(['Лук-порей'])
    expect(titlesLike(['Лук-порей', 'Лук'], 'лук-п')).toEqual(['Лук-порей'])
    expect(titlesLike(['Лук-порей', 'Лук'], 'лук')).toEqual(['Лук-порей', 'Лук'])
  })
})
