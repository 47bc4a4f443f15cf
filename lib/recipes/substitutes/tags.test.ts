import { describe, expect, it } from 'vitest'

import { createTagger } from '@/lib/recipes/substitutes/tags'
import { grams } from '@/testing/ingredients'

const food = (contains?: string[]) => ({
  per100: { kcal: 100, protein: 1, fat: 1, carbs: 1 },
  edible: 1,
  grams: {},
  contains,
})
const foods = new Map([
  ['Рис', food([])],
  ['Тофу', food(['soy'])],
  ['Сыр', food(['dairy'])],
  ['Говядина', food([])],
  ['Чудо-соус', food()],
])
const known = [
  { ingredients: ['Рис', 'Тофу'], tags: ['vegetarian', 'vegan', 'contains-soy'] },
  { ingredients: ['Рис', 'Сыр'], tags: ['vegetarian', 'contains-dairy'] },
  { ingredients: ['Рис', 'Говядина'], tags: [] },
  { ingredients: ['Чудо-соус'], tags: undefined },
]
const tagsOf = (titles: string[], tables: typeof foods | undefined = foods) =>
  createTagger(known, tables)(titles.map((title) => grams(title, 100)))

describe('the tags of a recipe with substitutes', () => {
  it('are its allergens and the diets that have each of its ingredients', () => {
    expect(tagsOf(['Рис', 'Сыр', 'Тофу'])).toEqual(['vegetarian', 'contains-dairy', 'contains-soy'])
    expect(tagsOf(['Рис', 'Тофу'])).toEqual(['vegetarian', 'vegan', 'contains-soy'])
    expect(tagsOf(['Говядина', 'Рис'])).toEqual([])
  })

  it('are unknown where an allergen is', () => {
    expect(tagsOf(['Рис', 'Чудо-соус'])).toBeUndefined()
    expect(tagsOf(['Рис', 'Новинка'])).toBeUndefined()
    expect(createTagger(known, undefined)([grams('Рис', 100)])).toBeUndefined()
  })
})
