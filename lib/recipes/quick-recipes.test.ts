import { expect, it } from 'vitest'

import { isQuick, mixedByCategory } from '@/lib/recipes/quick-recipes'

it.each([
  ['30 минут', true],
  ['31 минута', false],
  ['1 час', false],
  ['скоро', false],
  [undefined, false],
])('a recipe of %j is quick: %s', (time, expected) => {
  expect(isQuick({ time })).toBe(expected)
})

it('mixes recipes by category and keeps their order otherwise', () => {
  const recipes = [
    { id: 'porridge', categoryId: 'breakfasts' },
    { id: 'pancakes', categoryId: 'breakfasts' },
    { id: 'omelette', categoryId: 'breakfasts' },
    { id: 'borscht', categoryId: 'soups' },
    { id: 'bread' },
    { id: 'ukha', categoryId: 'soups' },
  ]
  expect(mixedByCategory(recipes).map(({ id }) => id)).toEqual([
    'porridge',
    'borscht',
    'bread',
    'pancakes',
    'ukha',
    'omelette',
  ])
})
