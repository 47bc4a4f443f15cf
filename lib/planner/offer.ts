import { isWeekday } from '@/lib/calendar/days'
import { compileProblem } from '@/lib/planner/compile-problem'
import type { Offer, PlannerInput, WeekPlan } from '@/lib/planner/planner-types'
import { finish, search, STEPS } from '@/lib/planner/search'
import { toWeekPlan } from '@/lib/planner/week-plan'
import { minutesOf } from '@/lib/recipes/card-numbers'

/** Steps of a search that shows whether a limit matters. */
const OFFER_STEPS = STEPS / 20

/** Kopecks that a meal without a dish, and a limit that a dish exceeds, add to the cost of a plan. */
const EMPTY = 1_000_000
const EXCEEDED = 100_000

type Loosening = { offer: Offer; input: PlannerInput }

/**
 * Returns the limit that costs the plan most: the one without which the best week has the least trouble. If no single one
 * helps, it tries to lift all allergens, then the diet too, then the strikes too. Returns undefined if nothing helps. Yields
 * before each search.
 */
export function* offerFor(input: PlannerInput, plan: WeekPlan): Generator<void, Offer | undefined> {
  const { diet, free, struck } = input
  const withoutDiet = { ...input, diet: undefined, free: [] }
  const tries: Iterable<Loosening>[] = [
    alone(input, plan),
    free.length > 1 ? [{ offer: { limit: 'free' }, input: { ...input, free: [] } }] : [],
    diet && free.length > 0 ? [{ offer: { limit: 'dietAndFree' }, input: withoutDiet }] : [],
    struck.length > 0 ? [{ offer: { limit: 'anyDish' }, input: { ...withoutDiet, struck: [] } }] : [],
  ]
  for (const loosenings of tries) {
    let best: Offer | undefined
    let most = EXCEEDED / 2
    for (const { offer, input: loose } of loosenings) {
      yield
      const gain = troubleOf(plan) - troubleOf(quickPlan(loose))
      if (gain > most) [best, most] = [offer, gain]
    }
    if (best) return best
  }
  return undefined
}

/** The input without one of its limits, for each of them. */
function* alone(input: PlannerInput, plan: WeekPlan): Generator<Loosening> {
  const { budget, minutes, eaters, diet, free, struck } = input
  // The search has come as close to the budget as it could.
  if (budget !== undefined && plan.till > budget)
    yield { offer: { limit: 'budget', value: plan.till }, input: { ...input, budget: plan.till } }
  for (const isWeekend of [false, true]) {
    const limits = Object.entries(minutes).filter(([day]) => isWeekday(day) !== isWeekend)
    if (limits.length === 0) continue
    const value = longerFor(limits, plan)
    const longer = Object.fromEntries(limits.map(([day]) => [day, value]))
    yield {
      offer: { limit: 'minutes', value, isWeekend },
      input: { ...input, minutes: { ...minutes, ...longer } },
    }
  }
  if (eaters.some(({ goals }) => goals)) {
    const withoutGoals = eaters.map(({ id, portion }) => ({ id, portion }))
    yield { offer: { limit: 'goals' }, input: { ...input, eaters: withoutGoals } }
  }
  if (diet) yield { offer: { limit: 'diet' }, input: { ...input, diet: undefined } }
  for (const allergen of free)
    yield {
      offer: { limit: 'free', allergen },
      input: { ...input, free: free.filter((other) => other !== allergen) },
    }
  if (struck.length > 0) yield { offer: { limit: 'struck' }, input: { ...input, struck: [] } }
}

/**
 * The minutes of the longest dish that exceeds the limit of one of these days, rounded up to quarters of an hour; if no such
 * dish is known, one and a half times the longest limit.
 */
function longerFor(limits: [day: string, most: number][], { dishes }: WeekPlan): number {
  const ofDays = new Map(limits)
  const tooLong = dishes.flatMap(({ day, dish, exceeds }) => {
    const minutes = minutesOf(dish.time)
    return ofDays.has(day) && exceeds.includes('minutes') && minutes ? [minutes] : []
  })
  const minutes = tooLong.length > 0 ? Math.max(...tooLong) : 1.5 * Math.max(...ofDays.values())
  return Math.ceil(minutes / 15) * 15
}

function quickPlan(input: PlannerInput): WeekPlan {
  const problem = compileProblem(input)
  return toWeekPlan(problem, input.products, finish(search(problem, input.seed, OFFER_STEPS)))
}

const troubleOf = ({ empty, dishes, cost }: WeekPlan) =>
  cost + EMPTY * empty.length + EXCEEDED * dishes.reduce((sum, { exceeds }) => sum + exceeds.length, 0)
