import { compileProblem } from '../../lib/planner/compile-problem'
import type { Candidate, Place, Problem } from '../../lib/planner/places'
import { countsFor } from '../../lib/planner/goals'
import type { PlannerInput } from '../../lib/planner/planner-types'
import { createScore, isMain, isNear, isNextDay, MAX_MEALS_OF_MAIN, weights } from '../../lib/planner/score'
import { packsOf, type PlannerProduct } from '../../lib/planner/planner-products'
import { type Programme, type Solved, solveProgramme, type Term } from './programme'

/** A dish for a place, cooked for it or, where there is `from`, for that place the day before. Its variable is 0 or 1. */
type Choice = { variable: number; index: number; place: Place; candidate: Candidate; from?: number }

/**
 * Solves an input without standing meals as an integer programme that has the costs of `createScore` and all limits as rows.
 * Throws if a solution does not cost what the score says of its dishes.
 */
export function solveWeek(input: PlannerInput, seconds: number): Solved {
  const problem = compileProblem(input)
  let choices: Choice[] = []
  const solved = solveProgramme((programme) => {
    choices = addChoices(programme, problem)
    addGoals(programme, problem, choices)
    addVariety(programme, problem, choices)
    const atTill = problem.products.flatMap((item) => addProduct(programme, problem, choices, item))
    programme.atMost(problem.budget, atTill)
  }, seconds)
  const { values, isBest } = solved
  if (!values) return solved
  const score = createScore(problem)
  for (const { variable, index, candidate } of choices)
    if ((values[variable] ?? 0) > 0.5) score.put(index, candidate)
  const cost = score.cost()
  // A plan that is not the best may buy packs that it does not need.
  if (isBest ? Math.abs(cost - solved.cost) > 1 : cost > solved.cost + 1)
    throw new Error(`The programme says ${solved.cost} of a plan that costs ${cost}.`)
  return { ...solved, cost }
}

const once = (choices: Choice[], coefficient = 1) =>
  choices.map(({ variable }): Term => [variable, coefficient])

/** Each meal has one dish, no dish is cooked twice, and one at most is cooked for two days. */
function addChoices({ variable, row, atLeast, atMost }: Programme, problem: Problem): Choice[] {
  const { places, hasPot, likedWanted } = problem
  const choose = (index: number, place: Place, candidate: Candidate, from?: number): Choice => {
    const isQuick = from !== undefined || candidate.minutes <= place.maxMinutes
    const options = { max: isQuick ? 1 : 0, isWhole: true }
    return { variable: variable(candidate.seedCost, options), index, place, candidate, from }
  }
  const cooked = places.flatMap((place, index) =>
    place.candidates.map((candidate) => choose(index, place, candidate)),
  )
  for (const candidate of new Set(cooked.map(({ candidate }) => candidate)))
    atMost(1, once(cooked.filter((choice) => choice.candidate === candidate)))

  const leftovers: Choice[] = []
  for (const { variable, candidate, place, index: from } of hasPot ? cooked : [])
    places.forEach((next, index) => {
      if (!candidate.dish.keepsDays || !isNextDay(place, next)) return
      const eaten = choose(index, next, candidate, from)
      leftovers.push(eaten)
      atLeast(0, [[variable, 1], ...once([eaten], -1)])
    })
  atMost(1, once(leftovers))
  if (hasPot) atLeast(1, [[variable(weights.pot), 1], ...once(leftovers)])

  const choices = [...cooked, ...leftovers]
  places.forEach((_, index) => row(1, 1, once(choices.filter((choice) => choice.index === index))))
  const liked = choices.filter(({ candidate }) => candidate.isLiked)
  atLeast(likedWanted, [[variable(weights.liked), 1], ...once(liked)])
  return choices
}

function addGoals({ row }: Programme, { places, goals }: Problem, choices: Choice[]) {
  for (const goal of goals)
    for (const day of new Set(places.map(({ dayIndex }) => dayIndex))) {
      const eaten = choices.filter(({ place }) => place.dayIndex === day && countsFor(place, goal))
      const amountOf = ({ candidate: { nutrition } }: Choice) =>
        goal.portion * (nutrition?.[goal.nutrient] ?? 0)
      if (eaten.length > 0)
        row(
          goal.min,
          goal.max,
          eaten.map((choice): Term => [choice.variable, amountOf(choice)]),
        )
    }
}

/**
 * What two dishes near each other have in common costs something, unless they are one that is cooked for both, and so does a
 * main ingredient that is in too many meals.
 */
function addVariety({ variable, atLeast }: Programme, { places }: Problem, choices: Choice[]) {
  const traitsOf = ({ candidate }: Choice) => [candidate.dish.categoryId ?? [], candidate.mains].flat()
  const mainMeals = choices.filter(({ place }) => isMain(place))
  for (const main of new Set(mainMeals.flatMap(({ candidate }) => candidate.mains))) {
    const meals = mainMeals.filter(({ candidate }) => candidate.mains.includes(main))
    atLeast(-MAX_MEALS_OF_MAIN, [[variable(weights.monotony), 1], ...once(meals, -1)])
  }
  places.forEach((one, first) =>
    places.forEach((other, second) => {
      if (first >= second || !isNear(one, other)) return
      const atBoth = choices.filter(({ index }) => index === first || index === second)
      for (const trait of new Set(atBoth.flatMap(traitsOf))) {
        const alike = atBoth.filter((choice) => traitsOf(choice).includes(trait))
        const pots = alike.filter(({ from }) => from === first || from === second)
        atLeast(-1, [[variable(weights.variety), 1], ...once(alike, -1), ...once(pots)])
      }
    }),
  )
}

/** Adds what a product costs, by the rules of `tillOfProduct` and `leftOfProduct`; returns its kopecks at the till. */
function addProduct(
  { variable, atLeast, atMost }: Programme,
  { month }: Problem,
  choices: Choice[],
  item: PlannerProduct,
): Term[] {
  const { size, price, stock, spare, lastDay, usualPacks, months, isFree, isPantry } = item
  const uses = choices.flatMap((choice) => {
    const { place, candidate } = choice
    const own = candidate.uses.filter((use) => use.item === item)
    const scale = place.servings / (candidate.dish.servings ?? place.servings)
    const need = scale * own.reduce((sum, { amount }) => sum + amount, 0)
    return own.length > 0 ? [{ ...choice, need, isUnknown: own.some(({ isUnknown }) => isUnknown) }] : []
  })
  const counted = uses.filter(({ need }) => need > 0)
  const inTime = uses.filter(({ place }) => place.dayIndex <= lastDay)
  const packsIn = (some: typeof uses, factor: number) =>
    some.flatMap(({ variable, need }): Term[] => (need > 0 ? [[variable, (factor * need) / size]] : []))

  if (isPantry && !isFree) atLeast(1, [[variable(weights.pantry), 1], ...once(inTime)])
  if (stock > 0) atLeast(1, [[variable(weights.opened), 1], ...once(inTime)])
  if (months.length > 0 && !months.includes(month)) {
    const offSeason = variable(weights.season)
    for (const use of uses) atLeast(0, [[offSeason, 1], ...once([use], -1)])
  }
  if (isFree) return []

  const held = size > 0 ? stock / size : 0
  const opened = variable(0, { isWhole: true })
  const taken = variable(0, { max: held })
  atLeast(0, [[taken, -1], ...packsIn(inTime, 1)])
  atLeast(0, [[opened, 1], [taken, 1], ...packsIn(counted, -1)])
  // What the packs of each dish alone take says nothing new, but helps the solver.
  for (const candidate of new Set(stock > 0 ? [] : counted.map((use) => use.candidate))) {
    const cooked = counted.filter((use) => use.candidate === candidate && use.from === undefined)
    atLeast(0, [[opened, 1], ...cooked.map(({ variable, need }): Term => [variable, -packsOf(item, need)])])
  }
  if (size > 0 && !isPantry) {
    const unknown = uses.filter(({ isUnknown }) => isUnknown)
    const left: Term[] = [[variable(price), 1], [opened, -1], ...packsIn(counted, 1)]
    atLeast(held, [...left, ...once(unknown, held + 1)])
  }

  const bought = variable(weights.till * price, { isWhole: true })
  atLeast(0, [
    [bought, 1],
    [opened, -1],
  ])
  if (stock > 0) {
    const most = packsIn(counted, 1).reduce((sum, [, packs]) => sum + packs, 0)
    const isEnough = variable(0, { max: spare > 0 ? 1 : 0, isWhole: true })
    const others = uses.filter((use) => !inTime.includes(use) || use.isUnknown)
    atLeast(0, [[bought, 1], [isEnough, most], ...packsIn(counted, -1)])
    atMost(spare / size + most, [[isEnough, most], ...packsIn(counted, 1)])
    atMost(others.length, [[isEnough, others.length], ...once(others)])
  }
  // Of an amount that cannot be counted the usual packs are bought, if no other use says how many.
  const isCounted = variable(0, { max: 1 })
  atLeast(0, [[isCounted, -1], ...once(counted)])
  for (const use of uses)
    if (use.need === 0) atLeast(0, [[bought, 1], [isCounted, usualPacks], ...once([use], -usualPacks)])
  return [[bought, price]]
}
