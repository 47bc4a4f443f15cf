import {
  isWhole,
  type KeptDish,
  type PlannedDish,
  type Slot,
  type WeekPlan,
} from '@/lib/planner/planner-types'
import { isSameSlot } from '@/lib/planner/request'
import type { PlanningState, usePlanning } from '@/lib/planner/use-planning'
import { useWishesStore } from '@/lib/planner/wishes-store'

const slotOf = ({ day, meal }: PlannedDish): Slot => ({ day, name: meal })

const keptOf = (planned: PlannedDish): KeptDish => ({ ...slotOf(planned), recipeId: planned.dish.id })

const isSame = (one: KeptDish, other: KeptDish) => isSameSlot(one, other) && one.recipeId === other.recipeId

/** What the visitor does with the dishes of a plan. */
export function dishActions({ state, update, ask, start, goBack }: ReturnType<typeof usePlanning>) {
  const { wishes, change: changeWishes } = useWishesStore.getState()

  const isKept = (dish: PlannedDish) => state.kept.some((kept) => isSame(kept, keptOf(dish)))

  const keptBeside = (dish: PlannedDish) => state.kept.filter((kept) => !isSameSlot(kept, slotOf(dish)))

  return {
    isKept,

    toggleKept: (dish: PlannedDish) =>
      update({ kept: isKept(dish) ? keptBeside(dish) : [...keptBeside(dish), keptOf(dish)] }),

    /** Never plans the dish again; the others stay. */
    strike: (struck: PlannedDish) => {
      const { id } = struck.dish
      const others = (state.plan?.dishes ?? []).filter(({ dish }) => dish.id !== id)
      changeWishes({ struck: [...wishes.struck, id] })
      start({ kept: others.map(keptOf) })
      // The other dishes stay this time only: the visitor has not kept them.
      update({ kept: state.kept.filter(({ recipeId }) => recipeId !== id), struck: struck.dish })
    },

    /** Shows the plan again from which the last dish was struck. */
    takeBackStruck: (change: Partial<PlanningState> = {}) => {
      const { before, kept, struck } = state
      changeWishes({ struck: wishes.struck.filter((id) => id !== struck?.id) })
      const keptBefore = before?.kept.filter(({ recipeId }) => recipeId === struck?.id) ?? []
      const planned = before?.plan?.dishes.map(keptOf) ?? []
      // What was kept since then stays kept if this plan has it.
      const stillKept = planned.filter((dish) => [...kept, ...keptBefore].some((one) => isSame(one, dish)))
      goBack({ kept: stillKept, ...change })
    },

    /** Shows other dishes for the meal; once more, hides them. */
    toggleSwap: (dish: PlannedDish) => {
      const { plan, swap, kept } = state
      const slot = slotOf(dish)
      if (swap && isSameSlot(swap.slot, slot)) return update({ swap: undefined })
      // The request of a strike keeps all other dishes.
      const request = { ...state.request, kept }
      const place = request.slots.findIndex((other) => isSameSlot(other, slot))
      if (!plan || place < 0) return
      update({ swap: { slot } })
      ask({ kind: 'alternatives', request, plan, place })
    },

    /** Takes a plan with another dish, which is kept from then on. */
    chooseSwap: (plan: WeekPlan, dish: PlannedDish) => {
      const kept = [...keptBeside(dish), keptOf(dish)]
      // With all dishes kept, the planner only looks for what to offer.
      if (!isWhole(plan)) start({ kept: plan.dishes.map(keptOf) })
      update({ plan, swap: undefined, kept, struck: undefined })
    },
  }
}
