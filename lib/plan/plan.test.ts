import { describe, expect, it } from 'vitest'

import type { Recipe } from '@/lib/recipes/recipes-api'
import type { Product } from '@/lib/shop/shop-api'
import type { Meal } from '@/lib/plan/meal'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { mealsOf, shareOf } from '@/lib/plan/plan'
import { kcalTotalOf, pricesOf } from '@/lib/plan/totals'

const meal = (part: Partial<Meal> = {}): Meal => ({
  id: 'm1',
  day: '2026-11-25',
  name: 'lunch',
  recipe: { id: 'syrniki', title: 'Сырники' },
  servings: 2,
  ...part,
})

const syrniki: Recipe = {
  id: 'syrniki',
  name: 'images/syrniki.webp',
  title: 'Сырники',
  instructions: [],
  video: '',
  kcal: '330 ккал',
  servings: 4,
  ingredients: [
    { title: 'Творог', quantity: '600 г', amount: { value: 600, unit: 'г', grams: 600 } },
    { title: 'Соль', quantity: 'по вкусу', amount: { value: null, unit: 'по вкусу' } },
  ],
}

const curd: Product = {
  id: 'curd',
  title: 'Творог',
  price: 4,
  quantity: '400 г',
  image: '',
  count: 1,
  pack: { value: 400, unit: 'г' },
}

describe('mealsOf', () => {
  it('returns the meals of a day in the order in which they are eaten', () => {
    const meals = [
      meal({ id: 'a', name: 'snack' }),
      meal({ id: 'b', name: 'breakfast' }),
      meal({ id: 'c', name: 'dinner' }),
      meal({ id: 'd', day: '2026-11-26' }),
      meal({ id: 'e', name: 'breakfast' }),
    ]
    expect(mealsOf(meals, '2026-11-25').map(({ id }) => id)).toEqual(['b', 'e', 'c', 'a'])
    expect(mealsOf(meals, '2026-11-27')).toEqual([])
  })
})

describe('shareOf', () => {
  it('has an id of its own, the scale of the meal, its day and its name', () => {
    expect(shareOf(meal(), syrniki)).toEqual({
      id: 'plan m1',
      recipeId: 'syrniki',
      title: 'Сырники',
      servings: 2,
      baseServings: 4,
      meal: { day: '2026-11-25', name: 'lunch' },
      ingredients: syrniki.ingredients,
    })
  })

  it('gives shares of one recipe in several meals that add up', () => {
    const shares = [shareOf(meal(), syrniki), shareOf(meal({ id: 'm2', servings: 6 }), syrniki)]
    expect(needsByTitle(shares).get('Творог')?.total).toBe('1,2\u00a0кг')
  })

  it('keeps only ingredients with the given titles', () => {
    const { ingredients } = shareOf(meal(), syrniki, new Set(['Творог', 'Сметана']))
    expect(ingredients.map(({ title }) => title)).toEqual(['Творог'])
  })

  it('does not scale a recipe without servings', () => {
    const { servings, baseServings } = shareOf(meal({ servings: 3 }), { ...syrniki, servings: undefined })
    expect([servings, baseServings]).toEqual([3, 3])
  })
})

describe('kcalTotalOf', () => {
  it('sums the kcal of one serving of each meal and counts the unknown ones', () => {
    const recipes = new Map([[syrniki.id, syrniki]])
    const other = meal({ id: 'm2', recipe: { id: 'gone', title: 'Пропавшее' } })
    expect(kcalTotalOf([meal(), meal({ id: 'm3', servings: 4 })], recipes)).toEqual({ sum: 660, unknown: 0 })
    expect(kcalTotalOf([meal(), other], recipes)).toEqual({ sum: 330, unknown: 1 })
    expect(kcalTotalOf([], recipes)).toEqual({ sum: 0, unknown: 0 })
  })
})

describe('pricesOf', () => {
  const recipes = new Map([[syrniki.id, syrniki]])
  const salt: Product = { ...curd, id: 'salt', title: 'Соль', staple: true }

  it('adds up what the meals need before it counts packs, and leaves staples out', () => {
    expect(pricesOf([meal(), meal({ id: 'm2', servings: 4 })], recipes, [curd, salt])).toEqual({
      // 300 g and 600 g of a product that costs 4.00 rubles per 400 g: three packs, of which 9.00 rubles are used.
      till: { sum: 1200, unknown: 0 },
      used: { sum: 900, unknown: 0 },
      partlySold: 0,
      estimated: [],
    })
  })

  it('buys one pack for two meals that share it', () => {
    const meals = [meal({ servings: 1 }), meal({ id: 'm2', servings: 1 })]
    expect(pricesOf(meals, recipes, [curd, salt]).till.sum).toBe(400)
  })

  it('buys nothing for leftovers, whose kcal count', () => {
    const meals = [meal({ id: 'm2', leftoversOf: 'd1', servings: 8 })]
    expect(pricesOf(meals, recipes, [curd, salt])).toMatchObject({
      till: { sum: 0, unknown: 0 },
      used: { sum: 0, unknown: 0 },
    })
    expect(pricesOf([meal({ servings: 1 }), ...meals], recipes, [curd, salt]).till.sum).toBe(400)
    expect(kcalTotalOf(meals, recipes)).toEqual({ sum: 330, unknown: 0 })
  })

  it('counts the meals with ingredients that the shop does not sell', () => {
    const pie = { ...syrniki, id: 'pie', ingredients: syrniki.ingredients.slice(0, 1) }
    const meals = [meal(), meal({ id: 'm2', recipe: pie })]
    expect(pricesOf(meals, new Map([...recipes, [pie.id, pie]]), [curd])).toMatchObject({
      used: { sum: 600, unknown: 0 },
      partlySold: 1,
    })
  })

  it('names the products whose packs are an estimate', () => {
    const unpacked = { ...curd, pack: undefined }
    expect(pricesOf([meal()], recipes, [unpacked, salt])).toMatchObject({
      till: { sum: 400, unknown: 0 },
      estimated: ['Творог'],
    })
  })

  it('buys nothing of what is enough at home', () => {
    const home = (value: number) => new Map([['Творог', { value, unit: 'г' as const }]])
    // A meal takes 300 g.
    expect(pricesOf([meal()], recipes, [curd, salt], home(300))).toMatchObject({
      till: { sum: 0, unknown: 0 },
      used: { sum: 0, unknown: 0 },
      atHome: ['Творог'],
    })
    const notEnough = pricesOf([meal()], recipes, [curd, salt], home(299))
    expect(notEnough).toMatchObject({ till: { sum: 400 }, used: { sum: 300 } })
    expect(notEnough).not.toHaveProperty('atHome')
    expect(pricesOf([meal(), meal({ id: 'm2' })], recipes, [curd, salt], home(300)).till.sum).toBe(800)
  })

  it('buys what does not keep at home until the last meal that needs it', () => {
    const home = (until: string) => new Map([['Творог', { value: 900, unit: 'г' as const, until }]])
    const meals = [meal(), meal({ id: 'm2', day: '2026-11-28' })]
    expect(pricesOf(meals, recipes, [curd, salt], home('2026-11-28')).till.sum).toBe(0)
    expect(pricesOf(meals, recipes, [curd, salt], home('2026-11-27')).till.sum).toBe(800)
  })

  it('counts the meals whose recipe or price is unknown and leaves them out of the sums', () => {
    const other = meal({ id: 'm2', recipe: { id: 'gone', title: 'Пропавшее' } })
    expect(pricesOf([meal(), other], recipes, [])).toEqual({
      till: { sum: 0, unknown: 2 },
      used: { sum: 0, unknown: 2 },
      partlySold: 0,
      estimated: [],
    })
    expect(pricesOf([], recipes, [curd])).toMatchObject({ till: { sum: 0, unknown: 0 } })
  })
})
