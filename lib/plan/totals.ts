import type { Meal } from '@/lib/plan/meal'
import { scaleOf } from '@/lib/plan/plan'
import { kcalOf } from '@/lib/recipes/recipe-facts'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { priceOf } from '@/lib/shop/recipe-price'
import type { Product } from '@/lib/shop/shop-api'

/** A sum over meals, and the number of meals whose value is unknown. */
export type Total = { sum: number; unknown: number }

/**
 * The kcal of one serving of each meal, and the price of all servings in kopecks. `partlySold` is the number of meals with
 * ingredients that the shop does not sell, which their price leaves out.
 */
export function totalsOf(
  meals: Meal[],
  recipes: ReadonlyMap<string, Recipe>,
  products: Product[],
): { kcal: Total; kopecks: Total; partlySold: number } {
  const kcal: Total = { sum: 0, unknown: 0 }
  const kopecks: Total = { sum: 0, unknown: 0 }
  let partlySold = 0
  const add = (total: Total, value: number | undefined) => {
    if (value === undefined) total.unknown += 1
    else total.sum += value
  }
  for (const meal of meals) {
    const recipe = recipes.get(meal.recipe.id)
    add(kcal, kcalOf(recipe?.kcal))
    const price = recipe && priceOf(recipe.ingredients, scaleOf(meal, recipe), products)
    add(kopecks, price?.used.kopecks)
    if (price?.notSold.length) partlySold += 1
  }
  return { kcal, kopecks, partlySold }
}
