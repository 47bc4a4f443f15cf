import { describe, expect, it } from 'vitest'

import { compareSubstitute } from '@/lib/recipes/substitutes/compare-substitute'
import { substitutesIn, withSubstitutes } from '@/lib/recipes/substitutes/substitutes'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { priceOf } from '@/lib/shop/recipe-price'
import type { Product } from '@/lib/shop/shop-api'

const part = (title: string, grams: number) => ({
  title,
  quantity: `${grams} г`,
  amount: { value: grams, unit: 'г', grams },
})
const offer = (ingredient: string, product: ReturnType<typeof part>) => ({
  ingredient,
  replacement: product.title,
  ratio: '1:1',
  effect: 'иначе',
  product,
})

const salt = { title: 'Соль', quantity: 'по вкусу', amount: { value: null, unit: 'по вкусу', grams: 0 } }

const recipe = {
  id: 'dip',
  title: 'Соус',
  servings: 2,
  kcal: '250 ккал',
  nutrition: { kcal: 250, protein: 10, fat: 20, carbs: 5 },
  ingredients: [part('Сметана', 200), part('Грецкие орехи', 100), salt],
  instructions: ['Смешайте.'],
  substitutions: [
    offer('Сметана', part('Йогурт', 300)),
    offer('Сметана', part('Тахини', 100)),
    offer('Грецкие орехи', part('Тахини', 50)),
    { ingredient: 'Соль', replacement: 'соевый соус', ratio: '1:1', effect: 'темнее' },
  ],
} as unknown as Recipe

const food = (kcal: number, contains?: string[]) => ({
  per100: { kcal, protein: 0, fat: 0, carbs: 0 },
  edible: 1,
  grams: {},
  contains,
})
const foods = new Map([
  ['Сметана', food(200, ['dairy'])],
  ['Грецкие орехи', food(600, ['nuts'])],
  ['Соль', food(0, [])],
  ['Йогурт', food(60, ['dairy'])],
  ['Тахини', food(600, ['sesame'])],
])
const titles = ({ ingredients }: Recipe) => ingredients.map(({ title }) => title)

describe('withSubstitutes', () => {
  const yogurt = { ingredient: 'Сметана', product: 'Йогурт' }

  it('puts the product with its own quantity at the place of the ingredient, and counts the nutrition anew', () => {
    const changed = withSubstitutes(recipe, [yogurt], foods)
    const placed = { ...part('Йогурт', 300), insteadOf: 'Сметана' }
    expect(changed.ingredients).toEqual([placed, recipe.ingredients[1], recipe.ingredients[2]])
    // 300 g with 60 kcal and 100 g with 600 kcal in 100 g, for two.
    expect(changed).toMatchObject({ kcal: '390 ккал', nutrition: { kcal: 390 }, original: recipe })
    expect(substitutesIn(changed)).toEqual([yogurt])
  })

  it('starts from the original whatever the recipe has now, which comes back exactly', () => {
    const changed = withSubstitutes(recipe, [yogurt], foods)
    expect(titles(withSubstitutes(changed, [{ ...yogurt, product: 'Тахини' }], foods))[0]).toBe('Тахини')
    expect(withSubstitutes(changed, [], foods)).toBe(recipe)
    expect(substitutesIn(recipe)).toEqual([])
  })

  it.each([
    ['a product that is not offered any more', { ingredient: 'Сметана', product: 'Кефир' }],
    ['an ingredient that is gone', { ingredient: 'Майонез', product: 'Йогурт' }],
    ['a replacement that is no product', { ingredient: 'Соль', product: 'соевый соус' }],
    ['an offer for another ingredient', { ingredient: 'Грецкие орехи', product: 'Йогурт' }],
  ])('leaves out %s', (_, chosen) => {
    expect(withSubstitutes(recipe, [chosen], foods)).toBe(recipe)
  })

  it('has no product twice', () => {
    const both = ['Сметана', 'Грецкие орехи'].map((ingredient) => ({ ingredient, product: 'Тахини' }))
    expect(titles(withSubstitutes(recipe, both, foods))).toEqual(['Тахини', 'Грецкие орехи', 'Соль'])
  })

  it('does not keep numbers that are not true any more', () => {
    expect(withSubstitutes(recipe, [yogurt], undefined)).toMatchObject({
      kcal: undefined,
      nutrition: undefined,
    })
    const fewer = new Map([...foods].filter(([title]) => title !== 'Йогурт'))
    expect(withSubstitutes(recipe, [yogurt], fewer)).toMatchObject({
      kcal: undefined,
      counted: { without: ['Йогурт'] },
    })
  })

  it('changes the price', () => {
    const product = (title: string, price: number) =>
      ({ id: title, title, price, count: 1, pack: { value: 200, unit: 'г' } }) as Product
    const products = [product('Сметана', 3), product('Грецкие орехи', 5), product('Йогурт', 2)]
    const till = ({ ingredients }: Recipe) =>
      priceOf(ingredients, { servings: 2, baseServings: 2 }, products)?.till.kopecks
    expect(till(recipe)).toBe(800)
    // Two packs of 200 g.
    expect(till(withSubstitutes(recipe, [yogurt], foods))).toBe(900)
  })
})

describe('compareSubstitute', () => {
  it('says which allergens come and go', () => {
    expect(compareSubstitute(recipe, { title: 'Сметана' }, { title: 'Тахини' }, foods)).toMatchObject({
      gained: ['sesame'],
      lost: ['dairy'],
    })
    expect(compareSubstitute(recipe, { title: 'Сметана' }, { title: 'Йогурт' }, foods)).toMatchObject({
      gained: [],
      lost: [],
    })
  })

  it('compares with the ingredient itself, beside the other substitutes', () => {
    const changed = withSubstitutes(
      recipe,
      [
        { ingredient: 'Сметана', product: 'Йогурт' },
        { ingredient: 'Грецкие орехи', product: 'Тахини' },
      ],
      foods,
    )
    const { before, after } = compareSubstitute(changed, { title: 'Сметана' }, { title: 'Йогурт' }, foods)
    expect(titles(before)).toEqual(['Сметана', 'Тахини', 'Соль'])
    expect(titles(after)).toEqual(['Йогурт', 'Тахини', 'Соль'])
  })

  it('does not know the allergens of what has no table', () => {
    const unknown = new Map([...foods, ['Соль', food(0)]])
    for (const known of [unknown, undefined])
      expect(
        compareSubstitute(recipe, { title: 'Сметана' }, { title: 'Йогурт' }, known).gained,
      ).toBeUndefined()
  })
})
