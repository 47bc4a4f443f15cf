import { describe, expect, it } from 'vitest'

import { planWeek } from '@/lib/planner/planner'
import type { PlannerInput } from '@/lib/planner/planner-types'
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
  strudel,
  tuesday,
} from '@/testing/planner'

describe('planWeek', () => {
  it('takes the dishes that use up packs: half a cabbage calls for a second dish', () => {
    const week = planOf(inputOf([pilaf, strudel, shchi, pie], [cabbage, cream, rice]))
    expect(week.dishes.map(({ dish }) => dish.id).sort()).toEqual(['pie', 'shchi'])
    expect(week).toMatchObject({ till: 300, left: 0, exceeds: [], empty: [] })
    expect(week.dishes[0]?.reasons[0]).toEqual({
      kind: 'shared',
      title: 'Капуста',
      with: week.dishes[1]?.dish.title,
    })
  })

  it('uses up what is opened at home, and says so', () => {
    const week = planOf(
      inputOf([pilaf, strudel, shchi], [cabbage, cream, rice], {
        days: [monday],
        opened: [{ title: 'Сметана', amount: { value: 150, unit: 'г' } }],
      }),
    )
    expect(week.dishes.map(({ dish }) => dish.id)).toEqual(['strudel'])
    expect(week.dishes[0]?.reasons[0]).toEqual({ kind: 'opened', title: 'Сметана' })
    expect(week.left).toBe(0)
  })

  it('says what is left of opened packs, the dearest first', () => {
    const { left, leftovers } = planOf(inputOf([pilaf, strudel], [cream, rice]))
    expect(left).toBe(500)
    expect(leftovers).toEqual([
      { title: 'Рис', value: 400, unit: 'г' },
      { title: 'Сметана', value: 50, unit: 'г' },
    ])
  })

  it('prefers what is at home and what is liked', () => {
    const like = { days: [monday], seed: 3 }
    expect(idsOf(inputOf([shchi, pie], [cabbage], { ...like, liked: ['pie'] }))).toEqual(['pie'])
    expect(idsOf(inputOf([shchi, pie], [cabbage], { ...like, liked: ['shchi'] }))).toEqual(['shchi'])
    const equal = [dishOf('one', { Рис: 500 }), dishOf('two', { Греча: 500 })]
    const products = [rice, packOf('Греча', 500, 5)]
    expect(idsOf(inputOf(equal, products, { ...like, pantry: [{ title: 'рис' }] }))).toEqual(['one'])
    expect(idsOf(inputOf(equal, products, { ...like, pantry: [{ title: 'Греча' }] }))).toEqual(['two'])
  })

  it('prefers the season', () => {
    const berries = [
      packOf('Клюква', 300, 6, { months: [10, 11] }),
      packOf('Малина', 300, 6, { months: [7] }),
    ]
    const dishes = [dishOf('summer', { Малина: 300 }), dishOf('autumn', { Клюква: 300 })]
    const week = planOf(inputOf(dishes, berries, { days: [monday] }))
    expect(week.dishes).toMatchObject([
      {
        dish: { id: 'autumn' },
        reasons: [{ kind: 'season', title: 'Клюква' }, { kind: 'whole' }, { kind: 'minutes' }],
      },
    ])
  })

  it('keeps to diet, allergens, minutes and what was struck', () => {
    const dishes = [
      dishOf('meat', { Рис: 500 }, { tags: [] }),
      dishOf('cheese', { Рис: 500 }, { tags: ['vegetarian', 'contains-dairy'] }),
      dishOf('slow', { Рис: 500 }, { tags: ['vegetarian'], time: '2 часа' }),
      dishOf('unknown', { Рис: 500 }, { tags: undefined }),
      dishOf('struck', { Рис: 500 }, { tags: ['vegetarian'] }),
      dishOf('good', { Рис: 100 }, { tags: ['vegetarian'] }),
    ]
    const input = inputOf(dishes, [rice], {
      days: [monday],
      diet: 'vegetarian',
      free: ['dairy'],
      minutes: { [monday]: 30 },
      struck: ['struck'],
    })
    expect(idsOf(input)).toEqual(['good'])
  })

  it('has no dish of the three weeks before and after', () => {
    const standing = [
      { day: '2026-11-03', name: 'dinner' as const, recipeId: 'shchi', servings: 2 },
      { day: '2026-12-13', name: 'dinner' as const, recipeId: 'pie', servings: 2 },
      { day: '2026-11-02', name: 'dinner' as const, recipeId: 'pilaf', servings: 2 },
    ]
    expect(idsOf(inputOf([shchi, pie, pilaf], [cabbage, rice], { days: [monday], standing }))).toEqual([
      'pilaf',
    ])
  })

  it('has no dish that was cooked within three weeks, and offers it if nothing else is left', () => {
    const cooked = [
      { day: '2026-11-03', recipeId: 'shchi' },
      { day: '2026-11-02', recipeId: 'pie' },
    ]
    const input = inputOf([shchi, pie], [cabbage], { days: [monday], cooked })
    expect(idsOf(input)).toEqual(['pie'])
    expect(planOf({ ...input, struck: ['pie'] })).toMatchObject({
      dishes: [{ dish: { id: 'shchi' }, exceeds: ['repeats'] }],
      exceeds: ['repeats'],
    })
  })

  it('cooks once for two days if asked, a dish that keeps', () => {
    const soup = dishOf('soup', { Капуста: 500 }, { keepsDays: 3 })
    const week = planOf(inputOf([soup, pilaf, strudel], [cabbage, cream, rice], { hasPot: true }))
    expect(week.dishes).toMatchObject([
      {
        day: monday,
        dish: { id: 'soup' },
        reasons: [{ kind: 'pot' }, { kind: 'whole' }, { kind: 'minutes' }],
      },
      { day: tuesday, dish: { id: 'soup' }, reasons: [{ kind: 'leftover' }], exceeds: [] },
    ])
    expect(week.exceeds).toEqual([])
    expect(idsOf(inputOf([soup, pilaf, strudel], [cabbage, cream, rice]))).not.toEqual(['soup', 'soup'])
  })

  it('buys nothing of what is enough at home', () => {
    const opened = [{ title: 'Сметана', amount: { value: 150, unit: 'г' as const } }]
    const tillWith = (more: Partial<PlannerInput>) =>
      planOf(inputOf([strudel], [cream], { days: [monday], opened, ...more })).till
    expect(tillWith({})).toBe(0)
    expect(tillWith({ budget: 0 })).toBe(0)
    expect(planOf(inputOf([strudel], [cream], { days: [monday], opened, budget: 0 })).exceeds).toEqual([])
    // Nobody has measured it, it is not enough, or the list has it already.
    expect(tillWith({ opened: [{ title: 'Сметана' }] })).toBe(400)
    expect(tillWith({ eaters: ['a', 'b', 'c'].map((id) => ({ id, portion: 1 })) })).toBe(800)
    expect(tillWith({ opened: opened.map((one) => ({ ...one, isListed: true })) })).toBe(400)
  })

  it('assumes that half of an opened pack is left if no amount is noted', () => {
    const half = dishOf('half', { Сметана: 100 })
    const week = planOf(
      inputOf([half, pilaf], [cream, rice], { days: [monday], opened: [{ title: 'Сметана' }] }),
    )
    expect(week).toMatchObject({ dishes: [{ dish: { id: 'half' } }], left: 0 })
  })

  it('keeps the dishes that are to stay, and plans the others around them', () => {
    const keep = (recipeId: string) =>
      inputOf([pilaf, strudel, shchi, pie], [cabbage, cream, rice], {
        kept: [{ day: tuesday, name: 'dinner', recipeId }],
      })
    expect(idsOf(keep('shchi'))).toEqual(['pie', 'shchi'])
    expect(idsOf(keep('strudel'))[1]).toBe('strudel')
  })

  it('drops a kept dish that the eaters do not eat any more', () => {
    const meat = dishOf('meat', { Капуста: 1000 })
    const vegan = dishOf('vegan', { Рис: 500 }, { tags: ['vegan'] })
    const kept = [{ day: monday, name: 'dinner' as const, recipeId: 'meat' }]
    const input = inputOf([meat, vegan], [cabbage, rice], { days: [monday], kept })
    expect(idsOf(input)).toEqual(['meat'])
    expect(idsOf({ ...input, diet: 'vegan' })).toEqual(['vegan'])
  })

  it('cooks for all portions together, and counts each eater by the own portion', () => {
    const eaters = [
      { id: 'a', portion: 1 },
      { id: 'child', portion: 0.6, goals: { kcal: { min: 230, max: 250 } } },
    ]
    const dishes = [dishOf('small', { Рис: 100 }), dishOf('large', { Рис: 100 })].map((dish, index) => ({
      ...dish,
      nutrition: { kcal: index === 0 ? 400 : 600, protein: 0, fat: 0, carbs: 0 },
    }))
    const week = planOf(inputOf(dishes, [rice], { days: [monday], eaters }))
    expect(week.dishes).toMatchObject([{ dish: { id: 'small' }, servings: 2 }])
    expect(week.exceeds).toEqual([])
    const third = [...eaters, { id: 'b', portion: 0.5 }]
    expect(planOf(inputOf(dishes, [rice], { days: [monday], eaters: third })).dishes[0]?.servings).toBe(3)
  })

  it('cooks a meal for those who eat it, and counts it for their goals only', () => {
    const eaters = [
      { id: 'a', portion: 1, goals: { kcal: { min: 300, max: 500 } } },
      { id: 'child', portion: 0.6 },
      { id: 'b', portion: 1 },
    ]
    const slots = [
      { day: monday, name: 'lunch' as const, eaters: ['a', 'child'] },
      { day: monday, name: 'dinner' as const, eaters: ['child'] },
      { day: tuesday, name: 'dinner' as const, eaters: ['child'] },
    ]
    const week = planOf(inputOf([shchi, pie, pilaf], [cabbage, rice], { slots, eaters }))
    // 400 kcal of a lunch are within the span; with a dinner they would not be, and nothing of Tuesday is for them.
    expect(week).toMatchObject({ exceeds: [], empty: [] })
    expect(week.dishes.map(({ servings, eaters }) => [servings, eaters])).toEqual([
      [2, ['a', 'child']],
      [1, ['child']],
      [1, ['child']],
    ])
    const unknown = { ...strudel, nutrition: undefined }
    const [, dinner] = planOf(
      inputOf([pilaf, unknown], [cream, rice], { slots: slots.slice(0, 2), eaters }),
    ).dishes
    expect(dinner).toMatchObject({ dish: { id: 'strudel' }, exceeds: [] })
  })

  it('returns the same plan for the same seed', () => {
    const dishes = Array.from({ length: 12 }, (_, index) => dishOf(`${index}`, { Рис: 100 + 10 * index }))
    const input = inputOf(dishes, [rice], { seed: 7 })
    expect(planOf(input)).toEqual(planOf(input))
    expect(planOf({ ...input, seen: idsOf(input) }).dishes.map(({ dish }) => dish.id)).not.toEqual(
      idsOf(input),
    )
  })

  it('can be stopped at any step, and has a plan from the first one on', () => {
    const steps = planWeek(inputOf([shchi, pie, pilaf], [cabbage, rice]))
    const first = steps.next()
    if (first.done) throw new Error('The planner had no step.')
    expect(first.value.plan.dishes).toHaveLength(2)
    const shares = [...steps].map(({ share }) => share)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBeLessThanOrEqual(1)
  })
})
