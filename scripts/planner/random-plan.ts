import { compileProblem } from '../../lib/planner/compile-problem'
import type { Candidate } from '../../lib/planner/places'
import type { PlannerInput, Span, WeekPlan } from '../../lib/planner/planner-types'
import { createRandom } from '../../lib/planner/random'
import { toWeekPlan } from '../../lib/planner/week-plan'

/** Maximum number of draws for the dishes of a day. */
const MAX_DRAWS = 10_000

/** A random plan: for each meal any dish within the limits that the week does not have yet, for each day any of the span. */
export function randomPlan(input: PlannerInput, seed: number, kcal: Span): WeekPlan {
  const problem = compileProblem(input)
  const random = createRandom(seed)
  const dishes: Candidate[] = []
  for (const day of new Set(problem.places.map(({ dayIndex }) => dayIndex))) {
    const places = problem.places.filter(({ dayIndex }) => dayIndex === day)
    for (let draw = 0; ; draw++) {
      if (draw === MAX_DRAWS) throw new Error(`Seed ${seed} finds no day of ${kcal.min} to ${kcal.max} kcal.`)
      const drawn = places.flatMap(
        ({ candidates }) => candidates[Math.floor(random() * candidates.length)] ?? [],
      )
      const sum = drawn.reduce((all, { nutrition }) => all + (nutrition?.[0] ?? 0), 0)
      const isNew = new Set([...dishes, ...drawn]).size === dishes.length + places.length
      if (!isNew || sum < kcal.min || sum > kcal.max) continue
      dishes.push(...drawn)
      break
    }
  }
  return toWeekPlan(problem, input.products, { dishes, cost: 0 })
}
