import { weekOf } from '../lib/calendar/days'
import { mealNames } from '../lib/calendar/meals'
import { planWeek } from '../lib/planner/planner'
import type { PlannerInput } from '../lib/planner/planner-types'
import { fetchPlannerCatalogue } from '../lib/planner/read-dishes'
import { finish } from '../lib/planner/search'
import { loadCatalogue } from '../mock-api/catalogue/catalogue'
import { scaleCatalogue } from '../mock-api/catalogue/scale-catalogue'
import { handle } from '../mock-api/handler'
import { requestOf } from '../testing/planner'
import { quantile } from './bench/bench-report'
import { PHONE, timesInBrowser } from './planner/times-in-browser'
import { randomPlan } from './planner/random-plan'

const SEEDS = 100
const LARGE = 10_000
const DAYS = weekOf('2026-11-23')
const KCAL = { min: 1200, max: 2200 }

type Catalogue = ReturnType<typeof loadCatalogue>
type Row = [name: string, value: string, goal: string, isReached: boolean]

/**
 * `npm run planner [-- plans | browser | integer]`. `plans`: a week of 21 meals with each of 100 seeds, and as many weeks at
 * random within the same limits; `browser`: how long a plan takes a phone; `integer`, which takes minutes and only runs when it
 * is named: the search beside an integer programme. Prints the figures of docs/planner.md; returns 1 if a goal is missed.
 */
export default async function planner([part]: string[]) {
  const input = await inputOf(loadCatalogue())
  const parts = new Map<string, () => Row[] | Promise<Row[]>>([
    ['plans', () => planRows(input)],
    [
      'browser',
      async () => [
        ...(await timeRows(input, { first: 300, good: 2000 })),
        ...(await timeRows(await inputOf(scaleCatalogue(loadCatalogue(), LARGE)), { good: 5000 })),
      ],
    ],
    ['integer', () => integerRows(input)],
  ])
  let isReached = true
  for (const name of part === undefined ? ['plans', 'browser'] : [part]) {
    const rowsOf = parts.get(name)
    if (!rowsOf)
      throw new Error(`The parts of \`npm run planner\` are ${[...parts.keys()].join(', ')}, not ${name}.`)
    for (const [label, value, goal, isGood] of await rowsOf()) {
      console.log(`${isGood ? ' ' : '✗'} ${label.padEnd(44)} ${value}${goal && `  (goal ${goal})`}`)
      isReached &&= isGood
    }
  }
  return isReached ? 0 : 1
}

async function integerRows(input: PlannerInput): Promise<Row[]> {
  // HiGHS loads for this part only.
  const { compareWithProgramme } = await import('./planner/compare-with-programme')
  return compareWithProgramme(input).map(([name, value]): Row => [name, value, '', true])
}

/** How good the plans are, beside random ones. */
function planRows(input: PlannerInput): Row[] {
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1)
  const plans = seeds.map((seed) => finish(planWeek({ ...input, seed })))
  const randomPlans = seeds.map((seed) => randomPlan(input, seed, KCAL))
  const left = medianOf(plans.map((plan) => plan.left))
  const leftAtRandom = medianOf(randomPlans.map((plan) => plan.left))
  const broken = plans.filter(({ exceeds, empty }) => exceeds.length > 0 || empty.length > 0).length
  const repeats = plans.filter(
    ({ dishes }) => new Set(dishes.map(({ dish }) => dish.id)).size < dishes.length,
  )
  const costs = plans.map(({ cost }) => cost)

  return [
    ['Plans that break a limit', String(broken), '0', broken === 0],
    ['Plans that repeat a dish', String(repeats.length), '0', repeats.length === 0],
    [
      'Thrown away, median of the plans',
      `${rubles(left)} rub. = ${percent(left / leftAtRandom)} of random plans`,
      '60 %',
      left <= 0.6 * leftAtRandom,
    ],
    ['Thrown away, median of random plans', `${rubles(leftAtRandom)} rub.`, '', true],
    [
      'At the till, plans and random plans',
      `${rubles(medianOf(plans.map(({ till }) => till)))} and ${rubles(medianOf(randomPlans.map(({ till }) => till)))} rub.`,
      '',
      true,
    ],
    [
      'Cost of the plans, worst beside the best',
      `+${percent(Math.max(...costs) / Math.min(...costs) - 1)}`,
      '',
      true,
    ],
  ]
}

/** Breakfast, lunch and dinner for two, quick on weekdays, with a span of kcal a day. */
async function inputOf(catalogue: Catalogue): Promise<PlannerInput> {
  // In place of a server.
  globalThis.fetch = (address) => {
    const url = String(address).replace(/^.*\/api\/(.*?)(?:\.json)?$/, '/api/$1')
    const { status, headers, body } = handle({ method: 'GET', url, body: '' }, catalogue)
    return Promise.resolve(new Response(body, { status, headers }))
  }
  return {
    ...(await fetchPlannerCatalogue()),
    ...requestOf({
      days: DAYS,
      slots: DAYS.flatMap((day) => mealNames.slice(0, 3).map((name) => ({ day, name }))),
      eaters: [
        { id: 'one', portion: 1, goals: { kcal: KCAL } },
        { id: 'other', portion: 1 },
      ],
      minutes: Object.fromEntries(DAYS.slice(0, 5).map((day) => [day, 45])),
    }),
  }
}

/** How long a phone takes, in the worst run. */
async function timeRows(input: PlannerInput, goals: { first?: number; good: number }): Promise<Row[]> {
  const times = await timesInBrowser(input)
  const row = (name: string, ms: number[], goal: number | undefined): Row => [
    `${name}, ${input.dishes.length} dishes`,
    `${Math.round(medianOf(ms))} ms, at most ${Math.round(Math.max(...ms))} ms, CPU ${PHONE} x`,
    goal ? `${goal} ms` : '',
    Math.max(...ms) <= (goal ?? Infinity),
  ]
  return [
    row(
      'First plan',
      times.map(({ first }) => first),
      goals.first,
    ),
    row(
      'Good plan',
      times.map(({ good }) => good),
      goals.good,
    ),
  ]
}

const medianOf = (values: number[]) => quantile(values, 0.5)
const rubles = (kopecks: number) => (kopecks / 100).toFixed(2)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
