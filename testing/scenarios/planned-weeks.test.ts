import fc from 'fast-check'
import { expect, it } from 'vitest'

import { weekOf } from '@/lib/calendar/days'
import { type MealName, mealNames } from '@/lib/calendar/meals'
import { allergens, diets } from '@/lib/catalog/diets'
import { eatenBy, mealsFor } from '@/lib/plan/eaten'
import { nutrients } from '@/lib/plan/eaters'
import { kcalTotalOf, pricesOf } from '@/lib/plan/totals'
import { finish, planWeek } from '@/lib/planner/planner'
import { fetchPlannerCatalogue } from '@/lib/planner/read-dishes'
import { toRequest } from '@/lib/planner/request'
import { usualWishes } from '@/lib/planner/wishes'
import { minutesOf } from '@/lib/recipes/recipe-facts'
import { fetchRecipes } from '@/lib/recipes/recipes-api'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'
import { handle } from '@/mock-api/handler'
import { stubApi } from '@/testing/api'

/** Weeks that the planner makes of the whole catalogue of the site, with random wishes. */

const days = weekOf('2026-11-23')
const RUNS = 12

const anyWishes = fc.record({
  meals: fc.subarray([...mealNames], { minLength: 1, maxLength: 3 }),
  budget: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
  weekdayMinutes: fc.option(fc.constantFrom(20, 45, 90), { nil: undefined }),
  weekendMinutes: fc.option(fc.constantFrom(45, 120), { nil: undefined }),
  diet: fc.option(fc.constantFrom(...diets), { nil: undefined }),
  free: fc.subarray([...allergens], { maxLength: 3 }),
  hasPot: fc.boolean(),
})

const anyEaters = fc
  .array(fc.constantFrom(0.6, 0.8, 1, 1.3), { minLength: 1, maxLength: 5 })
  .map((portions) => portions.map((portion, index) => ({ id: `p${index}`, name: '', portion })))

it('keep to their limits, or say which ones they exceed, and have the sums of the plan', async () => {
  const catalogue = loadCatalogue()
  stubApi((path) => new Response(handle({ method: 'GET', url: `/api/${path}` }, catalogue).body))
  const source = await fetchPlannerCatalogue()
  const recipes = (await Promise.all(catalogue.categories.map(({ id }) => fetchRecipes(id)))).flat()
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const tableOf = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]))

  fc.assert(
    fc.property(anyWishes, anyEaters, fc.integer({ min: 1 }), (some, eaters, seed) => {
      // Of each other meal the first of them eat nothing.
      const isAtTable = (name: MealName, place: number) =>
        mealNames.indexOf(name) % 2 === 0 || place >= seed % eaters.length
      const whoEats = Object.fromEntries(
        mealNames.map((name) => [name, eaters.filter((_, at) => isAtTable(name, at)).map(({ id }) => id)]),
      )
      const wishes = { ...usualWishes, ...some, whoEats }
      const request = toRequest(wishes, {
        days,
        meals: [],
        recipes: new Map(),
        cooked: [],
        liked: [],
        pantry: [],
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
        const portions = eaters.reduce((sum, { portion }, at) => sum + (isAtTable(name, at) ? portion : 0), 0)
        expect(servings).toBe(Math.ceil(Math.round(portions * 10) / 10))
      }
      expect(meals.length + plan.empty.length).toBe(days.length * wishes.meals.length)

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
      expect(plan.till).toBe(pricesOf(meals, byId, source.products).till.sum)

      for (const { tags } of tables) {
        if (wishes.diet) expect(tags).toContain(wishes.diet)
        for (const allergen of wishes.free) expect(tags).not.toContain(`contains-${allergen}`)
      }
      if (!plan.exceeds.includes('budget')) expect(plan.till).toBeLessThanOrEqual(request.budget ?? Infinity)
      for (const { day, dish, exceeds, reasons } of plan.dishes) {
        const isCookedBefore = reasons.some(({ kind }) => kind === 'leftover')
        if (!exceeds.includes('minutes') && !isCookedBefore)
          expect(minutesOf(dish.time)).toBeLessThanOrEqual(request.minutes[day] ?? Infinity)
      }
      const fresh = plan.dishes.filter(({ reasons }) => reasons.every(({ kind }) => kind !== 'leftover'))
      if (!plan.exceeds.includes('repeats'))
        expect(new Set(fresh.map(({ dish }) => dish.id)).size).toBe(fresh.length)
    }),
    { numRuns: RUNS },
  )
}, 60_000)
