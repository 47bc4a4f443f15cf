import { planWeek } from '@/lib/planner/planner'
import type { PlannerDish, PlannerInput, PlannerRequest } from '@/lib/planner/planner-types'
import { finish } from '@/lib/planner/search'
import type { Product } from '@/lib/shop/shop-api'
import { grams } from '@/testing/ingredients'

/** Dishes, products and inputs for tests of the planner. */

/** A pack of `value` grams for `price` rubles. */
export const packOf = (
  title: string,
  value: number,
  price: number,
  more: Partial<Product> = {},
): Product => ({
  id: title,
  title,
  price,
  quantity: `${value} г`,
  image: '',
  count: 1,
  pack: { value, unit: 'г' },
  ...more,
})

/** A dish for two that takes 20 minutes; `needs` are the grams of its products. */
export const dishOf = (
  id: string,
  needs: Record<string, number>,
  more: Partial<PlannerDish> = {},
): PlannerDish => ({
  id,
  title: `Блюдо ${id}`,
  name: '',
  picture: undefined,
  servings: 2,
  nutrition: { kcal: 400, protein: 20, fat: 15, carbs: 45 },
  ingredients: Object.entries(needs).map(([title, value]) => grams(title, value)),
  keepsDays: undefined,
  time: '20 минут',
  categoryId: id,
  tags: [],
  ...more,
})

export const monday = '2026-11-23'
export const tuesday = '2026-11-24'
export const wednesday = '2026-11-25'

/** Dinners for two on these days, without any limit. */
export const requestOf = ({
  days = [monday, tuesday],
  ...more
}: Partial<PlannerInput> = {}): PlannerRequest => ({
  days,
  slots: days.map((day) => ({ day, name: 'dinner' })),
  eaters: [
    { id: 'a', portion: 1 },
    { id: 'b', portion: 1 },
  ],
  minutes: {},
  free: [],
  hasPot: false,
  liked: [],
  struck: [],
  disliked: [],
  seen: [],
  pantry: [],
  opened: [],
  standing: [],
  ownDishes: [],
  cooked: [],
  leftovers: [],
  kept: [],
  substitutes: [],
  seed: 1,
  ...more,
})

/** The same with the dishes and products to plan with. */
export const inputOf = (
  dishes: PlannerDish[],
  products: Product[],
  wanted?: Partial<PlannerInput>,
): PlannerInput => ({
  dishes,
  products,
  ...requestOf(wanted),
})

/** The best plan that the search finds. */
export const planOf = (input: PlannerInput) => finish(planWeek(input))

export const idsOf = (input: PlannerInput) => planOf(input).dishes.map(({ dish }) => dish.id)

export const cabbage = packOf('Капуста', 1000, 3)
export const cream = packOf('Сметана', 200, 4)
export const rice = packOf('Рис', 500, 5)
export const shchi = dishOf('shchi', { Капуста: 500 })
export const pie = dishOf('pie', { Капуста: 500 })
export const pilaf = dishOf('pilaf', { Рис: 100 })
export const strudel = dishOf('strudel', { Сметана: 150 })
