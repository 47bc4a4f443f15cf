import { describe, expect, it } from 'vitest'

import { alternatives } from '@/lib/planner/planner'
import type { PlannerInput } from '@/lib/planner/planner-types'
import { cabbage, dishOf, inputOf, monday, pie, pilaf, planOf, rice, shchi } from '@/testing/planner'

describe('Leftovers of a cooked dish', () => {
  const waiting = { of: 'd1', recipeId: 'shchi', servings: 2, until: monday }
  const cooked = [{ day: '2026-11-22', recipeId: 'shchi' }]
  const planWith = (leftovers = [waiting], more: Partial<PlannerInput> = {}) =>
    planOf(
      inputOf([shchi, pie, pilaf], [cabbage, rice], {
        leftovers,
        cooked,
        minutes: { [monday]: 10 },
        ...more,
      }),
    )

  it('are eaten on one of the days on which they are good, and need neither packs nor minutes', () => {
    const [first, second] = planWith().dishes
    expect(first).toMatchObject({
      dish: { id: 'shchi' },
      leftoversOf: 'd1',
      reasons: [{ kind: 'waiting' }],
      exceeds: [],
    })
    expect(second?.dish.id).not.toBe('shchi')
    expect(planWith([waiting], { days: [monday] })).toMatchObject({ till: 0, left: 0, exceeds: [] })
  })

  it('are not eaten where they are too few, too old or unwanted', () => {
    const idsWith = (...args: Parameters<typeof planWith>) =>
      planWith(...args).dishes.map(({ dish }) => dish.id)
    expect(idsWith([{ ...waiting, servings: 1 }])).not.toContain('shchi')
    expect(idsWith([{ ...waiting, until: '2026-11-22' }])).not.toContain('shchi')
    expect(idsWith([waiting], { struck: ['shchi'] })).not.toContain('shchi')
  })

  it('are eaten of an own recipe, too, which may have no ingredients', () => {
    const own = { of: 'd2', recipeId: 'own.soup', servings: 2, until: monday }
    const soup = dishOf('own.soup', { Капуста: 500 })
    for (const ownDishes of [[soup], [{ ...soup, ingredients: [] }]]) {
      expect(planWith([own], { ownDishes }).dishes[0]).toMatchObject({
        dish: { id: 'own.soup' },
        leftoversOf: 'd2',
      })
      expect(planWith([], { ownDishes }).dishes.map(({ dish }) => dish.id)).not.toContain('own.soup')
    }
  })

  it('are not eaten where there are goals and nobody knows what they have', () => {
    const ownDishes = [dishOf('own.soup', { Капуста: 500 }, { nutrition: undefined })]
    const eaters = [{ id: 'a', portion: 1, goals: { kcal: { min: 0, max: 500 } } }]
    const own = { of: 'd2', recipeId: 'own.soup', servings: 2, until: monday }
    const week = planWith([own], { ownDishes, eaters, minutes: {} })
    expect(week.dishes.map(({ dish }) => dish.id)).not.toContain('own.soup')
    expect(week.exceeds).toEqual([])
  })

  it('can be kept and replaced', () => {
    const input = inputOf([shchi, pie, pilaf], [cabbage, rice], { leftovers: [waiting], cooked })
    const week = planOf(input)
    const kept = [{ day: monday, name: 'dinner' as const, recipeId: 'shchi' }]
    expect(planOf({ ...input, kept }).dishes[0]).toMatchObject({ leftoversOf: 'd1' })
    const others = alternatives(input, week, 0, 5).map(({ dishes }) => dishes[0]?.dish.id)
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain('shchi')
    const [other] = alternatives(input, week, 1, 5)
    expect(other?.dishes[0]).toMatchObject({ leftoversOf: 'd1' })
  })
})
