import { expect, it } from 'vitest'

import { leftoversPath, dishToAdd, waitingLeftovers } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { storedPlan } from '@/lib/plan/plan-store'

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

it('servings are no longer offered once they are planned, and again when their meal is removed', () => {
  expect(waiting([])).toEqual([['d1', 3]])
  expect(waiting([meal('a', 2, 'd1'), meal('b', 4), meal('c', 4, 'd2')])).toEqual([['d1', 1]])
  expect(waiting([meal('a', 3, 'd1')])).toEqual([])
})

it('is offered for three days', () => {
  expect(waiting([], '2026-11-29')).toHaveLength(1)
  expect(waiting([], '2026-11-30')).toEqual([])
})

it('nothing is offered of a dish without leftovers', () => {
  expect([...waitingLeftovers([{ ...cooked, leftovers: undefined }], [], '2026-11-26')]).toEqual([])
})

it('the plan reads the address of leftovers, and that of any other dish', () => {
  const read = (address: string) => dishToAdd(new URLSearchParams(address.split('?')[1]))
  const path = leftoversPath(cooked, 2, '2026-11-26')
  expect(path).toContain('week=2026-11-27')
  expect(read(path)).toEqual({ recipeId: 'plov', leftovers: { of: 'd1', servings: 2 } })
  expect(read('/plan?add=plov')).toEqual({ recipeId: 'plov', leftovers: undefined })
  expect(read('/plan?add=plov&leftovers=d1&servings=1e9')).toMatchObject({
    leftovers: { servings: undefined },
  })
  expect(read('/plan?leftovers=d1')).toBeUndefined()
})

it('is stored with the meal; meals of earlier versions are cooked ones', () => {
  const [left, earlier] =
    storedPlan.validate([meal('a', 2, 'd1'), { ...meal('b', 2), leftoversOf: undefined }]) ?? []
  expect(left?.leftoversOf).toBe('d1')
  expect(earlier).toMatchObject({ id: 'b', leftoversOf: undefined })
  expect(storedPlan.validate([{ ...meal('c', 2), leftoversOf: 7 }])).toMatchObject([{ id: 'c' }])
})
