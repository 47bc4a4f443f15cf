import { describe, expect, it } from 'vitest'

import {
  cabbage,
  cream,
  dishOf,
  idsOf,
  inputOf,
  monday,
  pie,
  pilaf,
  planOf,
  rice,
  shchi,
  strudel,
  tuesday,
} from '@/testing/planner'

describe('A plan around standing meals', () => {
  it('makes no leftovers of a meal by hand, which may be what the eaters do not eat', () => {
    const soup = dishOf('soup', { Капуста: 500 }, { keepsDays: 3, tags: [] })
    const vegetarian = dishOf('vegetarian', { Рис: 100 }, { tags: ['vegetarian'] })
    const standing = [{ day: monday, name: 'dinner' as const, recipeId: 'soup', servings: 2 }]
    const slots = [{ day: tuesday, name: 'dinner' as const }]
    const wishes = { diet: 'vegetarian' as const, hasPot: true, budget: 300 }
    const input = inputOf([soup, vegetarian], [cabbage, rice], { slots, standing, ...wishes })
    expect(idsOf(input)).toEqual(['vegetarian'])
  })

  it('plans around meals that stand: their packs, and no second time', () => {
    const standing = [{ day: monday, name: 'lunch' as const, recipeId: 'shchi', servings: 2 }]
    const week = planOf(
      inputOf([shchi, pie, pilaf, strudel], [cabbage, cream, rice], { days: [monday], standing }),
    )
    expect(week.dishes.map(({ dish }) => dish.id)).toEqual(['pie'])
    expect(week).toMatchObject({ till: 300, left: 0 })
  })

  it('counts the packs of a day that is planned by hand whole, for the budget too', () => {
    const standing = [{ day: monday, name: 'dinner' as const, recipeId: 'shchi', servings: 2 }]
    const input = inputOf([shchi, pie, pilaf, strudel], [cabbage, cream, rice], {
      slots: [{ day: tuesday, name: 'dinner' }],
      standing,
    })
    expect(planOf(input)).toMatchObject({
      dishes: [{ dish: { id: 'pie' } }],
      till: 300,
      left: 0,
      exceeds: [],
    })
    expect(planOf({ ...input, budget: 299 })).toMatchObject({ exceeds: ['budget'] })
    // A day of another week is bought for there.
    expect(planOf({ ...input, days: [tuesday] }).left).toBeGreaterThan(0)
  })

  it('buys nothing for leftovers that stand, and counts what they have', () => {
    const leftovers = {
      day: monday,
      name: 'lunch' as const,
      recipeId: 'strudel',
      servings: 2,
      isLeftover: true,
    }
    const eaters = [{ id: 'a', portion: 1, goals: { kcal: { min: 700, max: 900 } } }]
    const week = planOf(
      inputOf([shchi, strudel], [cabbage, cream], { days: [monday], standing: [leftovers], eaters }),
    )
    expect(week).toMatchObject({ dishes: [{ dish: { id: 'shchi' } }], till: 300, exceeds: [] })
  })

  it('counts own recipes that stand', () => {
    const standing = [{ day: monday, name: 'lunch' as const, recipeId: 'own.pie', servings: 2 }]
    const ownDishes = [dishOf('own.pie', { Капуста: 500 })]
    const week = planOf(inputOf([pilaf, shchi], [cabbage, rice], { days: [monday], standing, ownDishes }))
    expect(week).toMatchObject({ dishes: [{ dish: { id: 'shchi' } }], till: 300, left: 0 })
  })
})
