import { describe, expect, it } from 'vitest'

import { countNutrition, type Food, gramsPerUnit, withWeights } from '@/lib/recipes/own/nutrition'

const food = (kcal: number, grams: Food['grams'] = {}, edible = 1): Food => ({
  per100: { kcal, protein: 10, fat: kcal / 10, carbs: 0 },
  edible,
  grams,
})

const foods = new Map([
  ['Мука', food(300, { 'ст. л.': 9, 'ч. л.': 3 })],
  ['Молоко', food(60, { мл: 1 })],
  ['Яйцо', food(150, { шт: 60 })],
  ['Курица', food(200, {}, 0.5)],
  ['Перец', food(250, { 'ч. л.': 2 })],
  ['Соль', food(0, { 'ч. л.': 7 })],
])

const count = (parts: [title: string, value: number | null, unit: string, grams?: number][], servings = 2) =>
  countNutrition(
    parts.map(([title, value, unit, grams]) => ({ title, amount: { value, unit, grams } })),
    servings,
    foods,
  )

describe('countNutrition', () => {
  it('adds up the food tables of the products, for one serving', () => {
    expect(
      count([
        ['Мука', 200, 'г'],
        ['Молоко', 0.5, 'л'],
        ['Яйцо', 2, 'шт'],
      ]),
    ).toEqual({
      // 600 + 300 + 180 kcal, 20 + 50 + 12 g of protein, 60 + 30 + 18 g of fat, for two.
      nutrition: { kcal: 540, protein: 41, fat: 54, carbs: 0 },
      without: [],
      isWhole: true,
    })
  })

  it('counts what can be eaten of the weight', () => {
    expect(count([['Курица', 1, 'кг']]).nutrition?.kcal).toBe(500)
  })

  it.each([
    ['a glass by the spoon', 'Мука', 1, 'стакан', 450],
    ['a glass by the millilitre', 'Молоко', 1, 'стакан', 150],
    ['a spoon by the millilitre', 'Молоко', 10, 'ст. л.', 90],
    ['litres by the spoon', 'Мука', 1, 'л', 1800],
  ])('weighs %s', (_, title, value, unit, kcal) => {
    expect(count([[title, value, unit]], 1).nutrition?.kcal).toBe(kcal)
  })

  it('takes the weight that the recipe names itself', () => {
    expect(count([['Яйцо', 1, 'пачка', 200]], 1).nutrition?.kcal).toBe(300)
  })

  it('names what it cannot count, and counts the rest', () => {
    expect(
      count([
        ['Молоко', 500, 'мл'],
        ['Волшебный порошок', 1, 'г'],
        ['Яйцо', 1, 'горсть'],
        ['Яйцо', 1, 'constructor'],
      ]),
    ).toMatchObject({
      nutrition: { kcal: 150 },
      without: ['Волшебный порошок', 'Яйцо'],
      isWhole: false,
    })
  })

  it('is whole without what is taken to taste, which it names where that has energy', () => {
    expect(
      count([
        ['Молоко', 500, 'мл'],
        ['Соль', null, 'по вкусу'],
        ['Перец', null, 'по вкусу'],
      ]),
    ).toMatchObject({ without: ['Перец'], isWhole: true })
  })

  it('counts nothing where nothing is known, or for an unknown number of servings', () => {
    expect(count([['Порошок', 1, 'г']])).toEqual({
      nutrition: undefined,
      without: ['Порошок'],
      isWhole: false,
    })
    expect(countNutrition([{ title: 'Молоко' }], undefined, foods)).toEqual({
      nutrition: undefined,
      without: [],
      isWhole: false,
    })
    expect(countNutrition([{ title: 'Молоко' }], 2, foods).without).toEqual(['Молоко'])
  })
})

describe('gramsPerUnit', () => {
  it.each([
    ['г', 1],
    ['кг', 1000],
    ['мл', 1.03],
    ['л', 1030],
    ['шт', undefined],
    ['toString', undefined],
  ])('%s', (unit, grams) => {
    expect(gramsPerUnit(unit, { мл: 1.03 })).toBe(grams)
  })
})

describe('withWeights', () => {
  it.each([
    ['Яйцо', { value: 3, unit: 'шт' }, 180],
    ['Мука', { value: 0.1, unit: 'ч. л.' }, 0.3],
    ['Яйцо', { value: 1, unit: 'пачка', grams: 200 }, 200],
    ['Яйцо', { value: 1, unit: 'пачка' }, undefined],
    ['Перец', { value: null, unit: 'по вкусу' }, undefined],
    ['Порошок', { value: 1, unit: 'шт' }, undefined],
  ])(
    'weighs %s, %j',
    (title, { grams: given, ...amount }: { value: number | null; unit: string; grams?: number }, grams) => {
      const [one] = withWeights([{ title, amount: { ...amount, grams: given } }], foods)
      expect(one?.amount?.grams).toBe(grams)
    },
  )
})
