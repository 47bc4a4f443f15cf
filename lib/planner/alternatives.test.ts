import { describe, expect, it } from 'vitest'

import { alternatives } from '@/lib/planner/planner'
import {
  cabbage,
  cream,
  dishOf,
  inputOf,
  monday,
  pie,
  pilaf,
  planOf,
  rice,
  shchi,
  strudel,
} from '@/testing/planner'

describe('alternatives', () => {
  const dishes = [shchi, pie, pilaf, strudel]
  const input = inputOf(dishes, [cabbage, cream, rice])
  const week = planOf(input)

  it('has another dish for the meal, the best first, and the other meals as they were', () => {
    const [present, stays] = week.dishes.map(({ dish }) => dish.id)
    const plans = alternatives(input, week, 0, 5).map(({ dishes: [first, second] }) => [
      first?.dish.id,
      second?.dish.id,
    ])
    expect(plans).toHaveLength(2)
    expect(plans.map(([id]) => id)).not.toContain(present)
    expect(plans.map(([, id]) => id)).toEqual([stays, stays])
    expect(alternatives(input, week, 0, 1)).toMatchObject([{ exceeds: [], empty: [] }])
  })

  it('keeps to the limits of the plan while any dish does, and takes what is left otherwise', () => {
    const limited = inputOf(dishes, [cabbage, cream, rice], { budget: 800 })
    const plans = alternatives(limited, planOf(limited), 0, 5)
    expect(plans.length).toBeGreaterThan(0)
    for (const { till } of plans) expect(till).toBeLessThanOrEqual(800)
    const [cheap, dear] = [dishOf('cheap', { Капуста: 1000 }), dishOf('dear', { Сметана: 200 })]
    const one = inputOf([cheap, dear], [cabbage, cream], { days: [monday], budget: 300 })
    expect(alternatives(one, planOf(one), 0, 5)).toMatchObject([{ exceeds: ['budget'], till: 400 }])
  })

  it('counts the packs of the plan with that dish', () => {
    const withPilaf = alternatives(input, week, 0, 5).find(({ dishes }) => dishes[0]?.dish.id === 'pilaf')
    expect(withPilaf?.till).toBe(800)
  })
})
