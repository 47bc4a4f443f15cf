import type { Recipe } from '@/lib/recipes/recipes-api'
import { mealNames } from '@/lib/calendar/meals'
import type { Meal } from '@/lib/plan/meal'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'
import type { Scale } from '@/lib/quantities/measure'

/** What is cooked when: the visitor's plan, meal by meal. */

/** The meals of a day, in the order they are eaten in. */
export const mealsOf = (meals: Meal[], day: string) =>
  mealNames.flatMap((name) => meals.filter((meal) => meal.day === day && meal.name === name))

/** The id of a meal's share of the shopping list: the same recipe may have shares of its own, and in other meals. */
export const shareIdOf = ({ id }: Pick<Meal, 'id'>) => `plan ${id}`

type PlannedRecipe = Pick<Recipe, 'id' | 'servings' | 'ingredients'>

/** For how many a meal is cooked; a recipe that does not tell for how many it is counts as being for as many. */
export const scaleOf = ({ servings }: Meal, recipe: PlannedRecipe): Scale => ({
  servings,
  baseServings: recipe.servings ?? servings,
})

/** A meal's share of the shopping list, of its ingredients only those with such titles. */
export function shareOf(meal: Meal, recipe: PlannedRecipe, titles?: ReadonlySet<string>): RecipeShare {
  return {
    id: shareIdOf(meal),
    title: meal.recipe.title,
    recipeId: recipe.id,
    meal: { day: meal.day, name: meal.name },
    ...scaleOf(meal, recipe),
    ingredients: recipe.ingredients.filter(({ title }) => !titles || titles.has(title)),
  }
}
