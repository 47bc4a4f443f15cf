import type { Candidate, Place } from '@/lib/planner/places'
import { type Needed, nothing, type PlannerProduct } from '@/lib/planner/planner-products'

/** A place with its dish. */
export type Served = { place: Place; candidate: Candidate }

/** Two meals with the same dish, which is cooked for both on the day of the first. */
export type Pot = { from: Served; to: Served }

/** What one dish needs of each product; leftovers need nothing. */
export function needsOf({ place, candidate: { dish, uses } }: Served): Map<PlannerProduct, Needed> {
  const scale = place.servings / (dish.servings ?? place.servings)
  const needs = new Map<PlannerProduct, Needed>()
  if (place.isLeftover) return needs
  for (const { item, amount, isUnknown } of uses) {
    const need = amount * scale
    const isInTime = place.dayIndex <= item.lastDay
    const own: Needed = {
      need,
      needInTime: isInTime ? need : 0,
      uses: 1,
      usesInTime: Number(isInTime),
      unknown: Number(isUnknown),
    }
    needs.set(item, sumOf([own, needs.get(item) ?? nothing]))
  }
  return needs
}

/** What several dishes need of a product together. */
export const sumOf = (needs: Needed[]): Needed =>
  needs.reduce(
    (sum, one) => ({
      need: sum.need + one.need,
      needInTime: sum.needInTime + one.needInTime,
      uses: sum.uses + one.uses,
      usesInTime: sum.usesInTime + one.usesInTime,
      unknown: sum.unknown + one.unknown,
    }),
    nothing,
  )
