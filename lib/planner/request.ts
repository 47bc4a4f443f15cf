import { isWeekday } from '@/lib/calendar/days'
import type { DiaryEntry } from '@/lib/diary/diary-store'
import { isGoodOn, type PantryItem } from '@/lib/pantry/pantry-store'
import { remaindersOn } from '@/lib/pantry/remainders'
import { eatersOf, type Eater as PlanEater, nutrients } from '@/lib/plan/eaters'
import { isCooked, keepsUntil, waitingLeftovers } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { toPlannerDish } from '@/lib/planner/planner-dish'
import type {
  EatenSlot,
  Eater,
  HomeProduct,
  KeptDish,
  Leftovers,
  PlannerRequest,
  Slot,
  StandingMeal,
} from '@/lib/planner/planner-types'
import type { Wishes } from '@/lib/planner/wishes'
import type { Recipe } from '@/lib/recipes/recipes-api'
import type { RecipeSubstitutes } from '@/lib/recipes/substitutes/substitutes-store'
import { toKopecks } from '@/lib/shop/money'

/** What a request for a plan is made of, beside the wishes. */
export type PlanningContext = {
  days: string[]
  /** All planned meals. */
  meals: Meal[]
  /** The visitor's own recipes among the meals of the week and the leftovers. */
  ownRecipes: Recipe[]
  /** The entries of the diary, the latest added first. */
  cooked: Pick<DiaryEntry, 'id' | 'day' | 'recipeId' | 'stars' | 'leftovers'>[]
  liked: string[]
  pantry: PantryItem[]
  /** Titles of the shopping list. */
  listed: string[]
  substitutes: RecipeSubstitutes[]
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
const openSlots = (
  { meals: names, whoEats }: Wishes,
  { days, meals, eaters }: PlanningContext,
): EatenSlot[] =>
  days
    .flatMap((day) =>
      names.map((name) => {
        const eating = eatersOf({ eaters: whoEats[name] }, eaters)
        return { day, name, ...(eating.length < eaters.length && { eaters: eating.map(({ id }) => id) }) }
      }),
    )
    .filter((slot) => !meals.some((meal) => isSameSlot(meal, slot)))

/** Out of five: the minimum for a liked dish, and the maximum for one that is never planned again. */
const [LIKED_STARS, DISLIKED_STARS] = [4, 2]

/** The planner's request for these wishes. */
export function toRequest(wishes: Wishes, context: PlanningContext): PlannerRequest {
  const { budget, diet, free, hasPot, useUp, struck } = wishes
  const { days, meals, cooked, liked, pantry, listed, substitutes, kept, seen, seed } = context
  const stars = lastStars(cooked)
  return {
    days,
    slots: openSlots(wishes, context),
    eaters: context.eaters.map((eater) => toEater(eater, wishes)),
    minutes: minutesByDay(wishes, days),
    budget: budget === undefined ? undefined : toKopecks(budget),
    diet,
    free,
    hasPot,
    liked: [...liked, ...stars.flatMap(([id, count]) => (count >= LIKED_STARS ? [id] : []))],
    struck,
    disliked: stars.flatMap(([id, count]) => (count <= DISLIKED_STARS ? [id] : [])),
    seen,
    ...atHome(pantry, useUp, listed, days[0] ?? ''),
    standing: meals.map((meal) => toStanding(meal, context.eaters)),
    ownDishes: context.ownRecipes.map(toPlannerDish),
    cooked: cooked.map(({ day, recipeId }) => ({ day, recipeId })),
    leftovers: leftoversOnFirstDay(context),
    kept,
    substitutes,
    seed,
  }
}

/** The stars that each dish got on the last day that it got any; of one day, those that were added last. */
function lastStars(cooked: PlanningContext['cooked']): [recipeId: string, stars: number][] {
  const byDay = cooked.toReversed().sort((one, other) => one.day.localeCompare(other.day))
  return [...new Map(byDay.flatMap(({ recipeId, stars }) => (stars ? [[recipeId, stars]] : [])))]
}

/**
 * The products at home that are good on the first day: as opened packs if they are measured or to be used up, otherwise by
 * their titles only.
 */
function atHome(
  pantry: PantryItem[],
  useUp: string[],
  listed: string[],
  firstDay: string,
): Pick<PlannerRequest, 'pantry' | 'opened'> {
  const measured = remaindersOn(pantry, firstDay)
  return {
    pantry: pantry.flatMap((item) =>
      isGoodOn(item, firstDay) && !measured.has(item.title) ? [homeProduct(item)] : [],
    ),
    opened: [
      ...[...measured].map(([title, { value, unit, until }]) => ({
        ...homeProduct({ title, until }),
        amount: { value, unit },
        ...(listed.includes(title) && { isListed: true }),
      })),
      ...useUp
        .filter((title) => !measured.has(title))
        .map((title) => homeProduct(pantry.find((item) => item.title === title) ?? { title })),
    ],
  }
}

const homeProduct = ({ title, until }: HomeProduct): HomeProduct => ({ title, ...(until && { until }) })

const toStanding = (meal: Meal, eaters: PlanEater[]): StandingMeal => ({
  day: meal.day,
  name: meal.name,
  recipeId: meal.recipe.id,
  servings: meal.servings,
  ...(meal.eaters && { eaters: eatersOf(meal, eaters).map(({ id }) => id) }),
  ...(!isCooked(meal) && { isLeftover: true }),
})

/** The leftovers of cooked dishes on the first day. */
function leftoversOnFirstDay({ cooked, meals, days }: PlanningContext): Leftovers[] {
  const waiting = waitingLeftovers(cooked, meals, days[0] ?? '')
  return cooked.flatMap((entry) => {
    const servings = waiting.get(entry.id)
    return servings ? [{ of: entry.id, recipeId: entry.recipeId, servings, until: keepsUntil(entry) }] : []
  })
}

function toEater({ id, portion, goals = {} }: PlanEater, { hasGoals }: Wishes): Eater {
  const spans = nutrients.flatMap((name) => {
    const { min, max } = goals[name] ?? {}
    return min === undefined && max === undefined ? [] : [[name, { min: min ?? 0, max: max ?? Infinity }]]
  })
  return { id, portion, ...(hasGoals && spans.length > 0 && { goals: Object.fromEntries(spans) }) }
}

const minutesByDay = ({ weekdayMinutes, weekendMinutes }: Wishes, days: string[]): Record<string, number> =>
  Object.fromEntries(
    days.flatMap((day) => {
      const most = isWeekday(day) ? weekdayMinutes : weekendMinutes
      return most === undefined ? [] : [[day, most]]
    }),
  )
