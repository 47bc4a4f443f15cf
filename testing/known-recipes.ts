import fc from 'fast-check'
import { allergens, diets } from '@/lib/catalog/diets'
import { filterRecipes, type Known } from '@/lib/catalog/filters'
import {
  type Filters,
  MAX_LIMIT,
  noFilters,
  parseFilters,
  sorts,
  withFilters,
} from '@/lib/catalog/filters-query'

/** Recipes and arbitrary filters that the tests of filters share. */

const soup: Known = {
  title: 'Суп',
  time: '1 час 20 минут',
  kcal: '290 ккал',
  tags: ['contains-dairy'],
  ingredients: ['Свёкла', 'Сметана'],
  till: 2.5,
}

const salad: Known = {
  title: 'Салат',
  time: '15 минут',
  kcal: '95 ккал',
  tags: ['vegetarian', 'vegan'],
  ingredients: ['Свёкла', 'Соль'],
  till: 1.2,
}

const omelette: Known = {
  title: 'Омлет',
  time: '15 минут',
  kcal: '310 ккал',
  tags: ['vegetarian', 'contains-egg', 'contains-dairy', 'contains-something-new'],
  ingredients: ['Яйцо', 'Молоко'],
  till: 0,
}

/** Nothing but its title is known. */
const riddle: Known = { title: 'Ёжик', time: 'быстро', kcal: '' }

export const all = [soup, salad, omelette, riddle]

/** The titles of the recipes that the filters leave, in their order. */
export const left = (filters: Partial<Filters>, recipes = all) =>
  filterRecipes(recipes, { ...noFilters, ...filters }, (known) => known).map(({ title }) => title)

const title = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '')

const limit = fc.option(fc.integer({ min: 1, max: MAX_LIMIT }), { nil: undefined })

export const anyFilters: fc.Arbitrary<Filters> = fc.record({
  time: limit,
  kcal: limit,
  with: fc.uniqueArray(title, { maxLength: 3 }),
  without: fc.uniqueArray(title, { maxLength: 3 }),
  free: fc.subarray([...allergens]),
  diet: fc.option(fc.constantFrom(...diets), { nil: undefined }),
  sort: fc.option(fc.constantFrom(...sorts), { nil: undefined }),
})

export const parsed = (query: string) => parseFilters(new URLSearchParams(query))

/** A query with these filters written into it. */
export const written = (filters: Partial<Filters>, query = '') =>
  withFilters(new URLSearchParams(query), { ...noFilters, ...filters }).toString()
