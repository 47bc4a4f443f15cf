import type { Candidate, Place, Problem, Sign } from '@/lib/planner/places'
import { countsFor, distanceFrom, goalsFor } from '@/lib/planner/goals'
import { createProductSums } from '@/lib/planner/product-sums'

/**
 * What a plan costs, in kopecks: what is left in opened packs, and a price for each wish that is not met. The sums are updated
 * for the dish that changes, which takes some microseconds.
 */

/** What an unmet wish is worth, in kopecks; `till` is the part of the sum that counts. */
export const weights = {
  till: 0.1,
  pantry: 120,
  opened: 500,
  liked: 200,
  season: 200,
  variety: 120,
  monotony: 400,
  pot: 300,
}

/** The most main meals of a plan that one main ingredient is not monotonous in. */
export const MAX_MEALS_OF_MAIN = 2

/** A limit that is not kept to costs more than all wishes; the further away, the more. */
const BROKEN = 100_000
const BROKEN_PER_KOPECK = 5
const BROKEN_PER_SHARE = 20_000
const BROKEN_PER_MINUTE = 100
/** Minutes over a limit count up to this number, since a dish of unknown time takes an infinite one. */
const MAX_LATE = 600

export type Score = {
  /** Replaces the dish of a place; without one it is empty. */
  put: (place: number, candidate: Candidate | undefined) => void
  at: (place: number) => Candidate | undefined
  /** The dishes of all places. */
  dishes: () => (Candidate | undefined)[]
  /** The cost of the plan as it is. */
  cost: () => number
}

/** Starts with the dishes of standing meals; all other places are empty. */
export function createScore(problem: Problem): Score {
  const { places, budget, hasPot, likedWanted } = problem
  const chosen: (Candidate | undefined)[] = places.map(() => undefined)
  const products = createProductSums(problem)
  const goals = createGoalSums(problem)
  const { isLeftover, findPot } = createPots(problem, chosen)
  const dishes = createDishSums(problem, chosen, isLeftover)

  function change(index: number, place: Place, candidate: Candidate, sign: Sign) {
    products.change(place, candidate, sign)
    goals.change(place, candidate, sign)
    dishes.change(index, place, candidate, sign)
  }

  function put(index: number, candidate: Candidate | undefined) {
    const place = places[index]
    const before = chosen[index]
    if (!place || before === candidate) return
    chosen[index] = undefined
    if (before) change(index, place, before, -1)
    if (candidate) change(index, place, candidate, 1)
    chosen[index] = candidate
  }

  function cost() {
    const { till, left, idle, unused, offSeason } = products.sums
    const { liked, alike, monotonous, repeated, seedCost, late, uncooked } = dishes.sums
    const pot = repeated > 0 ? findPot() : undefined
    const potCount = pot ? 1 : 0
    const leftovers = pot && isLeftover(pot.to, pot.candidate) ? 1 : 0
    const over = till - budget
    return (
      left +
      seedCost +
      weights.till * till +
      weights.pantry * idle +
      weights.opened * unused +
      weights.liked * Math.max(0, likedWanted - liked) +
      weights.season * offSeason +
      weights.variety * alike +
      weights.monotony * monotonous +
      (hasPot ? weights.pot * (1 - potCount) : 0) +
      BROKEN_PER_MINUTE * late +
      BROKEN * (repeated - potCount + uncooked - leftovers) +
      goals.cost() +
      // Sums of kopecks may be off by less than one.
      (over > 0.5 ? BROKEN + BROKEN_PER_KOPECK * over : 0)
    )
  }

  places.forEach(({ only }, index) => put(index, only))
  // What the visitor has planned twice by hand is no repeat of the planner.
  dishes.sums.repeated = 0
  return { put, at: (index) => chosen[index], dishes: () => [...chosen], cost }
}

/**
 * The number of liked dishes, of what neighbouring ones have in common, of meals too many of a main ingredient, of repeats and
 * of leftovers that nobody cooks, the sum of the seed costs and the minutes over the limits.
 */
function createDishSums(
  { places }: Problem,
  chosen: (Candidate | undefined)[],
  isLeftover: (index: number, candidate: Candidate) => boolean,
) {
  const sums = { liked: 0, alike: 0, monotonous: 0, repeated: 0, seedCost: 0, late: 0, uncooked: 0 }
  const neighbours = places.map((place, index) =>
    places.flatMap((other, otherIndex) => (index !== otherIndex && isNear(place, other) ? [otherIndex] : [])),
  )
  /** Whether each place lacks a quick candidate. Otherwise only leftovers take longer, and they are not cooked. */
  const hasNoQuick = places.map(
    ({ candidates, maxMinutes, only }) => !only && candidates.every(({ minutes }) => minutes > maxMinutes),
  )

  function change(index: number, place: Place, candidate: Candidate, sign: Sign) {
    for (const main of isMain(place) ? candidate.mains : []) {
      if (main.meals + Math.min(sign, 0) >= MAX_MEALS_OF_MAIN) sums.monotonous += sign
      main.meals += sign
    }
    if (candidate.isLiked) sums.liked += sign
    if (isLeftover(index, candidate)) sums.uncooked += sign
    sums.seedCost += sign * candidate.seedCost
    if (hasNoQuick[index])
      sums.late += sign * Math.min(MAX_LATE, Math.max(0, candidate.minutes - place.maxMinutes))
    if (candidate.count + Math.min(sign, 0) > 0) sums.repeated += sign
    candidate.count += sign
    for (const near of neighbours[index] ?? []) sums.alike += sign * likeness(candidate, chosen[near])
  }

  return { sums, change }
}

/** What is eaten on each day of the nutrients that have a goal. */
function createGoalSums({ places, goals }: Problem) {
  const days = Math.max(0, ...places.map(({ dayIndex }) => dayIndex)) + 1
  const eaten = Array.from({ length: days }, () => goals.map(() => 0))
  const aims = eaten.flatMap((ofDay, day) =>
    goalsFor(
      places.filter(({ dayIndex }) => dayIndex === day),
      goals,
    ).map((goal) => ({ ...goal, ofDay })),
  )

  function change(place: Place, { nutrition }: Candidate, sign: Sign) {
    const ofDay = eaten[place.dayIndex]
    if (ofDay)
      goals.forEach((one, goal) => {
        if (countsFor(place, one)) ofDay[goal] = (ofDay[goal] ?? 0) + sign * (nutrition?.[one.nutrient] ?? 0)
      })
  }

  function cost() {
    let [broken, share] = [0, 0]
    for (const goal of aims) {
      const { ofDay, index, min, max, portion } = goal
      const distance = distanceFrom(goal, (ofDay[index] ?? 0) * portion)
      if (distance === 0) continue
      broken++
      share += distance / Math.max(1, max < Infinity ? max : min)
    }
    return broken * BROKEN + share * BROKEN_PER_SHARE
  }

  return { change, cost }
}

/** Finds out which of the chosen dishes are cooked for two days. */
function createPots({ places, hasPot }: Problem, chosen: (Candidate | undefined)[]) {
  /**
   * The dishes that keep among those that can be cooked for a place. Any other dish that keeps is there only as leftovers of
   * the day before.
   */
  const keeping = places.map(
    ({ candidates }) => new Set(hasPot ? candidates.filter(({ dish }) => dish.keepsDays) : []),
  )
  const isLeftover = (index: number, candidate: Candidate) =>
    hasPot &&
    candidate.dish.keepsDays !== undefined &&
    !places[index]?.only &&
    keeping[index]?.has(candidate) === false

  /** The first dish that is cooked for the next day, too, and the index of its place there. */
  function findPot(): { candidate: Candidate; to: number } | undefined {
    if (!hasPot) return undefined
    for (const [from, place] of places.entries()) {
      const candidate = chosen[from]
      // What the visitor has planned by hand is cooked for itself.
      if (place.only || candidate?.count !== 2 || !candidate.dish.keepsDays || isLeftover(from, candidate))
        continue
      const to = places.findIndex((other, index) => chosen[index] === candidate && isNextDay(place, other))
      if (to >= 0) return { candidate, to }
    }
    return undefined
  }

  return { isLeftover, findPot }
}

/** How many things two dishes have in common: their category and each main ingredient. */
function likeness(one: Candidate, other: Candidate | undefined): number {
  if (!other || one === other) return 0
  const { categoryId } = one.dish
  const isSameKind = categoryId !== undefined && categoryId === other.dish.categoryId
  return Number(isSameKind) + one.mains.filter((main) => other.mains.includes(main)).length
}

/** Whether a meal is a lunch or a dinner: breakfasts and snacks are always of few kinds. */
export const isMain = ({ name }: Place) => name === 'lunch' || name === 'dinner'

/** Whether it is monotonous if the dishes of two meals are alike. */
export const isNear = (one: Place, other: Place) =>
  isMain(one) && isMain(other) && Math.abs(one.dayIndex - other.dayIndex) <= 1

/** Whether one can eat in the other place what is left of a main meal of the day before. */
export const isNextDay = (one: Place, other: Place) =>
  isMain(one) && isMain(other) && other.dayIndex === one.dayIndex + 1
