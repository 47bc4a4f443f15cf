import { isWeekday } from '@/lib/calendar/days'
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

/** What weekdays and weekends have of limits for minutes. */
const minutesByKind = (minutes: PlannerInput['minutes']) =>
  [false, true].flatMap((isWeekend) => {
    const ofKind = Object.entries(minutes).filter(([day]) => isWeekday(day) !== isWeekend)
    return ofKind.length > 0 ? [{ isWeekend, ofKind }] : []
  })

/**
 * The limit that costs the plan most, since without it the best week has the least trouble. If none helps alone, all
 * allergens, and then the diet with them. Undefined if nothing helps.
 */
export function offerFor(input: PlannerInput, plan: WeekPlan): Offer | undefined {
  const { diet, free } = input
  const withoutAllergens: Loosening = { offer: { limit: 'free' }, input: { ...input, free: [] } }
  const withoutDiet: Loosening = {
    offer: { limit: 'dietAndFree' },
    input: { ...input, diet: undefined, free: [] },
  }
  return (
    bestOf(loosenings(input, plan), plan) ??
    (free.length > 1 ? bestOf([withoutAllergens], plan) : undefined) ??
    (diet && free.length > 0 ? bestOf([withoutDiet], plan) : undefined)
  )
}

function bestOf(loosenings: Loosening[], plan: WeekPlan): Offer | undefined {
  const [best] = loosenings
    .map(({ offer, input: loose }) => ({ offer, gain: troubleOf(plan) - troubleOf(quickPlan(loose)) }))
    .filter(({ gain }) => gain > EXCEEDED / 2)
    .sort((one, other) => other.gain - one.gain)
  return best?.offer
}

/** The input without one of its limits, for each of them. */
function loosenings(input: PlannerInput, plan: WeekPlan): Loosening[] {
  const { budget, minutes, eaters, standing, cooked, diet, free } = input
  const days = new Set(input.slots.map(({ day }) => day))
  return [
    // The search has come as close to the budget as it could.
    ...(budget !== undefined && plan.till > budget
      ? [{ offer: { limit: 'budget', value: plan.till }, input: { ...input, budget: plan.till } } as const]
      : []),
    ...minutesByKind(minutes).map(({ isWeekend, ofKind }): Loosening => {
      const value = longerThan(Math.max(...ofKind.map(([, most]) => most)))
      const longer = Object.fromEntries(ofKind.map(([day]) => [day, value]))
      return {
        offer: { limit: 'minutes', value, isWeekend },
        input: { ...input, minutes: { ...minutes, ...longer } },
      }
    }),
    ...(eaters.some(({ goals }) => goals)
      ? [
          {
            offer: { limit: 'goals' },
            input: { ...input, eaters: eaters.map(({ id, portion }) => ({ id, portion })) },
          } as const,
        ]
      : []),
    ...(cooked.length > 0 || standing.some(({ day }) => !days.has(day))
      ? [
          {
            offer: { limit: 'repeats' },
            input: { ...input, cooked: [], standing: standing.filter(({ day }) => days.has(day)) },
          } satisfies Loosening,
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
