import { offerUndo } from '@/lib/feedback/offer-undo'
import { shareIdOf } from '@/lib/plan/plan'
import { usePlanStore } from '@/lib/plan/plan-store'
import { planner as messages } from '@/lib/planner/messages'
import type { PlannedDish } from '@/lib/planner/problem'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** Adds the dishes to the meals that are planned; a click on the toast takes them back, from the shopping list too. */
export function acceptPlan(dishes: PlannedDish[]) {
  const { add, remove } = usePlanStore.getState()
  const ids = dishes.map(({ day, meal, dish, servings, eaters }) =>
    add({ day, name: meal, recipe: { id: dish.id, title: dish.title }, servings, eaters }),
  )
  offerUndo(
    messages.accepted(dishes.length),
    messages.takenBack,
    () => {
      for (const id of ids) {
        remove(id)
        useShoppingStore.getState().removeRecipe(shareIdOf({ id }))
      }
    },
    'success',
  )
}
