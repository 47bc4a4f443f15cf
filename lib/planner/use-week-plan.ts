import { useState } from 'react'

import type { Eater } from '@/lib/plan/eaters'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { dishActions } from '@/lib/planner/dish-actions'
import { usePlanning } from '@/lib/planner/use-planning'
import type { Wishes } from '@/lib/planner/wishes'
import { useWishesStore } from '@/lib/planner/wishes-store'
import type { Recipe } from '@/lib/recipes/recipes-api'

/**
 * The plan for the days, and the visitor's actions on it. Planning starts at once, and again after each change. `ownRecipes`
 * are those of `useOwnRecipes`.
 */
export function useWeekPlan(firstDays: string[], ownRecipes: Recipe[]) {
  const wishes = useWishesStore((state) => state.wishes)
  const eaters = useEatersStore((state) => state.eaters)
  const [days, setDays] = useState(firstDays)
  const planning = usePlanning(days, ownRecipes)
  const { state, isBusy, start, goBack } = planning
  const actions = dishActions(planning)

  return {
    wishes,
    eaters,
    days,
    ...state,
    isBusy,
    ...actions,

    retry: () => start(),

    /** Ends the work and shows the previous plan; if there is none, the best plan so far. */
    stop: () => (state.struck ? actions.takeBackStruck : goBack)({ isStopped: true }),

    changeWishes: (change: Partial<Wishes>) => {
      useWishesStore.getState().change(change)
      start()
    },

    changeEaters: (changed: Eater[]) => {
      useEatersStore.getState().set(changed)
      start()
    },

    changeDays: (changed: string[]) => {
      setDays(changed)
      start({ ofDays: changed })
    },

    /** Plans anew around the kept dishes. */
    planAnother: () =>
      start({
        seed: state.request.seed + 1,
        seen: state.plan?.dishes.filter((dish) => !actions.isKept(dish)).map(({ dish }) => dish.id),
      }),
  }
}
