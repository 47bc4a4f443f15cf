import { compile } from '@/lib/planner/compile'
import type { Offer, PlannerInput, WeekPlan } from '@/lib/planner/problem'
import { search, STEPS } from '@/lib/planner/search'
import { toWeekPlan } from '@/lib/planner/week-plan'

/** Enough to know whether a limit matters. */
const OFFER_STEPS = STEPS / 20

/** What a meal without a dish and an exceeded limit of a dish weigh, in kopecks, beside the cost of a plan. */
const EMPTY = 1_000_000
const EXCEEDED = 100_000

type Loosening = { offer: Offer; input: PlannerInput }

/** The limit that costs the plan most, since without it the best week has the least trouble. Undefined if none helps. */
export function offerFor(input: PlannerInput, plan: WeekPlan): Offer | undefined {
  const [best] = loosenings(input, plan)
    .map(({ offer, input: loose }) => ({ offer, gain: troubleOf(plan) - troubleOf(quickPlan(loose)) }))
    .filter(({ gain }) => gain > EXCEEDED / 2)
    .sort((one, other) => other.gain - one.gain)
  return best?.offer
}

/** The input without one of its limits, for each of them. */
function loosenings(input: PlannerInput, plan: WeekPlan): Loosening[] {
  const { budget, minutes, eaters, standing, diet, free } = input
  const days = new Set(input.slots.map(({ day }) => day))
  const most = Math.max(0, ...Object.values(minutes))
  const longer = longerThan(most)
  return [
    // The search has come as close to the budget as it could.
    ...(budget !== undefined && plan.till > budget
      ? [{ offer: { limit: 'budget', value: plan.till }, input: { ...input, budget: plan.till } } as const]
      : []),
    ...(most > 0
      ? [
          {
            offer: { limit: 'minutes', value: longer },
            input: { ...input, minutes: mapValues(minutes, longerThan) },
          } as const,
        ]
      : []),
    ...(eaters.some(({ goals }) => goals)
      ? [
          {
            offer: { limit: 'goals' },
            input: { ...input, eaters: eaters.map(({ id, portion }) => ({ id, portion })) },
          } as const,
        ]
      : []),
    ...(standing.some(({ day }) => !days.has(day))
      ? [
          {
            offer: { limit: 'repeats' },
            input: { ...input, standing: standing.filter(({ day }) => days.has(day)) },
          } as const,
        ]
      : []),
    ...(diet ? [{ offer: { limit: 'diet' }, input: { ...input, diet: undefined } } as const] : []),
    ...free.map(
      (allergen) =>
        ({
          offer: { limit: 'free', allergen },
          input: { ...input, free: free.filter((other) => other !== allergen) },
        }) as const,
    ),
  ]
}

/** Half as long again, in quarters of an hour. */
const longerThan = (minutes: number) => Math.ceil((minutes * 1.5) / 15) * 15

const mapValues = (record: Record<string, number>, change: (value: number) => number) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

function quickPlan(input: PlannerInput): WeekPlan {
  const problem = compile(input)
  const steps = search(problem, input.seed, OFFER_STEPS)
  for (;;) {
    const step = steps.next()
    if (step.done) return toWeekPlan(problem, input.products, step.value)
  }
}

const troubleOf = ({ empty, dishes, cost }: WeekPlan) =>
  cost + EMPTY * empty.length + EXCEEDED * dishes.reduce((sum, { exceeds }) => sum + exceeds.length, 0)
