import { describe, expect, it } from 'vitest'

import { allIngredients, ingredientsOf, progressOf, stepWithin, withProgress } from '@/lib/cooking'

describe('the step asked for', () => {
  it.each([
    ['3', 3],
    ['1', 1],
    ['7', 7],
    ['8', 7],
    ['0', 1],
    ['-2', 1],
    ['2.9', 2],
    ['1e9', 7],
    ['Infinity', 7],
    ['', 1],
    ['три', 1],
    [5, 5],
  ])('%j of 7 is %d', (asked, step) => {
    expect(stepWithin(asked, 7)).toBe(step)
  })
})

describe('the ingredients', () => {
  const of = (title: string, value: number | null) => ({
    title,
    quantity: value ? `${value} г` : 'по вкусу',
    amount: { value, unit: 'г' },
  })
  const recipe = {
    id: 'stew',
    name: '',
    title: 'Рагу',
    picture: undefined,
    video: '',
    instructions: ['Нарежьте.', 'Обжарьте.', 'Подождите.'],
    ingredients: [of('Мясо', 600), of('Лук', 100), of('Соль', null)],
    uses: [[1, 0], [0, 2], []],
  }
  const scale = { servings: 6, of: 4 }

  it('are all of them in the servings chosen', () => {
    expect(allIngredients(recipe, scale)).toEqual([
      { index: 0, title: 'Мясо', quantity: '900\u00a0г' },
      { index: 1, title: 'Лук', quantity: '150\u00a0г' },
      { index: 2, title: 'Соль', quantity: 'по вкусу' },
    ])
  })

  it('are those it takes, in the order of the recipe; what other steps take too is told in all', () => {
    expect(ingredientsOf(recipe, 1, scale)).toEqual([
      { index: 0, title: 'Мясо', quantity: 'всего 900\u00a0г' },
      { index: 1, title: 'Лук', quantity: '150\u00a0г' },
    ])
    expect(ingredientsOf(recipe, 2, undefined)?.map(({ quantity }) => quantity)).toEqual([
      'всего 600 г',
      'по вкусу',
    ])
    expect(ingredientsOf(recipe, 3, scale)).toEqual([])
  })

  it('are not known without the API’s word', () => {
    expect(ingredientsOf({ ...recipe, uses: undefined }, 1, scale)).toBeUndefined()
  })
})

describe('progress', () => {
  const one = { id: 'borscht', step: 3, ticked: [0, 2] }

  it('begins at the first step', () => {
    expect(progressOf([], 'borscht')).toEqual({ id: 'borscht', step: 1, ticked: [] })
    expect(progressOf([one], 'borscht')).toBe(one)
  })

  it('is kept once for each recipe, the latest last', () => {
    const two = { id: 'blini', step: 2, ticked: [] }
    expect(withProgress([one, two], { ...one, step: 4 })).toEqual([two, { ...one, step: 4 }])
  })

  it('is forgotten where it says nothing', () => {
    expect(withProgress([one], { id: 'borscht', step: 1, ticked: [] })).toEqual([])
    expect(withProgress([], { id: 'borscht', step: 1, ticked: [4] })).toHaveLength(1)
  })

  it('is kept of the last twenty recipes', () => {
    const all = Array.from({ length: 20 }, (_, index) => ({ id: `recipe-${index}`, step: 2, ticked: [] }))
    const more = withProgress(all, one)
    expect(more).toHaveLength(20)
    expect(more[0]?.id).toBe('recipe-1')
    expect(more.at(-1)).toBe(one)
  })
})
