import { compileProblem } from '../../lib/planner/compile-problem'
import type { PlannerInput } from '../../lib/planner/planner-types'
import { finish, search } from '../../lib/planner/search'
import { smallInput } from '../../testing/small-planner-input'
import { solveWeek } from './week-programme'

const CATALOGUES = 200
const SEEDS = [1, 2, 3]
/** What HiGHS has for a week. */
const MAX_SECONDS = 60

/** Compares the search with an integer programme in 200 small catalogues and for a week: time and cost of both. */
export function compareWithProgramme(week: PlannerInput): [name: string, value: string][] {
  const small = Array.from({ length: CATALOGUES }, (_, index) => bothOf(smallInput(index + 1)))
  const solved = small.flatMap(({ cost, programme }) => (programme.values ? [cost / programme.cost] : []))
  return [
    [
      `${CATALOGUES} small catalogues`,
      `search ${sumOf(small.map(({ time }) => time))}, HiGHS ${sumOf(small.map(({ programmeTime }) => programmeTime))}`,
    ],
    [
      `${solved.length} of them with a plan within the limits`,
      `search at most +${((Math.max(...solved) - 1) * 100).toFixed(1)} % dearer`,
    ],
    ...SEEDS.map((seed): [string, string] => {
      const { cost, time, programme, programmeTime } = bothOf({ ...week, seed })
      const [first] = programme.found
      const asGood = programme.found.find((plan) => plan.cost <= cost)
      return [
        `The week, seed ${seed}`,
        [
          `search ${whole(cost)} in ${seconds(time)}`,
          first && `HiGHS ${whole(first.cost)} in ${seconds(first.seconds)}`,
          asGood ? `${whole(asGood.cost)} in ${seconds(asGood.seconds)}` : 'never as good',
          `${whole(programme.cost)} in ${seconds(programmeTime)}`,
          `no plan below ${whole(programme.bound)}`,
        ].join(', '),
      ]
    }),
  ]
}

/** Searches and solves; the times are seconds. */
function bothOf(input: PlannerInput) {
  const start = performance.now()
  const { cost } = finish(search(compileProblem(input), input.seed))
  const between = performance.now()
  const programme = solveWeek(input, MAX_SECONDS)
  const end = performance.now()
  return { cost, time: (between - start) / 1000, programme, programmeTime: (end - between) / 1000 }
}

const sumOf = (times: number[]) => seconds(times.reduce((sum, time) => sum + time, 0))
const seconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} s`
const whole = (value: number) => (value < Infinity ? String(Math.round(value)) : 'no plan')
