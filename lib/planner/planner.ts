import { type Candidate, compile, type Problem } from '@/lib/planner/compile'
import { offerFor } from '@/lib/planner/offer'
import type { PlannedDish, PlannerInput, WeekPlan } from '@/lib/planner/problem'
import { createScore, type Score } from '@/lib/planner/score'
import { choicesOf, search } from '@/lib/planner/search'
import { toWeekPlan } from '@/lib/planner/week-plan'

/** `share`: how much of the work is done, 0 to 1. `plan` is the first plan, which is better than none. */
export type Progress = { share: number; plan: WeekPlan }

/** The rest is for the offer. */
const SEARCH_SHARE = 0.9

/**
 * Plans a week: the data in, a plan out. Yields after each slice of work and returns the best plan found; whoever asks for
 * no more has stopped it. If the plan exceeds limits, it has an offer which of them to loosen.
 */
export function* planWeek(input: PlannerInput): Generator<Progress, WeekPlan> {
  const problem = compile(input)
  const steps = search(problem, input.seed)
  let first: WeekPlan | undefined
  for (;;) {
    const step = steps.next()
    if (step.done) {
      const plan = toWeekPlan(problem, input.products, step.value)
      if (plan.exceeds.length === 0 && plan.empty.length === 0) return plan
      yield { share: SEARCH_SHARE, plan }
      const offer = offerFor(input, plan)
      return { ...plan, ...(offer && { offer }) }
    }
    first ??= toWeekPlan(problem, input.products, step.value.found)
    yield { share: step.value.share * SEARCH_SHARE, plan: first }
  }
}

/** Runs a planner to its end. */
export function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The dishes that cost least in a place of the plan beside its others, best first and without the present one. */
export function alternatives(input: PlannerInput, plan: WeekPlan, slot: number, most: number): PlannedDish[] {
  const { problem, score } = restore(input, plan)
  const present = score.at(slot)
  const ranked = choicesOf(problem, score, slot)
    .filter((candidate) => candidate !== present)
    .map((candidate) => {
      score.put(slot, candidate)
      return { candidate, cost: score.cost() }
    })
    .sort((one, other) => one.cost - other.cost)
  const { day, name } = problem.places[slot] ?? {}
  return ranked.slice(0, most).flatMap(({ candidate }) => {
    score.put(slot, candidate)
    const { dishes } = toPlan(problem, score, input)
    return dishes.find((dish) => dish.day === day && dish.meal === name) ?? []
  })
}

/** The plan with another dish in one place. Unchanged if the dish is not to be had there. */
export function withDish(input: PlannerInput, plan: WeekPlan, slot: number, id: string): WeekPlan {
  const { problem, score } = restore(input, plan)
  const candidate = choicesOf(problem, score, slot).find(({ dish }) => dish.id === id)
  if (!candidate) return plan
  score.put(slot, candidate)
  return toPlan(problem, score, input)
}

/** The score of a plan that was made from the same input. */
function restore(input: PlannerInput, plan: WeekPlan) {
  const problem = compile(input)
  const score = createScore(problem)
  const byId = new Map<string, Candidate>(
    problem.places.flatMap(({ candidates }) => candidates.map((candidate) => [candidate.dish.id, candidate])),
  )
  problem.places.forEach(({ day, name, only }, index) => {
    const planned = plan.dishes.find((dish) => dish.day === day && dish.meal === name)
    if (!only) score.put(index, planned && byId.get(planned.dish.id))
  })
  return { problem, score }
}

const toPlan = (problem: Problem, score: Score, { products }: PlannerInput) =>
  toWeekPlan(problem, products, {
    dishes: problem.places.map((_, index) => score.at(index)),
    cost: score.cost(),
  })
