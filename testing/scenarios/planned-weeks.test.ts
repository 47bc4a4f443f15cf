import fc from 'fast-check'
import { expect, it } from 'vitest'

import { addDays } from '@/lib/calendar/days'
import { remaindersOn } from '@/lib/pantry/remainders'
import { eatenBy, mealsFor } from '@/lib/plan/eaten'
import { eatersOf, nutrients } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import { usePlanStore } from '@/lib/plan/plan-store'
import { kcalTotalOf, pricesOf } from '@/lib/plan/totals'
import { acceptPlan } from '@/lib/planner/accept-plan'
import { planWeek } from '@/lib/planner/planner'
import type { PlannedDish, WeekPlan } from '@/lib/planner/planner-types'
import { fetchPlannerCatalogue } from '@/lib/planner/read-dishes'
import { toRequest } from '@/lib/planner/request'
import { finish } from '@/lib/planner/search'
import { minutesOf } from '@/lib/recipes/card-numbers'
import { fetchRecipes, type Recipe } from '@/lib/recipes/recipes-api'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'
import { handle } from '@/mock-api/handler'
import { anyWeek, days } from '@/testing/any-week'
import { stubApi } from '@/testing/api'

/** Weeks that the planner makes of the whole catalogue of the site, whatever is wished and there already. */

const [monday = ''] = days
const RUNS = 12
/** Days within which no dish comes twice, and for which leftovers keep. */
const [REPEAT_DAYS, KEEPS_DAYS] = [21, 3]

type Week = ReturnType<typeof anyWeek> extends fc.Arbitrary<infer T> ? T : never
type Recipes = ReadonlyMap<string, Recipe>

/** The tables of the catalogue's source, by recipe. */
type Tables = ReadonlyMap<
  string,
  Pick<ReturnType<typeof loadCatalogue>['recipes'][number], 'nutrition' | 'tags'>
>

const isCookedBefore = ({ reasons }: PlannedDish) =>
  reasons.some(({ kind }) => kind === 'leftover' || kind === 'waiting')

const toMeal = ({ day, meal, dish, servings, eaters }: PlannedDish, index: number): Meal => ({
  id: String(index),
  day,
  name: meal,
  recipe: dish,
  servings,
  eaters,
})

/** Each open meal has a dish for those who eat it, or is said to be empty. */
function expectAllMeals({ wishes, eaters, byHand }: Week, plan: WeekPlan) {
  for (const { meal, servings } of plan.dishes) {
    const atTable = eatersOf(
      { eaters: meal === 'lunch' || meal === 'snack' ? wishes.whoEats[meal] : undefined },
      eaters,
    )
    const portions = atTable.reduce((sum, { portion }) => sum + portion, 0)
    expect(servings).toBe(Math.ceil(Math.round(portions * 10) / 10))
  }
  const dinnersByHand = wishes.meals.includes('dinner') ? new Set(byHand.map(({ day }) => day)).size : 0
  expect(plan.dishes.length + plan.empty.length).toBe(days.length * wishes.meals.length - dinnersByHand)
}

/** Sums equal those of the catalogue's tables. */
function expectSums({ eaters }: Week, meals: Meal[], recipes: Recipes, tables: Tables) {
  const nutritionOf = ({ recipe }: Meal) => tables.get(recipe.id)?.nutrition
  const kcal = meals.reduce((sum, meal) => sum + (nutritionOf(meal)?.kcal ?? 0), 0)
  expect(Math.abs(kcalTotalOf(meals, recipes).sum - kcal)).toBeLessThanOrEqual(1)
  for (const eater of eaters) {
    const own = meals.filter((meal) => meal.eaters?.includes(eater.id) ?? true)
    const eaten = eatenBy(eater, mealsFor(eater, meals, eaters), recipes)
    for (const nutrient of nutrients) {
      const sum = eater.portion * own.reduce((all, meal) => all + (nutritionOf(meal)?.[nutrient] ?? 0), 0)
      expect(eaten[nutrient].unknown).toBe(0)
      expect(Math.abs(eaten[nutrient].sum - sum)).toBeLessThanOrEqual(1)
    }
  }
}

/** The limits hold that the plan does not say to exceed; diet and allergens always do. */
function expectLimits({ wishes, cooked, byHand }: Week, plan: WeekPlan, tables: Tables) {
  const { budget, weekdayMinutes = Infinity, weekendMinutes = Infinity } = wishes
  if (!plan.exceeds.includes('budget') && budget) expect(plan.till).toBeLessThanOrEqual(100 * budget)
  for (const planned of plan.dishes) {
    const { day, dish, exceeds, leftoversOf } = planned
    const tags = tables.get(dish.id)?.tags
    if (wishes.diet) expect(tags).toContain(wishes.diet)
    for (const allergen of wishes.free) expect(tags).not.toContain(`contains-${allergen}`)
    if (!exceeds.includes('minutes') && !isCookedBefore(planned))
      expect(minutesOf(dish.time)).toBeLessThanOrEqual(day < '2026-11-28' ? weekdayMinutes : weekendMinutes)
    if (leftoversOf || exceeds.includes('repeats')) continue
    const lately = cooked.filter((one) => addDays(one.day, REPEAT_DAYS) > day)
    expect(lately.map(({ recipeId }) => recipeId)).not.toContain(dish.id)
    expect(byHand.map(({ recipe }) => recipe.id)).not.toContain(dish.id)
  }
  const fresh = plan.dishes.filter((planned) => !isCookedBefore(planned))
  if (!plan.exceeds.includes('repeats'))
    expect(new Set(fresh.map(({ dish }) => dish.id)).size).toBe(fresh.length)
}

/** What waits is eaten while it is good and as far as it goes. */
function expectLeftovers({ cooked }: Week, plan: WeekPlan) {
  for (const { day, dish, servings, leftoversOf } of plan.dishes) {
    if (leftoversOf === undefined) continue
    const entry = cooked.find(({ id }) => id === leftoversOf)
    expect(entry).toMatchObject({ recipeId: dish.id })
    expect(entry?.leftovers).toBeGreaterThanOrEqual(servings)
    expect(addDays(entry?.day ?? '', KEEPS_DAYS) >= day).toBe(true)
  }
}

/** Each person has what the goals say on each day for which the planner has a meal of theirs. */
function expectGoals({ eaters }: Week, planned: Meal[], all: Meal[], recipes: Recipes) {
  for (const eater of eaters)
    for (const day of new Set(mealsFor(eater, planned, eaters).map((meal) => meal.day))) {
      const ofDay = mealsFor(eater, all, eaters).filter((meal) => meal.day === day)
      const eaten = eatenBy(eater, ofDay, recipes)
      for (const nutrient of nutrients) {
        const { min = 0, max = Infinity } = eater.goals[nutrient] ?? {}
        expect(eaten[nutrient].sum).toBeGreaterThanOrEqual(min - 1e-6)
        expect(eaten[nutrient].sum).toBeLessThanOrEqual(max + 1e-6)
      }
    }
}

it('keep to their limits, or say which ones they exceed, and have the sums of the plan', async () => {
  const catalogue = loadCatalogue()
  stubApi((path) => new Response(handle({ method: 'GET', url: `/api/${path}` }, catalogue).body))
  const source = await fetchPlannerCatalogue()
  const recipes = (await Promise.all(catalogue.categories.map(({ id }) => fetchRecipes(id)))).flat()
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const tables = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]))

  fc.assert(
    fc.property(anyWeek(recipes, source.products), (week) => {
      const { wishes, pantry, byHand, ...others } = week
      const none = { liked: [], listed: [], substitutes: [], kept: [], seen: [] }
      const context = { ...none, ...others, days, pantry, meals: byHand, ownRecipes: [] }
      const plan = finish(planWeek({ ...source, ...toRequest(wishes, context) }))
      usePlanStore.setState({ meals: byHand })
      acceptPlan(plan.dishes)
      const all = usePlanStore.getState().meals
      const planned = plan.dishes.map(toMeal)

      expectAllMeals(week, plan)
      expectSums(week, planned, byId, tables)
      expect(pricesOf(all, byId, source.products, remaindersOn(pantry, monday)).till.sum).toBe(plan.till)
      expectLimits(week, plan, tables)
      expectLeftovers(week, plan)
      if (!plan.exceeds.includes('goals')) expectGoals(week, planned, all, byId)
    }),
    { numRuns: RUNS },
  )
}, 180_000)
