import { describe, expect, it } from 'vitest'

import { pricesOf } from '@/lib/plan/totals'
import { type Candidate, compile, type Problem } from '@/lib/planner/compile'
import type { PlannerDish, PlannerInput } from '@/lib/planner/problem'
import { createRandom } from '@/lib/planner/random'
import { createScore, isNextDay } from '@/lib/planner/score'
import { search } from '@/lib/planner/search'
import { finish } from '@/lib/planner/planner'
import { dishOf, inputOf, monday, packOf, tuesday, wednesday } from '@/testing/planner'

/** Small random catalogues, of which every plan can be tried. */

const CATALOGUES = 200
/** A fiftieth of what the planner takes for a week. */
const STEPS = 20_000

function randomInput(seed: number): PlannerInput {
  const random = createRandom(seed)
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
  const chance = (share: number) => random() < share
  const products = Array.from({ length: whole(4, 8) }, (_, index) =>
    packOf(`Продукт ${index}`, whole(2, 10) * 50, whole(1, 12)),
  )
  const dishes = Array.from({ length: whole(4, 7) }, (_, index): PlannerDish => {
    const used = products.filter(() => chance(0.5))
    const needs = Object.fromEntries(used.map(({ title }) => [title, whole(1, 12) * 25]))
    return dishOf(`${index}`, Object.keys(needs).length > 0 ? needs : { [products[0]?.title ?? '']: 100 }, {
      nutrition: { kcal: whole(2, 8) * 100, protein: 0, fat: 0, carbs: 0 },
      time: `${whole(1, 6) * 10} минут`,
      tags: [...(chance(0.7) ? ['vegetarian'] : []), ...(chance(0.3) ? ['contains-egg'] : [])],
      keepsDays: chance(0.5) ? 2 : undefined,
      categoryId: `${whole(1, 3)}`,
    })
  })
  const days = [monday, tuesday, wednesday].slice(0, whole(2, 3))
  const kcal = whole(2, 5) * 100
  return inputOf(dishes, products, {
    days,
    slots: days.flatMap((day) => [
      { day, name: 'dinner' as const },
      ...(day === monday && chance(0.5) ? [{ day, name: 'lunch' as const }] : []),
    ]),
    eaters: [
      {
        id: 'a',
        portion: 1,
        ...(chance(0.4) && { goals: { kcal: { min: kcal, max: kcal + 600 } } }),
      },
      { id: 'b', portion: 1 },
    ],
    minutes: chance(0.5) ? { [monday]: 40, [tuesday]: 30 } : {},
    ...(chance(0.5) && { budget: whole(10, 50) * 100 }),
    ...(chance(0.3) && { diet: 'vegetarian' as const }),
    free: chance(0.3) ? ['egg'] : [],
    hasPot: chance(0.5),
    liked: chance(0.5) ? ['1', '2'] : [],
    pantry: chance(0.3) ? [{ title: 'Продукт 1' }] : [],
    opened: chance(0.3)
      ? [{ title: 'Продукт 2', amount: { value: 100, unit: 'г' }, ...(chance(0.5) && { until: monday }) }]
      : [],
    seed,
  })
}

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
      const input = randomInput(seed)
      const problem = compile(input)
      const found = finish(search(problem, seed, STEPS))

      const least = { any: Infinity, kept: Infinity }
      const fresh = compile(input)
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
