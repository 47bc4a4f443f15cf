import fc from 'fast-check'

import { addDays, weekOf } from '@/lib/calendar/days'
import { mealNames } from '@/lib/calendar/meals'
import { allergens, diets } from '@/lib/catalog/diets'
import type { PantryItem } from '@/lib/pantry/pantry-store'
import type { Nutrient } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import { usualWishes } from '@/lib/planner/wishes'
import type { Recipe } from '@/lib/recipes/recipes-api'
import type { Product } from '@/lib/shop/shop-api'

/** Weeks to plan at random: wishes, people, opened packs, a diary and meals by hand. */

export const days = weekOf('2026-11-23')
const [monday = ''] = days

const anyWishes = fc.record({
  meals: fc.subarray([...mealNames], { minLength: 1, maxLength: 3 }),
  budget: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
  weekdayMinutes: fc.option(fc.constantFrom(20, 45, 90), { nil: undefined }),
  weekendMinutes: fc.option(fc.constantFrom(45, 120), { nil: undefined }),
  diet: fc.option(fc.constantFrom(...diets), { nil: undefined }),
  free: fc.subarray([...allergens], { maxLength: 3 }),
  hasPot: fc.boolean(),
})

type Goals = Partial<Record<Nutrient, { min?: number; max?: number }>>
const anyGoals = fc.constantFrom<Goals>({}, { kcal: { min: 300, max: 2400 } }, { protein: { min: 20 } })

const anyEaters = fc
  .array(fc.tuple(fc.constantFrom(0.6, 0.8, 1, 1.3), anyGoals), { minLength: 1, maxLength: 5 })
  .map((people) => people.map(([portion, goals], index) => ({ id: `p${index}`, name: '', portion, goals })))

const smallUnits: Partial<Record<string, 'г' | 'мл' | 'шт'>> = {
  г: 'г',
  кг: 'г',
  мл: 'мл',
  л: 'мл',
  шт: 'шт',
}

/** An opened pack of a product; nothing of one without a pack. */
function remainderOf(product: Product, value: number, until: string | undefined): PantryItem[] {
  const unit = product.pack && smallUnits[product.pack.unit]
  return unit ? [{ title: product.title, amount: { value, unit }, until }] : []
}

/** Any week of a catalogue. Of each other kind of meal, `absent` people eat nothing. */
export function anyWeek(recipes: Recipe[], products: Product[]) {
  const anyRecipe = fc.constantFrom(...recipes)
  const anyPantry = fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom(...products),
        fc.integer({ min: 1, max: 900 }),
        fc.constantFrom(undefined, '2026-11-24', '2026-11-29'),
      ),
      { selector: ([{ title }]) => title, maxLength: 40 },
    )
    .map((packs) => packs.flatMap((pack) => remainderOf(...pack)))
  const anyDiary = fc
    .array(
      fc.tuple(
        anyRecipe,
        fc.integer({ min: 1, max: 30 }),
        fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      ),
      { maxLength: 6 },
    )
    .map((entries) =>
      entries.map(([{ id: recipeId }, daysAgo, leftovers], index) => ({
        id: `d${index}`,
        day: addDays(monday, -daysAgo),
        recipeId,
        leftovers,
      })),
    )
  const anyDinners = fc
    .array(fc.tuple(anyRecipe, fc.constantFrom(...days), fc.integer({ min: 1, max: 6 })), { maxLength: 2 })
    .map((dinners) =>
      dinners.map(([{ id, title }, day, servings], index): Meal => {
        return { id: `h${index}`, day, name: 'dinner', recipe: { id, title }, servings }
      }),
    )
  return fc
    .record({
      some: anyWishes,
      eaters: anyEaters,
      absent: fc.nat(4),
      seed: fc.integer({ min: 1 }),
      pantry: anyPantry,
      cooked: anyDiary,
      byHand: anyDinners,
    })
    .map(({ some, absent, eaters, ...week }) => {
      const present = eaters.slice(absent % eaters.length).map(({ id }) => id)
      const whoEats = { lunch: present, snack: present }
      return { ...week, eaters, wishes: { ...usualWishes, ...some, whoEats } }
    })
}
