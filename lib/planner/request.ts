import { isWeekday } from '@/lib/calendar/days'
import type { PantryItem } from '@/lib/pantry/pantry-store'
import { remaindersOn, isGoodOn } from '@/lib/pantry/remainders'
import { eatersOf, type Eater as PlanEater, nutrients } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import type { CookedDish, Eater, KeptDish, PlannerRequest, Slot, StandingMeal } from '@/lib/planner/problem'
import type { Wishes } from '@/lib/planner/wishes'
import { toKopecks } from '@/lib/shop/money'

/** What a plan is asked for with, beside the wishes. */
export type PlanningContext = {
  days: string[]
  /** All planned meals. */
  meals: Meal[]
  cooked: CookedDish[]
  liked: string[]
  pantry: PantryItem[]
  /** Who eats. */
  eaters: PlanEater[]
  kept: KeptDish[]
  /** Ids of dishes that another plan had. */
  seen: string[]
  seed: number
}

/** Whether two are the same meal of the same day. */
export const isSameSlot = (one: Slot, other: Slot) => one.day === other.day && one.name === other.name

/** The meals to plan: those of the days for which nothing is planned yet. */
const openSlots = (days: string[], { meals: names }: Wishes, meals: Meal[]): Slot[] =>
  days
    .flatMap((day) => names.map((name) => ({ day, name })))
    .filter((slot) => !meals.some((meal) => isSameSlot(meal, slot)))

/** What the planner is asked. */
export function toRequest(wishes: Wishes, context: PlanningContext): PlannerRequest {
  const { budget, diet, free, hasPot, useUp, struck } = wishes
  const { days, meals, cooked, liked, pantry, kept, seen, seed } = context
  return {
    slots: openSlots(days, wishes, meals),
    eaters: context.eaters.map((eater) => toEater(eater, wishes)),
    minutes: minutesOf(wishes, days),
    budget: budget === undefined ? undefined : toKopecks(budget),
    diet,
    free,
    hasPot,
    liked,
    struck,
    seen,
    ...atHome(pantry, useUp, days[0] ?? ''),
    standing: meals.map((meal) => toStanding(meal, context.eaters)),
    cooked: cooked.map(({ day, recipeId }) => ({ day, recipeId })),
    kept,
    seed,
  }
}

/**
 * What is at home and good on the first day: as opened packs what somebody has measured or wants to be used up, everything
 * else by its title only.
 */
function atHome(
  pantry: PantryItem[],
  useUp: string[],
  firstDay: string,
): Pick<PlannerRequest, 'pantry' | 'opened'> {
  const measured = remaindersOn(pantry, firstDay)
  return {
    pantry: pantry.flatMap((item) =>
      isGoodOn(item, firstDay) && !measured.has(item.title) ? [item.title] : [],
    ),
    opened: [
      ...[...measured].map(([title, amount]) => ({ title, amount })),
      ...useUp.filter((title) => !measured.has(title)).map((title) => ({ title })),
    ],
  }
}

const toStanding = (meal: Meal, eaters: PlanEater[]): StandingMeal => ({
  day: meal.day,
  name: meal.name,
  recipeId: meal.recipe.id,
  servings: meal.servings,
  ...(meal.eaters && { eaters: eatersOf(meal, eaters).map(({ id }) => id) }),
})

function toEater({ id, portion, goals = {} }: PlanEater, { hasGoals }: Wishes): Eater {
  const spans = nutrients.flatMap((name) => {
    const { min, max } = goals[name] ?? {}
    return min === undefined && max === undefined ? [] : [[name, { min: min ?? 0, max: max ?? Infinity }]]
  })
  return { id, portion, ...(hasGoals && spans.length > 0 && { goals: Object.fromEntries(spans) }) }
}

const minutesOf = ({ weekdayMinutes, weekendMinutes }: Wishes, days: string[]): Record<string, number> =>
  Object.fromEntries(
    days.flatMap((day) => {
      const most = isWeekday(day) ? weekdayMinutes : weekendMinutes
      return most === undefined ? [] : [[day, most]]
    }),
  )
