import { describe, expect, it } from 'vitest'

import { pricesOf } from '@/lib/plan/totals'
import { compileProblem } from '@/lib/planner/compile-problem'
import type { Candidate, Problem } from '@/lib/planner/places'
import type { PlannerDish, PlannerInput } from '@/lib/planner/planner-types'
import { createScore, isNextDay } from '@/lib/planner/score'
import { finish, search } from '@/lib/planner/search'
import { smallInput } from '@/testing/small-planner-input'

const CATALOGUES = 200
/** A fifth of what the planner takes for a week. */
const STEPS = 20_000

/** All ways to fill the places: each with its own dishes or with what was cooked the day before. */
function* allPlans(problem: Problem, chosen: Candidate[] = []): Generator<Candidate[]> {
  const { places, hasPot } = problem
  const place = places[chosen.length]
  if (!place) {
    const isCooked = (candidate: Candidate | undefined, index: number) =>
      candidate !== undefined &&
      (places[index]?.candidates.includes(candidate) ||
        places.some((other, from) => chosen[from] === candidate && isNextDay(other, places[index] ?? other)))
    if (chosen.every(isCooked)) yield chosen
    return
  }
  const kept = hasPot
    ? places.flatMap(({ candidates }) => candidates).filter(({ dish }) => dish.keepsDays)
    : []
  for (const candidate of new Set([...place.candidates, ...kept]))
    yield* allPlans(problem, [...chosen, candidate])
}

/** Whether a plan keeps to all limits, checked by the recipes alone. */
function keepsToLimits(input: PlannerInput, { places }: Problem, chosen: (Candidate | undefined)[]): boolean {
  const served = places.flatMap((place, index) => {
    const dish = chosen[index]?.dish
    return dish ? [{ ...place, dish }] : []
  })
  if (served.length < places.length) return false
  let pots = 0
  const isLeftover = new Set<(typeof served)[number]>()
  for (const one of served) {
    const same = served.filter(({ dish }) => dish === one.dish)
    if (same.length === 1) continue
    const [first, second] = same
    const isPot = same.length === 2 && second?.dayIndex === (first?.dayIndex ?? 0) + 1
    if (!isPot || !second || !input.hasPot || !one.dish.keepsDays) return false
    if (isLeftover.has(second)) continue
    isLeftover.add(second)
    pots++
  }
  if (pots > 1) return false
  const isFresh = served.filter((one) => !isLeftover.has(one))
  const fits = isFresh.every(({ dish, day }) => {
    const minutes = input.minutes[day]
    return minutes === undefined || Number.parseInt(dish.time ?? '', 10) <= minutes
  })
  const isEaten = served.every(
    ({ dish }) =>
      (!input.diet || dish.tags?.includes(input.diet)) &&
      input.free.every((allergen) => !dish.tags?.includes(`contains-${allergen}`)),
  )
  if (!fits || !isEaten) return false
  const [{ goals } = {}] = input.eaters
  if (goals?.kcal)
    for (const day of new Set(served.map(({ day }) => day))) {
      const kcal = served
        .filter((one) => one.day === day)
        .reduce((sum, { dish }) => sum + (dish.nutrition?.kcal ?? 0), 0)
      if (kcal < goals.kcal.min || kcal > goals.kcal.max) return false
    }
  return input.budget === undefined || tillOf(input, served) <= input.budget
}

/** What the site says that the plan costs at the till. */
function tillOf(input: PlannerInput, served: { day: string; dish: PlannerDish; servings: number }[]): number {
  const meals = served.map(({ day, dish, servings }, index) => ({
    id: `${index}`,
    day,
    name: 'dinner' as const,
    recipe: dish,
    servings,
  }))
  const home = new Map(
    input.opened.flatMap(({ title, amount, until }) => (amount ? [[title, { ...amount, until }]] : [])),
  )
  return pricesOf(meals, new Map(served.map(({ dish }) => [dish.id, dish])), input.products, home).till.sum
}

describe('search', () => {
  it(`keeps to every limit where that is possible, and is within 3 % of the best plan, in ${CATALOGUES} catalogues`, () => {
    let feasible = 0
    for (let seed = 1; seed <= CATALOGUES; seed++) {
      const input = smallInput(seed)
      const problem = compileProblem(input)
      const found = finish(search(problem, seed, STEPS))

      const least = { any: Infinity, kept: Infinity }
      const fresh = compileProblem(input)
      const tried = createScore(fresh)
      for (const chosen of allPlans(fresh)) {
        chosen.forEach((candidate, index) => tried.put(index, candidate))
        const cost = tried.cost()
        least.any = Math.min(least.any, cost)
        if (cost < least.kept && keepsToLimits(input, fresh, chosen)) least.kept = cost
      }
      if (least.kept < Infinity) {
        feasible++
        expect(keepsToLimits(input, problem, found.dishes), `the limits of catalogue ${seed}`).toBe(true)
        expect(found.cost, `the cost in catalogue ${seed}`).toBeLessThanOrEqual(least.kept * 1.03)
        expect(least.any, `a plan that breaks a limit of catalogue ${seed} costs more`).toBe(least.kept)
      } else if (least.any < Infinity) {
        expect(found.cost, `the cost in catalogue ${seed}`).toBeLessThanOrEqual(least.any * 1.03)
      }
    }
    expect(feasible).toBeGreaterThan(CATALOGUES / 3)
  }, 120_000)
})
