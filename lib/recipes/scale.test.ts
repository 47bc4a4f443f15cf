import { describe, expect, it } from 'vitest'

import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'
import { parseServings, scaleOf } from '@/lib/recipes/scale'

const recipe = (servings: number | undefined, ingredients: Ingredient[]): Recipe => ({
  id: 'borscht',
  name: '',
  title: 'Борщ',
  instructions: [],
  video: '',
  picture: undefined,
  servings,
  ingredients,
})
const beef = { title: 'Говядина', quantity: '600 г', amount: { value: 600, unit: 'г', grams: 600 } }
const salt = { title: 'Соль', quantity: 'по вкусу', amount: { value: null, unit: 'по вкусу', grams: 0 } }

describe('parseServings', () => {
  it.each([
    ['1', 1],
    ['99', 99],
    [' 6 ', 6],
    ['06', 6],
  ])('parses %j as %d', (text, servings) => {
    expect(parseServings(text)).toBe(servings)
  })

  it.each([
    '',
    ' ',
    '0',
    '-1',
    '1,5',
    '1.5',
    '1e1',
    '0x5',
    '100',
    '1000',
    'полстакана',
    '٣',
    'Infinity',
    'NaN',
    '4 4',
  ])('rejects %j', (text) => {
    expect(parseServings(text)).toBeUndefined()
  })
})

describe('scaleOf', () => {
  it('uses the servings of the recipe unless others are chosen', () => {
    const borscht = recipe(6, [beef, salt])
    expect(scaleOf(borscht, [])).toEqual({ servings: 6, baseServings: 6 })
    const choices = [
      { id: 'soup', servings: 3 },
      { id: 'borscht', servings: 9 },
    ]
    expect(scaleOf(borscht, choices)).toEqual({ servings: 9, baseServings: 6 })
  })

  it.each([
    ['without servings', recipe(undefined, [beef])],
    ['without amounts', recipe(6, [{ title: 'Говядина', quantity: '600 г' }])],
    ['with nothing but seasoning', recipe(6, [salt])],
    ['without ingredients', recipe(6, [])],
  ])('is undefined for a recipe %s', (_, one) => {
    expect(scaleOf(one, [{ id: 'borscht', servings: 9 }])).toBeUndefined()
  })
})
