import type { Recipe } from '@/lib/recipes/recipes-api'
import type { Product } from '@/lib/shop/shop-api'
import { type Meal, mealNames } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import type { Share } from '@/lib/shopping/recipe-shares'
import { kcalOf } from '@/lib/recipes/recipe-facts'
import { priceOf } from '@/lib/shopping/recipe-price'
import type { Scale } from '@/lib/recipes/scale'

/** What is cooked when: the visitor's plan, meal by meal. */

/** The meals of a day, in the order they are eaten in. */
export const mealsOf = (meals: Meal[], day: string) =>
  mealNames.flatMap((name) => meals.filter((meal) => meal.day === day && meal.name === name))

/** The id of a meal's share of the shopping list: the same recipe may have shares of its own, and in other meals. */
export const shareIdOf = ({ id }: Pick<Meal, 'id'>) => `plan ${id}`

type PlannedRecipe = Pick<Recipe, 'id' | 'servings' | 'ingredients'>

/** For how many a meal is cooked; a recipe that does not tell for how many it is counts as being for as many. */
const scaleOf = ({ servings }: Meal, recipe: PlannedRecipe): Scale => ({
  servings,
  of: recipe.servings ?? servings,
})

/** A meal's share of the shopping list, of its ingredients only those with such titles. */
export function shareOf(meal: Meal, recipe: PlannedRecipe, titles?: ReadonlySet<string>): Share {
  return {
    id: shareIdOf(meal),
    title: messages.shareTitle(meal.recipe.title, meal.day, meal.name),
    recipeId: recipe.id,
    ...scaleOf(meal, recipe),
    ingredients: recipe.ingredients.filter(({ title }) => !titles || titles.has(title)),
  }
}

/** A sum over meals, and of how many meals nothing is known. */
export type Total = { sum: number; unknown: number }

/**
 * What a person eats who takes one serving of each meal, in kcal, and what all servings together cost, in kopecks.
 * `partlySold` meals need more than the shop sells: their price is of the rest.
 */
export function totalsOf(
  meals: Meal[],
  recipes: ReadonlyMap<string, Recipe>,
  products: Product[],
): { kcal: Total; kopecks: Total; partlySold: number } {
  const kcal: Total = { sum: 0, unknown: 0 }
  const kopecks: Total = { sum: 0, unknown: 0 }
  let partlySold = 0
  const count = (total: Total, value: number | undefined) => {
    if (value === undefined) total.unknown += 1
    else total.sum += value
  }
  for (const meal of meals) {
    const recipe = recipes.get(meal.recipe.id)
    count(kcal, kcalOf(recipe?.kcal))
    const price = recipe && priceOf(recipe.ingredients, scaleOf(meal, recipe), products)
    count(kopecks, price?.used.kopecks)
    if (price?.notSold.length) partlySold += 1
  }
  return { kcal, kopecks, partlySold }
}
