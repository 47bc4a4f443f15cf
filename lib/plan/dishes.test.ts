import { describe, expect, it } from 'vitest'

import { type Dish, dishesById, dishesByTitle, dishesOf, foundDishes, uniqueById } from '@/lib/plan/dishes'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import type { RecipeCard } from '@/lib/recipes/recipes-api'

const entry = (id: string, categoryId: string, time: string): RecipeEntry => ({
  id,
  title: id,
  categoryId,
  time,
  ingredients: [],
})

const card = (id: string): RecipeCard => ({ id, name: '', title: id, back: [], time: '1 час', kcal: '' })

const planned = (id: string, recipeId: string) => ({
  id,
  day: '2026-11-25',
  name: 'lunch' as const,
  recipe: { id: recipeId, title: recipeId },
  servings: 2,
})

const ids = (dishes: Iterable<Dish>) => [...dishes].map(({ id }) => id)

const entries = [
  entry('omelette', 'breakfasts', '15 минут'),
  entry('porridge', 'breakfasts', '20 минут'),
  entry('syrniki', 'breakfasts', '40 минут'),
  entry('cutlets', 'meat', '30 минут'),
  entry('stew', 'meat', '2 часа'),
  entry('tea', 'drinks', 'недолго'),
]
const sources = { all: dishesById([], entries), saved: [], meals: [], suits: () => false }

describe('dishesById', () => {
  it('has the dishes of the visitor first, with what the index tells of them', () => {
    const all = dishesById([card('stew'), card('secret')], entries)
    expect(ids(all.values()).slice(0, 3)).toEqual(['stew', 'secret', 'omelette'])
    expect(all.get('stew')).toMatchObject({ time: '2 часа', categoryId: 'meat' })
    expect(all.get('secret')).toMatchObject({ time: '1 час' })
  })
})

describe('dishesOf', () => {
  it('mixes the categories', () => {
    expect(ids(dishesOf('all', sources))).toEqual([
      'omelette',
      'cutlets',
      'tea',
      'porridge',
      'stew',
      'syrniki',
    ])
  })

  it('has dishes of at most half an hour in the quick tab, those that suit the meal first', () => {
    expect(ids(dishesOf('quick', sources))).toEqual(['omelette', 'cutlets', 'porridge'])
    expect(ids(dishesOf('quick', { ...sources, suits: (id) => id === 'cutlets' }))).toEqual([
      'cutlets',
      'omelette',
      'porridge',
    ])
  })

  it('has the latest saved and planned dishes first, also those that the index lacks', () => {
    expect(ids(dishesOf('saved', { ...sources, saved: [card('stew'), card('secret')] }))).toEqual([
      'secret',
      'stew',
    ])
    const meals = [planned('1', 'stew'), planned('2', 'gone'), planned('3', 'tea'), planned('4', 'stew')]
    expect(dishesOf('recent', { ...sources, meals })).toEqual([
      entry('stew', 'meat', '2 часа'),
      entry('tea', 'drinks', 'недолго'),
      { id: 'gone', title: 'gone' },
    ])
  })
})

describe('foundDishes', () => {
  const [omelette, porridge] = entries
  const all = dishesById([card('secret')], entries)

  it('has the results that lack as much as the first one, then other dishes by their title', () => {
    if (!omelette || !porridge) throw new Error('The sample dishes need an omelette and porridge.')
    const found = (lacks: string | undefined) => [
      { entry: porridge, lacks },
      { entry: omelette, lacks: 'риса' },
    ]
    expect(ids(foundDishes(found(undefined), all, 'secret'))).toEqual(['porridge', 'secret'])
    expect(ids(foundDishes(found('риса'), all, 'omelette'))).toEqual(['porridge', 'omelette'])
  })

  it('has the dishes by their title where the search has found nothing', () => {
    expect(ids(foundDishes([], all, 'secret'))).toEqual(['secret'])
  })
})

it('uniqueById keeps each dish once, at its first place', () => {
  expect(ids(uniqueById([card('a'), card('b'), card('a')]))).toEqual(['a', 'b'])
})

it('dishesByTitle finds a part of the title, whatever its case and ё', () => {
  const dishes = [
    { id: 'beet', title: 'Свёкла с орехами' },
    { id: 'borscht', title: 'Борщ' },
  ]
  expect(ids(dishesByTitle(dishes, ' СВЕК'))).toEqual(['beet'])
  expect(ids(dishesByTitle(dishes, ''))).toEqual(['beet', 'borscht'])
})
