import type { Candidate, Problem } from '@/lib/planner/places'
import { createRandom } from '@/lib/planner/random'
import { createScore, isNextDay, type Score } from '@/lib/planner/score'

/**
 * Looks for the dishes that cost least: each place first takes what is best beside those before it, then simulated annealing
 * and a descent improve on it. All steps are counted, none is timed, so that a seed has one plan on every device.
 */

/** Number of annealing steps, in all and between two reports. */
export const STEPS = 100_000
const STEPS_PER_REPORT = 1000
/** The temperature in kopecks: its minimum at the beginning, and its value at the end. */
const [HOT, COLD] = [1500, 8]
/**
 * At the beginning it is at least this part of the cost: where limits are exceeded, the way to a better plan leads through
 * worse ones.
 */
const HOT_SHARE = 0.25
/** Maximum number of dishes that a descent tries for a place. */
const MAX_SAMPLE = 1500
const MAX_ROUNDS = 6

type Found = { dishes: (Candidate | undefined)[]; cost: number }

/** `share` is the part of the work that is done, 0 to 1; `found` is the best plan so far, a new object whenever it improves. */
type SearchStep = { share: number; found: Found }

type Random = () => number

const pick = <T>(items: T[], random: Random): T | undefined => items[Math.floor(random() * items.length)]

/** Yields after each slice of work, first the greedy plan, and returns the best one. */
export function* search(problem: Problem, seed: number, steps = STEPS): Generator<SearchStep, Found> {
  const score = createScore(problem)
  const random = createRandom(seed)
  const open = problem.places.flatMap(({ only, candidates }, index) =>
    only || candidates.length === 0 ? [] : [index],
  )
  const free = open.filter((index) => !problem.places[index]?.isKept)
  const read = (): Found => ({ dishes: score.dishes(), cost: score.cost() })
  startGreedily(problem, score, open, random)
  let best = read()
  yield { share: 0, found: best }

  // With a single place the descent tries all dishes.
  const total = free.length > 1 ? steps : 0
  let cost = best.cost
  const hot = Math.max(HOT, HOT_SHARE * cost)
  for (let step = 0; step < total; step++) {
    const heat = hot * (COLD / hot) ** (step / total)
    const undo = move(problem, score, free, random)
    const next = score.cost()
    if (next <= cost || random() < Math.exp((cost - next) / heat)) {
      cost = next
      if (next < best.cost - 1e-9) best = read()
    } else undo()
    if (step % STEPS_PER_REPORT === 0) yield { share: step / total, found: best }
  }
  best.dishes.forEach((candidate, index) => score.put(index, candidate))
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = score.cost()
    for (const index of free) {
      takeBest(score, index, sample(choicesOf(problem, score, index), random))
      if (problem.places.length > 1 && index % 4 === 0) yield { share: 1, found: best }
    }
    swapAll(problem, score, free)
    const found = read()
    if (found.cost < best.cost) best = found
    if (score.cost() >= before - 1e-9) break
  }
  return best
}

/** Runs a search, or a planner, to its end. */
export function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Fills the places, those with the fewest candidates first, each with the best dish beside those already chosen. */
function startGreedily({ places }: Problem, score: Score, open: number[], random: Random) {
  const countOf = (index: number) => places[index]?.candidates.length ?? 0
  for (const index of [...open].sort((one, other) => countOf(one) - countOf(other)))
    takeBest(score, index, sample(places[index]?.candidates ?? [], random))
}

/** At most `MAX_SAMPLE` candidates, from a random index on; the best of them is about as good as the best of all. */
function sample(candidates: Candidate[], random: Random): Candidate[] {
  if (candidates.length <= MAX_SAMPLE) return candidates
  const first = Math.floor(random() * candidates.length)
  return Array.from(
    { length: MAX_SAMPLE },
    (_, index) => candidates[(first + index) % candidates.length],
  ).filter((candidate) => candidate !== undefined)
}

function takeBest(score: Score, index: number, candidates: Candidate[]) {
  let best = score.at(index)
  let least = best ? score.cost() : Infinity
  for (const candidate of candidates) {
    score.put(index, candidate)
    const cost = score.cost()
    if (cost < least - 1e-9) [best, least] = [candidate, cost]
  }
  score.put(index, best)
}

/** The dishes that a place may have: its own and those of the day before that keep. */
export function choicesOf({ places, hasPot }: Problem, score: Score, index: number): Candidate[] {
  const place = places[index]
  if (!place || place.isKept) return place?.candidates ?? []
  const kept = hasPot
    ? places.flatMap((other, from) => {
        const candidate = score.at(from)
        return !other.only && candidate?.dish.keepsDays && isNextDay(other, place) ? [candidate] : []
      })
    : []
  return [...new Set([...place.candidates, ...kept])]
}

/** Makes a random change; returns a function that undoes it. */
function move(problem: Problem, score: Score, free: number[], random: Random): () => void {
  const { places } = problem
  const index = pick(free, random) ?? 0
  const before = score.at(index)
  const kind = random()
  if (kind < 0.75) {
    score.put(index, pick(places[index]?.candidates ?? [], random))
    return () => score.put(index, before)
  }
  const other = pick(free, random) ?? 0
  if (kind < 0.9) return swap(problem, score, index, other)
  const to = problem.hasPot ? pick(nextDays(problem, free, index), random) : undefined
  const candidate = random() < 0.5 ? before : pick(places[index]?.candidates ?? [], random)
  if (to === undefined || !candidate?.dish.keepsDays) return () => {}
  const replaced = score.at(to)
  score.put(index, candidate)
  score.put(to, candidate)
  return () => {
    score.put(index, before)
    score.put(to, replaced)
  }
}

const nextDays = ({ places }: Problem, free: number[], index: number) => {
  const place = places[index]
  return place ? free.filter((other) => isNextDay(place, places[other] ?? place)) : []
}

/** Swaps the dishes of two places if each may have the other's; returns a function that undoes it. */
function swap({ places }: Problem, score: Score, index: number, other: number): () => void {
  const [one, two] = [score.at(index), score.at(other)]
  const fits = (at: number, candidate: Candidate | undefined) =>
    candidate !== undefined && (places[at]?.candidates.includes(candidate) ?? false)
  if (one === two || !fits(index, two) || !fits(other, one)) return () => {}
  const set = (first: Candidate | undefined, second: Candidate | undefined) => {
    score.put(index, undefined)
    score.put(other, second)
    score.put(index, first)
  }
  set(two, one)
  return () => set(one, two)
}

function swapAll(problem: Problem, score: Score, free: number[]) {
  for (const index of free)
    for (const other of free) {
      if (other <= index) continue
      const before = score.cost()
      const undo = swap(problem, score, index, other)
      if (score.cost() >= before - 1e-9) undo()
    }
}
