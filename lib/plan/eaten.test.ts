import { describe, expect, it } from 'vitest'

import { eatenBy, eaterTotalsOf, mealsFor, missOf } from '@/lib/plan/eaten'
import { eating } from '@/lib/plan/eater-messages'
import type { Eater } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'

const meal = (id: string, part: Partial<Meal> = {}): Meal => ({
  id,
  day: '2026-11-25',
  name: 'lunch',
  recipe: { id, title: id },
  servings: 6,
  ...part,
})
const recipes = new Map([
  ['soup', { kcal: '300 ккал', nutrition: { kcal: 300, protein: 20, fat: 10, carbs: 30 } }],
  ['pie', { kcal: '500 ккал', nutrition: undefined }],
])
const adult: Eater = { id: 'adult', name: '', portion: 1 }
const child: Eater = { id: 'child', name: '', portion: 0.6 }
const text = (value: string) => value.replaceAll('\u00a0', ' ')

describe('eatenBy', () => {
  it('is a portion of a serving of each meal, whatever is cooked', () => {
    expect(eatenBy(child, [meal('soup'), meal('soup', { servings: 1 })], recipes)).toEqual({
      kcal: { sum: 360, unknown: 0 },
      protein: { sum: 24, unknown: 0 },
      fat: { sum: 12, unknown: 0 },
      carbs: { sum: 36, unknown: 0 },
    })
  })

  it('counts what is unknown, each nutrient by itself', () => {
    expect(eatenBy(adult, [meal('soup'), meal('pie'), meal('gone')], recipes)).toMatchObject({
      kcal: { sum: 800, unknown: 1 },
      protein: { sum: 20, unknown: 2 },
    })
  })
})

it('mealsFor are those that name the person, or nobody', () => {
  const meals = [meal('a'), meal('b', { eaters: ['child'] }), meal('c', { eaters: ['gone'] })]
  const idsFor = (eater: Eater) => mealsFor(eater, meals, [adult, child]).map(({ id }) => id)
  expect(idsFor(adult)).toEqual(['a', 'c'])
  expect(idsFor(child)).toEqual(['a', 'b', 'c'])
})

describe('eaterTotalsOf', () => {
  const goals = { kcal: { min: 1800, max: 2200 }, protein: { min: 90 } }
  const withGoals: Eater = { ...adult, goals }

  it('compares the meals of several days with the goals of so many days', () => {
    const meals = [meal('soup'), meal('soup', { name: 'dinner' }), meal('soup', { day: '2026-11-26' })]
    expect(eaterTotalsOf([withGoals, child], meals, recipes)).toEqual([
      {
        eater: withGoals,
        days: 2,
        totals: [
          { nutrient: 'kcal', total: { sum: 900, unknown: 0 }, goal: { min: 3600, max: 4400 } },
          { nutrient: 'protein', total: { sum: 60, unknown: 0 }, goal: { min: 180, max: undefined } },
        ],
      },
    ])
  })

  it('has the kcal of everybody where not everybody eats all meals', () => {
    const meals = [meal('soup'), meal('pie', { eaters: ['child'] })]
    expect(eaterTotalsOf([adult, child], meals, recipes)).toMatchObject([
      { eater: adult, totals: [{ nutrient: 'kcal', total: { sum: 300 }, goal: undefined }] },
      { eater: child, totals: [{ nutrient: 'kcal', total: { sum: 480 }, goal: undefined }] },
    ])
  })

  it('leaves out nutrients that are unknown for all meals, and people of whom nothing else is known', () => {
    expect(eaterTotalsOf([withGoals], [meal('pie')], recipes)).toMatchObject([
      { totals: [{ nutrient: 'kcal', total: { sum: 500 } }] },
    ])
    expect(eaterTotalsOf([withGoals], [meal('gone')], recipes)).toEqual([])
  })
})

describe('missOf', () => {
  const goal = { min: 1800, max: 2200 }

  it.each([
    [1500, 0, -300],
    [1800, 0, 0],
    [2200, 0, 0],
    [2300, 0, 100],
    // With an unknown meal it may be enough, and is too much all the same.
    [1500, 1, 0],
    [2300, 1, 100],
  ])('of %i with %i unknown meals is %i', (sum, unknown, expected) => {
    expect(missOf({ sum, unknown }, goal)).toBe(expected)
  })

  it('knows goals with one end', () => {
    expect(missOf({ sum: 50, unknown: 0 }, { min: 90 })).toBe(-40)
    expect(missOf({ sum: 50, unknown: 0 }, { max: 40 })).toBe(10)
  })
})

describe('the text of a sum', () => {
  const goal = { min: 1800, max: 2200 }

  it.each([
    [{ sum: 1850, unknown: 0 }, '1 850 ккал (цель 1 800–2 200)'],
    [{ sum: 1500.4, unknown: 0 }, '1 500 ккал (цель 1 800–2 200, на 300 меньше)'],
    [{ sum: 2300, unknown: 0 }, '2 300 ккал (цель 1 800–2 200, на 100 больше)'],
    [{ sum: 1850, unknown: 1 }, 'не меньше 1 850 ккал: у 1 блюда калорийность неизвестна (цель 1 800–2 200)'],
  ])('never takes what is unknown for nothing: %j', (total, expected) => {
    expect(text(eating.total('kcal', total, goal))).toBe(expected)
  })

  it('names other nutrients', () => {
    expect(text(eating.total('protein', { sum: 80, unknown: 0 }, { min: 90 }))).toBe(
      'белки 80 г (цель от 90, на 10 меньше)',
    )
    expect(text(eating.total('fat', { sum: 80, unknown: 2 }, { max: 90 }))).toBe(
      'жиры не меньше 80 г: у 2 блюд состав неизвестен (цель до 90)',
    )
  })
})
