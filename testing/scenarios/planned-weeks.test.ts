import fc from 'fast-check'
import { expect, it } from 'vitest'

import { addDays, weekOf } from '@/lib/calendar/days'
import { type MealName, mealNames } from '@/lib/calendar/meals'
import { allergens, diets } from '@/lib/catalog/diets'
import type { PantryItem } from '@/lib/pantry/pantry-store'
import { remaindersOn } from '@/lib/pantry/remainders'
import { eatenBy, mealsFor } from '@/lib/plan/eaten'
import { type Nutrient, nutrients } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import { usePlanStore } from '@/lib/plan/plan-store'
import { kcalTotalOf, pricesOf } from '@/lib/plan/totals'
import { acceptPlan } from '@/lib/planner/accept-plan'
import { finish, planWeek } from '@/lib/planner/planner'
import { fetchPlannerCatalogue } from '@/lib/planner/read-dishes'
import { toRequest } from '@/lib/planner/request'
import { usualWishes } from '@/lib/planner/wishes'
import { minutesOf } from '@/lib/recipes/recipe-facts'
import { fetchRecipes } from '@/lib/recipes/recipes-api'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'
import { handle } from '@/mock-api/handler'
import type { Product } from '@/lib/shop/shop-api'
import { stubApi } from '@/testing/api'

/** Weeks that the planner makes of the whole catalogue of the site, with random wishes. */

const days = weekOf('2026-11-23')
const [monday = ''] = days
const RUNS = 16
/** Days within which no dish comes twice, and for which leftovers keep. */
const [REPEAT_DAYS, KEEPS_DAYS] = [21, 3]

const anyWishes = fc.record({
  meals: fc.subarray([...mealNames], { minLength: 1, maxLength: 3 }),
  budget: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
  weekdayMinutes: fc.option(fc.constantFrom(20, 45, 90), { nil: undefined }),
  weekendMinutes: fc.option(fc.constantFrom(45, 120), { nil: undefined }),
  diet: fc.option(fc.constantFrom(...diets), { nil: undefined }),
  free: fc.subarray([...allergens], { maxLength: 3 }),
  hasPot: fc.boolean(),
})

const anyGoals = fc.constantFrom<Partial<Record<Nutrient, { min?: number; max?: number }>>>(
  {},
  { kcal: { min: 300, max: 2400 } },
  { protein: { min: 20 } },
)

const anyEaters = fc
  .array(fc.tuple(fc.constantFrom(0.6, 0.8, 1, 1.3), anyGoals), { minLength: 1, maxLength: 5 })
  .map((people) => people.map(([portion, goals], index) => ({ id: `p${index}`, name: '', portion, goals })))

/** Opened packs; of a product and a recipe there is an index. */
const anyRemainders = fc.uniqueArray(
  fc.record({
    product: fc.nat(),
    value: fc.integer({ min: 1, max: 900 }),
    until: fc.constantFrom(undefined, '2026-11-24', '2026-11-29'),
  }),
  { selector: ({ product }) => product, maxLength: 40 },
)

const anyDiary = fc.array(
  fc.record({
    recipe: fc.nat(),
    daysAgo: fc.integer({ min: 1, max: 30 }),
    leftovers: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  }),
  { maxLength: 6 },
)

const anyByHand = fc.array(
  fc.record({ recipe: fc.nat(), day: fc.constantFrom(...days), servings: fc.integer({ min: 1, max: 6 }) }),
  { maxLength: 2 },
)

const smallUnits: Partial<Record<string, 'г' | 'мл' | 'шт'>> = {
  г: 'г',
  кг: 'г',
  мл: 'мл',
  л: 'мл',
  шт: 'шт',
}

const pickOf = <T>(all: T[], index: number): T => {
  const found = all[index % all.length]
  if (!found) throw new Error('There is one')
  return found
}

/** An opened pack of a product; nothing of one without a pack. */
function remainderOf(product: Product, value: number, until: string | undefined): PantryItem[] {
  const unit = product.pack && smallUnits[product.pack.unit]
  return unit ? [{ title: product.title, amount: { value, unit }, until }] : []
}

it('keep to their limits, or say which ones they exceed, and have the sums of the plan', async () => {
  const catalogue = loadCatalogue()
  stubApi((path) => new Response(handle({ method: 'GET', url: `/api/${path}` }, catalogue).body))
  const source = await fetchPlannerCatalogue()
  const recipes = (await Promise.all(catalogue.categories.map(({ id }) => fetchRecipes(id)))).flat()
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const tableOf = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]))

  fc.assert(
    fc.property(
      anyWishes,
      anyEaters,
      fc.integer({ min: 1 }),
      anyRemainders,
      anyDiary,
      anyByHand,
      (...random) => {
        const [some, eaters, seed, remainders, diary, handMeals] = random
        const pantry = [
          ...new Map(remainders.map((one) => [pickOf(source.products, one.product), one] as const)),
        ].flatMap(([product, { value, until }]) => remainderOf(product, value, until))
        const cooked = diary.map(({ recipe, daysAgo, leftovers }, index) => ({
          id: `d${index}`,
          day: addDays(monday, -daysAgo),
          recipeId: pickOf(recipes, recipe).id,
          leftovers,
        }))
        const byHand = handMeals.map(({ recipe, day, servings }, index): Meal => {
          const { id, title } = pickOf(recipes, recipe)
          return { id: `h${index}`, day, name: 'dinner', recipe: { id, title }, servings }
        })
        // Of each other meal the first of them eat nothing.
        const isAtTable = (name: MealName, place: number) =>
          mealNames.indexOf(name) % 2 === 0 || place >= seed % eaters.length
        const whoEats = Object.fromEntries(
          mealNames.map((name) => [name, eaters.filter((_, at) => isAtTable(name, at)).map(({ id }) => id)]),
        )
        const wishes = { ...usualWishes, ...some, whoEats }
        const request = toRequest(wishes, {
          days,
          meals: byHand,
          recipes: byId,
          cooked,
          liked: [],
          pantry,
          listed: [],
          substitutes: [],
          eaters,
          kept: [],
          seen: [],
          seed,
        })
        const plan = finish(planWeek({ ...source, ...request }))
        const meals = plan.dishes.map(({ day, meal, dish, servings, eaters }, index) => ({
          id: String(index),
          day,
          name: meal,
          recipe: dish,
          servings,
          eaters,
        }))
        for (const { name, servings } of meals) {
          const portions = eaters.reduce(
            (sum, { portion }, at) => sum + (isAtTable(name, at) ? portion : 0),
            0,
          )
          expect(servings).toBe(Math.ceil(Math.round(portions * 10) / 10))
        }
        const dinnersByHand = wishes.meals.includes('dinner') ? new Set(byHand.map(({ day }) => day)).size : 0
        expect(meals.length + plan.empty.length).toBe(days.length * wishes.meals.length - dinnersByHand)

        const tables = meals.flatMap(({ recipe }) => tableOf.get(recipe.id) ?? [])
        const kcal = tables.reduce((sum, { nutrition }) => sum + nutrition.kcal, 0)
        expect(Math.abs(kcalTotalOf(meals, byId).sum - kcal)).toBeLessThanOrEqual(1)
        for (const [place, eater] of eaters.entries()) {
          const eaten = eatenBy(eater, mealsFor(eater, meals, eaters), byId)
          for (const nutrient of nutrients) {
            const served = tables.map(({ nutrition }, index) =>
              isAtTable(meals[index]?.name ?? 'dinner', place) ? nutrition[nutrient] : 0,
            )
            const sum = eater.portion * served.reduce((all, amount) => all + amount, 0)
            expect(eaten[nutrient].unknown).toBe(0)
            expect(Math.abs(eaten[nutrient].sum - sum)).toBeLessThanOrEqual(1)
          }
        }
        usePlanStore.setState({ meals: byHand })
        acceptPlan(plan.dishes)
        const all = usePlanStore.getState().meals
        expect(pricesOf(all, byId, source.products, remaindersOn(pantry, monday)).till.sum).toBe(plan.till)

        for (const { tags } of tables) {
          if (wishes.diet) expect(tags).toContain(wishes.diet)
          for (const allergen of wishes.free) expect(tags).not.toContain(`contains-${allergen}`)
        }
        if (!plan.exceeds.includes('budget'))
          expect(plan.till).toBeLessThanOrEqual(request.budget ?? Infinity)
        const isCookedBefore = ({ reasons }: (typeof plan.dishes)[number]) =>
          reasons.some(({ kind }) => kind === 'leftover' || kind === 'waiting')
        for (const planned of plan.dishes) {
          const { day, dish, servings, exceeds, leftoversOf } = planned
          if (!exceeds.includes('minutes') && !isCookedBefore(planned))
            expect(minutesOf(dish.time)).toBeLessThanOrEqual(request.minutes[day] ?? Infinity)
          const entry = cooked.find(({ id }) => id === leftoversOf)
          if (leftoversOf) {
            expect(entry).toMatchObject({ recipeId: dish.id })
            expect(entry?.leftovers).toBeGreaterThanOrEqual(servings)
            expect(addDays(entry?.day ?? '', KEEPS_DAYS) >= day).toBe(true)
          } else if (!exceeds.includes('repeats')) {
            const lately = cooked.filter((one) => addDays(one.day, REPEAT_DAYS) > day)
            expect(lately.map(({ recipeId }) => recipeId)).not.toContain(dish.id)
            expect(byHand.map(({ recipe }) => recipe.id)).not.toContain(dish.id)
          }
        }
        const fresh = plan.dishes.filter((planned) => !isCookedBefore(planned))
        if (!plan.exceeds.includes('repeats'))
          expect(new Set(fresh.map(({ dish }) => dish.id)).size).toBe(fresh.length)
        if (plan.exceeds.includes('goals')) return
        for (const eater of eaters)
          for (const day of days) {
            // Where the planner has nothing to plan for a person, it does not count what others have planned.
            if (!meals.some((meal) => meal.day === day && mealsFor(eater, [meal], eaters).length > 0))
              continue
            const ofDay = mealsFor(eater, all, eaters).filter((meal) => meal.day === day)
            const eaten = eatenBy(eater, ofDay, byId)
            for (const nutrient of nutrients) {
              const { min = 0, max = Infinity } = eater.goals[nutrient] ?? {}
              expect(eaten[nutrient].sum).toBeGreaterThanOrEqual(min - 1e-6)
              expect(eaten[nutrient].sum).toBeLessThanOrEqual(max + 1e-6)
            }
          }
      },
    ),
    { numRuns: RUNS },
  )
}, 60_000)
