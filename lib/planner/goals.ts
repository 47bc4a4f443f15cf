import { nutrients } from '@/lib/plan/eaters'
import type { Goal, Place } from '@/lib/planner/places'
import type { EatenSlot, Eater, Span } from '@/lib/planner/planner-types'

/** The goals of these people, one for each nutrient that has a span. */
export const goalsOf = (eaters: Eater[]): Goal[] =>
  eaters.flatMap(({ id, portion, goals = {} }) =>
    nutrients.flatMap((name, nutrient) => {
      const span = goals[name]
      return span ? [{ ...span, nutrient, portion, eater: id }] : []
    }),
  )

/** Whether what a meal serves counts for a goal. */
export const countsFor = ({ eaters }: EatenSlot, { eater }: Goal) => eaters?.includes(eater) ?? true

/**
 * The goals for a day with these meals, with their indexes: those of eaters for whom a meal of the day is planned. A day with a
 * standing meal of unknown nutrition has no minimum.
 */
export const goalsFor = (ofDay: Place[], goals: Goal[]): (Goal & { index: number })[] =>
  goals.flatMap((goal, index) => {
    const eaten = ofDay.filter((place) => countsFor(place, goal))
    if (eaten.every(({ only }) => only)) return []
    const isUnknown = eaten.some(({ only }) => only && !only.nutrition)
    return [{ ...goal, index, min: isUnknown ? 0 : goal.min }]
  })

/** Amounts by which sums of fractions may be off. */
const TOLERANCE = 1e-6

/** By how much a sum lies outside a span, in the unit of both; 0 within it. */
export function distanceFrom({ min, max }: Span, sum: number): number {
  const distance = Math.max(min - sum, sum - max)
  return distance > TOLERANCE ? distance : 0
}
