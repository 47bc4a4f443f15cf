import type { Meal } from '@/lib/plan/meal'
import { pricesOf } from '@/lib/plan/totals'
import type { Candidate, Problem } from '@/lib/planner/places'
import { countsFor, distanceFrom, goalsFor } from '@/lib/planner/goals'
import { needsOf, type Pot, type Served, sumOf } from '@/lib/planner/needs'
import {
  type Limit,
  limits,
  type PackLeftover,
  type PlannedDish,
  type PlannerInput,
  type WeekPlan,
} from '@/lib/planner/planner-types'
import { createReasons } from '@/lib/planner/reasons'
import { isNextDay } from '@/lib/planner/score'
import { leftOfProduct, type PlannerProduct } from '@/lib/planner/planner-products'

/** Returns the plan of these dishes, one for each place of the problem; `cost` is that of the search, in kopecks. */
export function toWeekPlan(
  problem: Problem,
  products: PlannerInput['products'],
  { dishes, cost }: { dishes: (Candidate | undefined)[]; cost: number },
): WeekPlan {
  const served = problem.places.flatMap((place, index): Served[] => {
    const candidate = dishes[index]
    return candidate ? [{ place, candidate }] : []
  })
  const pots = potsOf(served)
  const reasonsOf = createReasons(served, pots, problem.month)
  const isLeftover = (one: Served) => pots.some(({ to }) => to === one)
  const own = served.filter(({ place }) => !place.only)
  const planned = own.map((one): PlannedDish => {
    const { place, candidate } = one
    const { id, title, name, picture, time, nutrition } = candidate.dish
    return {
      day: place.day,
      meal: place.name,
      dish: { id, title, name, picture, time, nutrition },
      servings: place.servings,
      ...(place.eaters && { eaters: place.eaters }),
      ...(candidate.leftoversOf && { leftoversOf: candidate.leftoversOf }),
      reasons: reasonsOf(one),
      exceeds: isLeftover(one) ? [] : exceededBy(one, served, { ...problem, pots }),
    }
  })
  const needed = served.map((one) => onCookingDay(one, pots))
  const leftovers = packLeftovers(problem.products, needed)
  const till = pricesOf(needed.map(toMeal), recipesOf(served), products, problem.home).till.sum
  const broken = new Set<Limit>(planned.flatMap(({ exceeds }) => exceeds))
  if (till > problem.budget) broken.add('budget')
  if (isBeyondGoals(problem, served)) broken.add('goals')
  return {
    dishes: planned,
    empty: problem.places.flatMap(({ day, name, only }, index) =>
      only || dishes[index] ? [] : [{ day, name }],
    ),
    till,
    left: Math.round(leftovers.reduce((sum, { worth }) => sum + worth, 0)),
    leftovers: leftovers.map(({ title, value, unit }) => ({ title, value, unit })),
    exceeds: limits.filter((limit) => broken.has(limit)),
    cost,
  }
}

function potsOf(served: Served[]): Pot[] {
  return served.flatMap((from) => {
    const same = served.filter(({ candidate }) => candidate === from.candidate)
    const to = same.find(({ place }) => isNextDay(from.place, place))
    const isPot = !from.place.only && same.length === 2 && from.candidate.dish.keepsDays
    return to && isPot ? [{ from, to }] : []
  })
}

/**
 * Moves a dish to the day on which it is cooked, and has its products good on that day. The search counts the products of the
 * second day on that day: a plan may be cheaper than the search assumes, and never dearer.
 */
function onCookingDay(one: Served, pots: Pot[]): Served {
  const { day, dayIndex } = pots.find(({ to }) => to === one)?.from.place ?? one.place
  return { ...one, place: { ...one.place, day, dayIndex } }
}

function exceededBy(
  one: Served,
  served: Served[],
  { goals, pots }: Pick<Problem, 'goals'> & { pots: Pot[] },
): Limit[] {
  const { place, candidate } = one
  const isTwice =
    !pots.some(({ from }) => from === one) &&
    served.some((other) => other !== one && other.candidate === candidate)
  return [
    // Whether a dish without food values keeps to the goals is unknown.
    ...(goals.some((goal) => countsFor(place, goal)) && !candidate.nutrition ? (['goals'] as const) : []),
    ...(candidate.minutes > place.maxMinutes ? (['minutes'] as const) : []),
    ...(isTwice || (!candidate.leftoversOf && place.recent.has(candidate.dish.id))
      ? (['repeats'] as const)
      : []),
  ]
}

const toMeal = ({ place, candidate: { dish, leftoversOf } }: Served, index: number): Meal => ({
  id: String(index),
  day: place.day,
  name: place.name,
  recipe: dish,
  servings: place.servings,
  // Any id here says that the meal is not cooked.
  leftoversOf: leftoversOf ?? (place.isLeftover ? 'another meal' : undefined),
})

const recipesOf = (served: Served[]) =>
  new Map(served.map(({ candidate: { dish } }) => [dish.id, dish] as const))

function isBeyondGoals({ goals }: Problem, served: Served[]): boolean {
  const days = new Map<number, Served[]>()
  for (const one of served) days.set(one.place.dayIndex, [...(days.get(one.place.dayIndex) ?? []), one])
  return [...days.values()].some((ofDay) => {
    const places = ofDay.map(({ place }) => place)
    return goalsFor(places, goals).some((goal) => {
      const { nutrient, portion } = goal
      const eaten = ofDay.filter(({ place }) => countsFor(place, goal))
      const sum =
        portion * eaten.reduce((all, { candidate }) => all + (candidate.nutrition?.[nutrient] ?? 0), 0)
      return distanceFrom(goal, sum) > 0
    })
  })
}

/** What is left of opened packs, with its worth in kopecks, the dearest first. */
function packLeftovers(products: PlannerProduct[], served: Served[]): (PackLeftover & { worth: number })[] {
  const needs = served.map(needsOf)
  return products
    .flatMap((item) => {
      const { title, unit, size, price } = item
      const worth = leftOfProduct(item, sumOf(needs.flatMap((each) => each.get(item) ?? [])))
      return worth > 0 ? [{ title, unit, value: (worth / price) * size, worth }] : []
    })
    .sort((one, other) => other.worth - one.worth)
}
