import { useEffect, useEffectEvent, useState } from 'react'

import { ApiError } from '@/lib/api/fetch-json'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { useDiaryStore } from '@/lib/diary/diary-store'
import type { Eater } from '@/lib/plan/eaters'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import type { KeptDish, PlannedDish, PlannerRequest, WeekPlan } from '@/lib/planner/planner-types'
import type { Answer, Lack } from '@/lib/planner/protocol'
import { type PlanningContext, isSameSlot, toRequest } from '@/lib/planner/request'
import { usePlannerClient } from '@/lib/planner/use-planner-client'
import type { Wishes } from '@/lib/planner/wishes'
import { useWishesStore } from '@/lib/planner/wishes-store'
import { useLikesStore } from '@/lib/recipes/likes-store'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { useSubstitutesStore } from '@/lib/recipes/substitutes/substitutes-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

type State = {
  request: PlannerRequest
  /** The best plan so far. */
  plan?: WeekPlan
  /** What the plan was made without. */
  lacks?: Lack[]
  /** The part of the work that is done, 0 to 1; undefined once it is. */
  share?: number
  error?: Error
  /** The plan before the one that is being made, with what it was made of. */
  before?: Pick<State, 'request' | 'plan' | 'lacks' | 'kept'>
  isStopped?: boolean
  kept: KeptDish[]
  /** The meal that gets another dish, with the plans to choose from once they are there. */
  swap?: { place: number; plans?: WeekPlan[] }
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

const firstState = (days: string[], ownRecipes: Recipe[]): State => ({
  request: requestFor(days, { ownRecipes, kept: [], seen: [], seed: 1 }),
  share: 0,
  kept: [],
})

/** The state after an answer of the worker. */
function withAnswer(before: State, answer: Answer): State {
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

const keptOf = ({ day, meal, dish }: PlannedDish): KeptDish => ({ day, name: meal, recipeId: dish.id })

const isSame = (one: KeptDish, other: KeptDish) => isSameSlot(one, other) && one.recipeId === other.recipeId

/**
 * The plan for the days, and the visitor's actions on it. Planning starts at once, and again after each change. `ownRecipes`
 * are those of `useOwnRecipes`.
 */
export function useWeekPlan(firstDays: string[], ownRecipes: Recipe[]) {
  const wishes = useWishesStore((state) => state.wishes)
  const eaters = useEatersStore((state) => state.eaters)
  const [days, setDays] = useState(firstDays)
  const [state, setState] = useState(() => firstState(firstDays, ownRecipes))
  const isBusy = state.share !== undefined

  const update = (change: Partial<State>) => setState((before) => ({ ...before, ...change }))
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

  function goBack(change: Partial<State>) {
    end()
    const { request, plan, lacks, kept } = state.before ?? state
    setState({ request, plan, lacks, kept, ...change })
  }

  const isKept = (dish: PlannedDish) => state.kept.some((kept) => isSame(kept, keptOf(dish)))

  const keptBeside = (dish: PlannedDish) => state.kept.filter((kept) => !isSameSlot(kept, keptOf(dish)))

  /** Shows the plan again from which the last dish was struck. */
  function takeBackStruck(change: Partial<State> = {}) {
    const { before, kept, struck } = state
    useWishesStore.getState().change({ struck: wishes.struck.filter((id) => id !== struck?.id) })
    const keptBefore = before?.kept.filter(({ recipeId }) => recipeId === struck?.id) ?? []
    const planned = before?.plan?.dishes.map(keptOf) ?? []
    // What was kept since then stays kept if this plan has it.
    const stillKept = planned.filter((dish) => [...kept, ...keptBefore].some((one) => isSame(one, dish)))
    goBack({ kept: stillKept, ...change })
  }

  return {
    wishes,
    eaters,
    days,
    ...state,
    isBusy,
    isKept,

    retry: () => start(),

    /** Ends the work and shows the previous plan; if there is none, the best plan so far. */
    stop: () => (state.struck ? takeBackStruck({ isStopped: true }) : goBack({ isStopped: true })),

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
        seen: state.plan?.dishes.filter((dish) => !isKept(dish)).map(({ dish }) => dish.id),
      }),

    toggleKept: (dish: PlannedDish) =>
      update({
        kept: isKept(dish) ? keptBeside(dish) : [...keptBeside(dish), keptOf(dish)],
      }),

    /** Never plans the dish again; the others stay. */
    strike: (struck: PlannedDish) => {
      const { id } = struck.dish
      const others = (state.plan?.dishes ?? []).filter(({ dish }) => dish.id !== id)
      useWishesStore.getState().change({ struck: [...wishes.struck, id] })
      start({ kept: others.map(keptOf) })
      // The other dishes stay this time only: the visitor has not kept them.
      update({ kept: state.kept.filter(({ recipeId }) => recipeId !== id), struck: struck.dish })
    },

    takeBackStruck: () => takeBackStruck(),

    /** Shows other dishes for the meal; once more, hides them. */
    toggleSwap: (dish: PlannedDish) => {
      const { plan, swap, kept } = state
      // The request of a strike keeps all other dishes.
      const request = { ...state.request, kept }
      const place = request.slots.findIndex((slot) => isSameSlot(slot, keptOf(dish)))
      if (!plan || place < 0) return
      if (swap?.place === place) return update({ swap: undefined })
      update({ swap: { place } })
      ask({ kind: 'alternatives', request, plan, place })
    },

    /** Takes a plan with another dish, which is kept from then on. */
    chooseSwap: (plan: WeekPlan, dish: PlannedDish) => {
      const kept = [...keptBeside(dish), keptOf(dish)]
      const isWhole = plan.exceeds.length === 0 && plan.empty.length === 0
      // With all dishes kept, the planner only looks for what to offer.
      if (!isWhole) start({ kept: plan.dishes.map(keptOf) })
      update({ plan, swap: undefined, kept, struck: undefined })
    },
  }
}
