import { expect, it } from 'vitest'

import { unnamedEaters } from '@/lib/plan/eaters'
import { dishToAdd, leftOfMeal, leftoversPath, waitingLeftovers } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { storedPlan, usePlanStore } from '@/lib/plan/plan-store'

const cooked = { id: 'd1', recipeId: 'plov', day: '2026-11-26', leftovers: 3 }
const meal = (id: string, servings: number, leftoversOf?: string): Meal => ({
  id,
  day: '2026-11-27',
  name: 'lunch',
  recipe: { id: 'plov', title: 'Плов' },
  servings,
  leftoversOf,
})
const waiting = (meals: Meal[], today = '2026-11-26') => [...waitingLeftovers([cooked], meals, today)]

it('leftover servings are offered until meals use them', () => {
  expect(waiting([])).toEqual([['d1', 3]])
  expect(waiting([meal('a', 2, 'd1'), meal('b', 4), meal('c', 4, 'd2')])).toEqual([['d1', 1]])
  expect(waiting([meal('a', 3, 'd1')])).toEqual([])
})

it('leftover servings are not offered if a meal uses those of the planned meal that was cooked that day', () => {
  const planned = { ...meal('a', 5), day: cooked.day }
  expect(waiting([planned, meal('b', 2, 'a')])).toEqual([['d1', 1]])
  expect(waiting([{ ...planned, day: '2026-11-25' }, meal('b', 2, 'a')])).toEqual([['d1', 3]])
})

it('the leftovers of a planned dish are the servings that nobody eats on its day', () => {
  const planned = { ...meal('a', 6), eaters: ['adult 1', 'child 1'] }
  const left = (day: string, eaters = unnamedEaters(2, 2)) => leftOfMeal('plov', day, [planned], eaters)
  expect(left('2026-11-27')).toBe(4)
  expect(left('2026-11-27', unnamedEaters(7, 0).slice(1))).toBeUndefined()
  expect(left('2026-11-28')).toBeUndefined()
  expect(leftOfMeal('plov', '2026-11-27', [meal('a', 2, 'd1')], unnamedEaters(1, 0))).toBeUndefined()
})

it('leftovers are cooked once the meal that they are of is removed; it serves fewer once they are removed', () => {
  const { setState, getState } = usePlanStore
  setState({ meals: [meal('a', 4), meal('b', 2, 'a'), meal('c', 2)] })
  getState().remove('a')
  expect(getState().meals).toMatchObject([
    { id: 'b', leftoversOf: undefined },
    { id: 'c', servings: 2 },
  ])
  setState({ meals: [meal('a', 4), meal('b', 2, 'a')] })
  getState().remove('b')
  expect(getState().meals).toMatchObject([{ id: 'a', servings: 2 }])
})

it('leftovers are offered for three days', () => {
  expect(waiting([], '2026-11-29')).toHaveLength(1)
  expect(waiting([], '2026-11-30')).toEqual([])
})

it('nothing is offered of a dish without leftovers', () => {
  expect([...waitingLeftovers([{ ...cooked, leftovers: undefined }], [], '2026-11-26')]).toEqual([])
})

it('the plan reads the address of leftovers, and that of any other dish', () => {
  const read = (address: string) => dishToAdd(new URLSearchParams(address.split('?')[1]))
  const path = leftoversPath(cooked, 2, '2026-11-26')
  expect(path).toContain('day=2026-11-27')
  expect(read(path)).toEqual({ recipeId: 'plov', leftovers: { of: 'd1', servings: 2 } })
  expect(read('/plan?add=plov')).toEqual({ recipeId: 'plov', leftovers: undefined })
  expect(read('/plan?add=plov&leftovers=d1&servings=1e9')).toMatchObject({
    leftovers: { servings: undefined },
  })
  expect(read('/plan?leftovers=d1')).toBeUndefined()
})

it('the source of leftovers is stored with their meal; meals of earlier versions are cooked ones', () => {
  const [left, earlier] =
    storedPlan.validate([meal('a', 2, 'd1'), { ...meal('b', 2), leftoversOf: undefined }]) ?? []
  expect(left?.leftoversOf).toBe('d1')
  expect(earlier).toMatchObject({ id: 'b', leftoversOf: undefined })
  expect(storedPlan.validate([{ ...meal('c', 2), leftoversOf: 7 }])).toMatchObject([{ id: 'c' }])
})
