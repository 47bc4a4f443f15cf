import { describe, expect, it } from 'vitest'

import { allergens } from '@/lib/catalog/diets'
import { planWeek } from '@/lib/planner/planner'
import {
  cabbage,
  cream,
  dishOf,
  idsOf,
  inputOf,
  monday,
  packOf,
  pie,
  pilaf,
  planOf,
  rice,
  shchi,
  tuesday,
  wednesday,
} from '@/testing/planner'

describe('A plan that cannot meet all limits', () => {
  const dear = dishOf('dear', { Сметана: 200 })
  const cheap = dishOf('cheap', { Капуста: 1000 })

  it('with a budget of nothing is the cheapest one, and says what it takes', () => {
    const week = planOf(inputOf([dear, cheap], [cream, cabbage], { days: [monday], budget: 0 }))
    expect(week.dishes.map(({ dish }) => dish.id)).toEqual(['cheap'])
    expect(week).toMatchObject({ exceeds: ['budget'], till: 300, offer: { limit: 'budget', value: 300 } })
  })

  it('with nine allergens has no dish with any of them, and names the one that costs most', () => {
    const free = allergens.slice(0, 9)
    const dishes = [
      dishOf('egg', { Рис: 100 }, { tags: ['contains-egg'] }),
      dishOf('both', { Рис: 100 }, { tags: ['contains-egg', 'contains-dairy'] }),
    ]
    const week = planOf(inputOf(dishes, [rice], { free, days: [monday] }))
    expect(week).toMatchObject({
      dishes: [],
      empty: [{ day: monday, name: 'dinner' }],
      offer: { limit: 'free', allergen: 'egg' },
    })
  })

  it('offers to leave out all allergens where no single one is to blame', () => {
    const tags = allergens.map((allergen) => `contains-${allergen}`)
    const dishes = [dishOf('everything', { Рис: 100 }, { tags })]
    const week = planOf(inputOf(dishes, [rice], { free: [...allergens], days: [monday] }))
    expect(week.dishes).toEqual([])
    expect(week.offer).toEqual({ limit: 'free' })
  })

  it('offers to leave out the diet with the allergens where neither is to blame alone', () => {
    const dishes = [dishOf('omelette', { Рис: 100 }, { tags: ['contains-egg', 'vegetarian'] })]
    const week = planOf(inputOf(dishes, [rice], { diet: 'vegan', free: ['egg'], days: [monday] }))
    expect(week.dishes).toEqual([])
    expect(week.offer).toEqual({ limit: 'dietAndFree' })
  })

  it('offers the dishes that the visitor has struck where no other one is left', () => {
    const week = planOf(inputOf([pilaf], [rice], { struck: ['pilaf'], days: [monday] }))
    expect(week).toMatchObject({ dishes: [], offer: { limit: 'struck' } })
  })

  it('offers any dish where struck ones alone would not do, and nothing where all are disliked', () => {
    const dishes = [dishOf('omelette', { Рис: 100 }, { tags: ['contains-egg', 'vegetarian'] })]
    const struck = ['omelette']
    const wanted = { diet: 'vegan' as const, days: [monday] }
    expect(planOf(inputOf(dishes, [rice], { ...wanted, free: ['egg'], struck })).offer).toEqual({
      limit: 'anyDish',
    })
    const { offer } = planOf(inputOf(dishes, [rice], { ...wanted, free: ['egg'], disliked: struck }))
    expect(offer).toBeUndefined()
  })

  it('takes a longer dish where none is quick enough, and offers more minutes', () => {
    const slow = dishOf('slow', { Рис: 100 }, { time: '40 минут' })
    const week = planOf(inputOf([slow], [rice], { days: [monday], minutes: { [monday]: 30 } }))
    expect(week).toMatchObject({
      dishes: [{ dish: { id: 'slow' }, exceeds: ['minutes'] }],
      exceeds: ['minutes'],
      offer: { limit: 'minutes', value: 45, isWeekend: false },
    })
  })

  it('takes the quickest dish where none is quick enough, and offers the minutes that it takes', () => {
    const dishes = ['3 часа', '50 минут', '2 часа'].map((time) => dishOf(time, { Рис: 100 }, { time }))
    const week = planOf(inputOf(dishes, [rice], { days: [monday], minutes: { [monday]: 10 } }))
    expect(week).toMatchObject({
      dishes: [{ dish: { id: '50 минут' }, exceeds: ['minutes'] }],
      offer: { limit: 'minutes', value: 60, isWeekend: false },
    })
  })

  it('lifts only the limits that leave no dish', () => {
    const quick = dishOf('quick', { Рис: 100 }, { nutrition: undefined, suits: ['dinner'] })
    const breakfast = dishOf('breakfast', { Рис: 100 }, { nutrition: undefined, suits: ['breakfast'] })
    const long = dishOf('long', { Рис: 100 }, { nutrition: undefined, suits: ['dinner'], time: '3 часа' })
    const eaters = [{ id: 'a', portion: 1, goals: { kcal: { min: 300, max: 500 } } }]
    const limits = { days: [monday], minutes: { [monday]: 30 } }
    expect(idsOf(inputOf([long, breakfast, quick], [rice], { ...limits, eaters }))).toEqual(['quick'])
    const cooked = ['quick', 'long'].map((recipeId) => ({ day: '2026-11-20', recipeId }))
    const week = planOf(inputOf([long, quick], [rice], { ...limits, cooked }))
    expect(week).toMatchObject({ dishes: [{ dish: { id: 'quick' }, exceeds: ['repeats'] }] })
  })

  it('can be stopped before each limit that it tries to loosen', () => {
    const input = inputOf([dear], [cream], { days: [monday], budget: 0, free: [...allergens], diet: 'vegan' })
    const shown = [...planWeek(input)].filter(({ share }) => share === 0.9)
    expect(shown.length).toBeGreaterThan(allergens.length)
  })

  it('offers what helps where dishes were cooked lately, too', () => {
    const slow = dishOf('slow', { Рис: 100 }, { time: '40 минут' })
    const cooked = [{ day: '2026-11-20', recipeId: 'slow' }]
    const week = planOf(inputOf([slow], [rice], { days: [monday], minutes: { [monday]: 10 }, cooked }))
    expect(week).toMatchObject({
      exceeds: ['minutes', 'repeats'],
      offer: { limit: 'minutes', value: 45, isWeekend: false },
    })
  })

  it('counts a standing meal for those who eat it only', () => {
    const eaters = ['a', 'b'].map((id) => ({ id, portion: 1, goals: { kcal: { min: 300, max: 500 } } }))
    const dishes = [dishOf('lunch', { Рис: 100 }), dishOf('dinner', { Рис: 100 })]
    const weekWith = (who?: string[]) => {
      const standing = [{ day: monday, name: 'lunch' as const, recipeId: 'lunch', servings: 2, eaters: who }]
      return planOf(inputOf(dishes, [packOf('Рис', 500, 2)], { days: [monday], eaters, standing }))
    }
    // 400 kcal of a dinner are within the span, 800 with a lunch are not.
    expect(weekWith([])).toMatchObject({ exceeds: [] })
    expect(weekWith(['a'])).toMatchObject({ exceeds: ['goals'] })
    expect(weekWith()).toMatchObject({ exceeds: ['goals'] })
  })

  it('never says that a day with an unknown standing meal has too little', () => {
    const eaters = [{ id: 'a', portion: 1, goals: { kcal: { min: 700, max: 900 } } }]
    const withMeal = (recipeId: string, day = monday) =>
      planOf(
        inputOf([shchi, pie], [cabbage], {
          days: [monday],
          eaters,
          standing: [{ day, name: 'lunch', recipeId, servings: 1 }],
        }),
      ).exceeds
    expect(withMeal('gone')).toEqual([])
    expect(withMeal('gone', tuesday)).toEqual(['goals'])
    // With 400 kcal of each meal the day has 800.
    expect(withMeal('pie')).toEqual([])
  })

  it('says that goals cannot be met, and offers to plan without them', () => {
    const eaters = [{ id: 'a', portion: 1, goals: { kcal: { min: 900, max: 1000 } } }]
    const week = planOf(inputOf([shchi], [cabbage], { days: [monday], eaters }))
    expect(week).toMatchObject({ exceeds: ['goals'], offer: { limit: 'goals' } })
    expect(week.dishes).toHaveLength(1)
  })

  it('repeats a dish rather than leave a day empty', () => {
    const week = planOf(inputOf([pilaf], [rice], { days: [monday, tuesday, wednesday] }))
    expect(week.dishes).toHaveLength(3)
    expect(week.exceeds).toEqual(['repeats'])
  })

  it('is empty without dishes, and says so', () => {
    expect(planOf(inputOf([], [rice]))).toMatchObject({ dishes: [], till: 0, exceeds: [] })
    expect(planOf(inputOf([], [rice])).empty).toHaveLength(2)
    expect(planOf(inputOf([pilaf], [rice], { days: [] }))).toMatchObject({
      dishes: [],
      empty: [],
      exceeds: [],
    })
  })
})

describe('Poor data', () => {
  it('plans without prices, packs and tables', () => {
    const bare = [shchi, pie].map((dish) => ({ ...dish, nutrition: undefined, servings: undefined }))
    expect(planOf(inputOf(bare, []))).toMatchObject({ till: 0, left: 0, exceeds: [] })
    const unpacked = { ...cabbage, pack: undefined }
    expect(planOf(inputOf(bare, [unpacked], { days: [monday] }))).toMatchObject({ till: 300, left: 0 })
  })

  it('never counts an unknown dish as one of no kcal', () => {
    const eaters = [{ id: 'a', portion: 1, goals: { kcal: { min: 0, max: 500 } } }]
    const unknown = { ...pie, nutrition: undefined }
    expect(idsOf(inputOf([unknown, shchi], [cabbage], { days: [monday], eaters }))).toEqual(['shchi'])
    const only = planOf(inputOf([unknown], [cabbage], { days: [monday], eaters }))
    expect(only).toMatchObject({ dishes: [{ exceeds: ['goals'] }], exceeds: ['goals'] })
  })

  it('works with a pantry of 500 products, measured or not', () => {
    const titles = Array.from({ length: 500 }, (_, index) => `Продукт ${index}`)
    const products = [cabbage, ...titles.slice(0, 300).map((title) => packOf(title, 500, 1))]
    const opened = titles.map((title) => ({ title, amount: { value: 100, unit: 'г' as const } }))
    const dishes = [shchi, pie, dishOf('from-home', { 'Продукт 7': 200, 'Продукт 400': 100 })]
    for (const home of [{ pantry: titles.map((title) => ({ title })) }, { opened }]) {
      const week = planOf(inputOf(dishes, products, { days: [monday, tuesday, wednesday], ...home }))
      expect(week.dishes.map(({ dish }) => dish.id).sort()).toEqual(['from-home', 'pie', 'shchi'])
    }
  })
})
