import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { rankDishes } from '@/lib/pantry/rank-dishes'

const entry = (title: string, ...ingredients: string[]): RecipeEntry => ({
  id: title,
  title,
  time: undefined,
  kcal: undefined,
  ingredients,
})

const recipes = [
  entry('Борщ', 'Свёкла', 'Картофель', 'Говядина', 'Соль'),
  entry('Драники', 'Картофель', 'Яйцо', 'Соль'),
  entry('Омлет', 'Яйцо', 'Молоко', 'Соль'),
  entry('Вода с солью', 'Соль'),
]
const staples = new Set(['Соль'])
const dishes = (...home: string[]) =>
  rankDishes(recipes, new Set(home), staples).map(({ entry: { title }, missing }) => [title, ...missing])

describe('rankDishes', () => {
  it('sorts by fewest missing ingredients, then by most used ones, then by title', () => {
    expect(dishes('Картофель', 'Яйцо')).toEqual([
      ['Драники'],
      ['Омлет', 'Молоко'],
      ['Борщ', 'Свёкла', 'Говядина'],
    ])
    expect(dishes('Яйцо')).toEqual([
      ['Драники', 'Картофель'],
      ['Омлет', 'Молоко'],
    ])
  })

  it('skips recipes that use nothing of the pantry but staples', () => {
    expect(dishes()).toEqual([])
    expect(dishes('Соль')).toEqual([])
    expect(dishes('Трюфель')).toEqual([])
  })

  it('counts an ingredient that a recipe lists twice once', () => {
    const [dish] = rankDishes([entry('Яйца с яйцами', 'Яйцо', 'Сыр', 'Сыр')], new Set(['Яйцо']), staples)
    expect(dish?.missing).toEqual(['Сыр'])
  })

  it('never lists an ingredient of the pantry as missing', () => {
    const titles = fc.array(fc.constantFrom('Свёкла', 'Картофель', 'Яйцо', 'Соль', 'Молоко', 'Рис'))
    fc.assert(
      fc.property(titles, titles, (ingredients, home) => {
        for (const { missing } of rankDishes([entry('Блюдо', ...ingredients)], new Set(home), staples))
          expect(missing.filter((title) => home.some((one) => one === title) || staples.has(title))).toEqual(
            [],
          )
      }),
    )
  })
})
