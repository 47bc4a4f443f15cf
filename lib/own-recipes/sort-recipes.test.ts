import { expect, it } from 'vitest'

import { emptyDraft, recipeOfDraft } from '@/lib/own-recipes/draft'
import { listRecipes } from '@/lib/own-recipes/sort-recipes'

const own = (id: string, title: string, now: number, ingredients = '') =>
  recipeOfDraft({ ...emptyDraft, title, ingredients }, { id, now, match: () => undefined, hasPhoto: false })
const recipes = [
  own('own.a', 'Ёжики', 1, '1 кг фарша'),
  own('own.b', 'Борщ', 2, '2 свёклы'),
  own('own.c', 'Яблоки', 3),
]
const cooked = new Map([
  ['own.a', '2026-11-20'],
  ['own.b', '2026-11-02'],
])
const order = (given: Partial<Parameters<typeof listRecipes>[1]>) =>
  listRecipes(recipes, { typed: '', sort: 'edited', cooked, ...given }).map(({ title }) => title)

it('puts the latest first, sorts by title, and begins with what was cooked longest ago or never', () => {
  expect(order({})).toEqual(['Яблоки', 'Борщ', 'Ёжики'])
  expect(order({ sort: 'title' })).toEqual(['Борщ', 'Ёжики', 'Яблоки'])
  expect(order({ sort: 'cooked' })).toEqual(['Яблоки', 'Борщ', 'Ёжики'])
})

it('finds by title and ingredient, with е for ё', () => {
  expect(order({ typed: 'ежик' })).toEqual(['Ёжики'])
  expect(order({ typed: ' СВЕКЛ' })).toEqual(['Борщ'])
  expect(order({ typed: 'торт' })).toEqual([])
})
