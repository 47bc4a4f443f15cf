import { beforeEach, expect, it } from 'vitest'

import { useToastsStore } from '@/lib/feedback/toasts-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { acceptPlan } from '@/lib/planner/accept-plan'
import { resetApp } from '@/testing/app'
import { dishOf, inputOf, monday, packOf, planOf, shchi, tuesday } from '@/testing/planner'

beforeEach(resetApp)

const cream = packOf('Сметана', 400, 4)
const stew = dishOf('stew', { Сметана: 100 }, { keepsDays: 2 })

it('cooks a dish for two days on the first one, and eats it as leftovers on the second', () => {
  const { dishes } = planOf(inputOf([stew], [cream], { hasPot: true }))
  acceptPlan(dishes)
  const { meals } = usePlanStore.getState()
  expect(meals).toMatchObject([
    { day: monday, recipe: { id: 'stew' }, servings: 4, leftoversOf: undefined },
    { day: tuesday, recipe: { id: 'stew' }, servings: 2, leftoversOf: meals[0]?.id },
  ])
  useToastsStore.getState().toasts[0]?.onClick?.()
  expect(usePlanStore.getState().meals).toEqual([])
})

it('eats what the diary says is left', () => {
  const leftovers = [{ of: 'd1', recipeId: 'shchi', servings: 2, until: tuesday }]
  const cooked = [{ day: monday, recipeId: 'shchi' }]
  acceptPlan(planOf(inputOf([shchi, stew], [cream], { leftovers, cooked, days: [tuesday] })).dishes)
  expect(usePlanStore.getState().meals).toMatchObject([
    { recipe: { id: 'shchi' }, servings: 2, leftoversOf: 'd1' },
  ])
})
