import { useEffect, useEffectEvent, useState } from 'react'

import { ApiError } from '@/lib/api/fetch-json'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import type { KeptDish, PlannedDish, PlannerRequest, Slot, WeekPlan } from '@/lib/planner/planner-types'
import type { Answer, Lack } from '@/lib/planner/protocol'
import { type PlanningContext, toRequest } from '@/lib/planner/request'
import { usePlannerClient } from '@/lib/planner/use-planner-client'
import { useWishesStore } from '@/lib/planner/wishes-store'
import { useLikesStore } from '@/lib/recipes/likes-store'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

export type PlanningState = {
  request: PlannerRequest
  /** The best plan so far. */
  plan?: WeekPlan
  /** What the plan was made without. */
  lacks?: Lack[]
  /** The part of the work that is done, 0 to 1; undefined once it is. */
  share?: number
  error?: Error
  /** The plan before the one that is being made, with what it was made of. */
  before?: Pick<PlanningState, 'request' | 'plan' | 'lacks' | 'kept'>
  isStopped?: boolean
  kept: KeptDish[]
  /** The meal that gets another dish, with the plans to choose from once they are there. */
  swap?: { slot: Slot; plans?: WeekPlan[] }
  /** The dish that was struck just now. */
  struck?: PlannedDish['dish']
}

/** The request for these days, with the visitor's present wishes, plan, likes and diary. */
function requestFor(
  days: string[],
  part: Pick<PlanningContext, 'ownRecipes' | 'kept' | 'seen' | 'seed'>,
): PlannerRequest {
  return toRequest(useWishesStore.getState().wishes, {
    days,
    meals: usePlanStore.getState().meals,
    cooked: useDiaryStore.getState().entries,
    liked: useLikesStore.getState().recipes.map(({ id }) => id),
    pantry: usePantryStore.getState().items,
    listed: useShoppingStore.getState().titles,
    substitutes: useSubstitutesStore.getState().choices,
    eaters: useEatersStore.getState().eaters,
    ...part,
  })
}

const firstState = (days: string[], ownRecipes: Recipe[]): PlanningState => ({
  request: requestFor(days, { ownRecipes, kept: [], seen: [], seed: 1 }),
  share: 0,
  kept: [],
})

/** The state after an answer of the worker. */
function withAnswer(before: PlanningState, answer: Answer): PlanningState {
  switch (answer.kind) {
    case 'progress':
      return { ...before, share: answer.share, plan: answer.plan }
    case 'plan':
      return { ...before, share: undefined, plan: answer.plan, lacks: answer.lacks }
    case 'alternatives':
      return { ...before, swap: before.swap && { ...before.swap, plans: answer.plans } }
    case 'failure': {
      const error = new ApiError(answer.failure, 'the catalogue of the planner', answer.status)
      return { ...before, share: undefined, error }
    }
  }
}

/**
 * The plan that the worker makes for the days, from the start on. `start` has it made anew, `goBack` ends the work and brings
 * back the previous plan; if there is none, the best one so far stays.
 */
export function usePlanning(days: string[], ownRecipes: Recipe[]) {
  const [state, setState] = useState(() => firstState(days, ownRecipes))
  const isBusy = state.share !== undefined

  const update = (change: Partial<PlanningState>) => setState((before) => ({ ...before, ...change }))
  const { ask, end } = usePlannerClient(
    (answer) => setState((before) => withAnswer(before, answer)),
    () => update({ share: undefined, error: new Error('The worker of the planner failed') }),
  )

  function start({ kept = state.kept, seen = [] as string[], seed = 1, ofDays = days } = {}) {
    const request = requestFor(ofDays, { ownRecipes, kept, seen, seed })
    ask({ kind: 'plan', request })
    const before = isBusy ? state.before : state
    setState({ request, plan: state.plan, share: 0, kept, before })
  }

  const startFirst = useEffectEvent(() => ask({ kind: 'plan', request: state.request }))
  useEffect(() => startFirst(), [])

  function goBack(change: Partial<PlanningState>) {
    end()
    const { request, plan, lacks, kept } = state.before ?? state
    setState({ request, plan, lacks, kept, ...change })
  }

  return { state, isBusy, update, ask, start, goBack }
}
