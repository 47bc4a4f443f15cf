import { planWeek } from '../../lib/planner/planner'
import type { PlannerInput } from '../../lib/planner/planner-types'
import { finish } from '../../lib/planner/search'

/** Plans once; returns the milliseconds to the first plan and to the best one. */
export function timePlan(input: PlannerInput): { first: number; good: number } {
  const start = performance.now()
  const steps = planWeek(input)
  steps.next()
  const first = performance.now() - start
  finish(steps)
  return { first, good: performance.now() - start }
}
