import { compileProblem } from '@/lib/planner/compile-problem'
import type { Candidate } from '@/lib/planner/places'
import { offerFor } from '@/lib/planner/offer'
import { isWhole, type PlannerInput, type WeekPlan } from '@/lib/planner/planner-types'
import { createScore } from '@/lib/planner/score'
import { choicesOf, search } from '@/lib/planner/search'
import { toWeekPlan } from '@/lib/planner/week-plan'

/** `share`: how much of the work is done, 0 to 1. `plan`: the first one, and the best one while an offer for it is sought. */
type Progress = { share: number; plan: WeekPlan }

/** The share of the work that the search does; the offer does the rest. */
const SEARCH_SHARE = 0.9

/**
 * Plans a week: the data in, a plan out. Yields after each slice of work, so that the caller can stop it, and returns the best
 * plan found. A plan that exceeds limits has an offer which of them to loosen.
 */
export function* planWeek(input: PlannerInput): Generator<Progress, WeekPlan> {
  const plan = yield* bestPlan(input)
  if (isWhole(plan)) return plan
  const offers = offerFor(input, plan)
  for (;;) {
    const { done, value: offer } = offers.next()
    if (done) return { ...plan, ...(offer && { offer }) }
    yield { share: SEARCH_SHARE, plan }
  }
}

function* bestPlan(input: PlannerInput): Generator<Progress, WeekPlan> {
  const problem = compileProblem(input)
  const steps = search(problem, input.seed)
  let first: WeekPlan | undefined
  for (;;) {
    const { done, value } = steps.next()
    if (done) return toWeekPlan(problem, input.products, value)
    first ??= toWeekPlan(problem, input.products, value.found)
    yield { share: value.share * SEARCH_SHARE, plan: first }
  }
}

/**
 * Returns plans with another dish for one meal, whose index in `input.slots` is `place`: those that cost least, best first,
 * with dishes that the plan does not have. They exceed no limit that the plan keeps to, unless all of them do.
 */
export function alternatives(input: PlannerInput, plan: WeekPlan, place: number, most: number): WeekPlan[] {
  const { problem, score } = restore(input, plan)
  const plans = choicesOf(problem, score, place)
    .filter(({ count }) => count === 0)
    .map((candidate) => {
      score.put(place, candidate)
      return { candidate, cost: score.cost() }
    })
    .sort((one, other) => one.cost - other.cost)
    .slice(0, most)
    .map(({ candidate, cost }) => {
      score.put(place, candidate)
      return toWeekPlan(problem, input.products, { dishes: score.dishes(), cost })
    })
  const asGood = plans.filter(({ exceeds }) => exceeds.every((limit) => plan.exceeds.includes(limit)))
  return asGood.length > 0 ? asGood : plans
}

/** The problem of an input, with the score of a plan that was made from it. */
function restore(input: PlannerInput, plan: WeekPlan) {
  const problem = compileProblem(input)
  const score = createScore(problem)
  const keyOf = (id: string, leftoversOf = '') => `${leftoversOf} ${id}`
  const byKey = new Map<string, Candidate>(
    problem.places.flatMap(({ candidates }) =>
      candidates.map((candidate) => [keyOf(candidate.dish.id, candidate.leftoversOf), candidate]),
    ),
  )
  problem.places.forEach(({ day, name, only }, index) => {
    const planned = plan.dishes.find((dish) => dish.day === day && dish.meal === name)
    if (!only) score.put(index, planned && byKey.get(keyOf(planned.dish.id, planned.leftoversOf)))
  })
  return { problem, score }
}
