import { offerUndo } from '@/lib/feedback/offer-undo'
import { shareIdOf } from '@/lib/plan/plan'
import { usePlanStore } from '@/lib/plan/plan-store'
import { planner as messages } from '@/lib/planner/messages'
import { limitServings } from '@/lib/quantities/amount-schema'
import type { PlannedDish } from '@/lib/planner/planner-types'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/**
 * Adds the dishes to the meals that are planned; a click on the toast takes them back, from the shopping list too. A dish for
 * two days is cooked for both on the first one, and eaten as leftovers of that meal on the second.
 */
export function acceptPlan(dishes: PlannedDish[]) {
  const { add, remove } = usePlanStore.getState()
  /** The ids of the meals that are cooked for two days, by recipe. */
  const pots = new Map<string, string>()
  const ids = dishes.map((planned) => {
    const { day, meal, dish, servings, eaters } = planned
    const second = has(planned, 'pot') && dishes.find((other) => isSecondOf(other, planned))
    const id = add({
      day,
      name: meal,
      recipe: { id: dish.id, title: dish.title },
      servings: limitServings(servings + (second ? second.servings : 0)),
      eaters,
      leftoversOf: has(planned, 'leftover') ? pots.get(dish.id) : planned.leftoversOf,
    })
    if (second) pots.set(dish.id, id)
    return id
  })
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

const has = ({ reasons }: PlannedDish, kind: 'pot' | 'leftover') =>
  reasons.some((reason) => reason.kind === kind)

const isSecondOf = (other: PlannedDish, first: PlannedDish) =>
  other.dish.id === first.dish.id && has(other, 'leftover')
