import type { Recipe } from '@/lib/recipes/recipes-api'
import { mealNames } from '@/lib/calendar/meals'
import type { Meal } from '@/lib/plan/meal'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'
import type { Scale } from '@/lib/quantities/measure'

/** The meals of a day, in the order in which they are eaten. */
export const mealsOf = (meals: Meal[], day: string) =>
  mealNames.flatMap((name) => meals.filter((meal) => meal.day === day && meal.name === name))

/** The id of the recipe share of a meal. It is not the recipe's: the recipe may be on the list by itself or for other meals. */
export const shareIdOf = ({ id }: Pick<Meal, 'id'>) => `plan ${id}`

/** The fields of a recipe that the plan needs. */
export type PlannedRecipe = Pick<Recipe, 'id' | 'servings' | 'ingredients'>

/** The scale of a meal's recipe; a recipe without servings is not scaled. */
export const mealScale = ({ servings }: Meal, recipe: PlannedRecipe): Scale => ({
  servings,
  baseServings: recipe.servings ?? servings,
})

/** The recipe share of a meal, limited to ingredients with the given titles. */
export function shareOf(meal: Meal, recipe: PlannedRecipe, titles?: ReadonlySet<string>): RecipeShare {
  return {
    id: shareIdOf(meal),
    title: meal.recipe.title,
    recipeId: recipe.id,
    meal: { day: meal.day, name: meal.name },
    ...mealScale(meal, recipe),
    ingredients: recipe.ingredients.filter(({ title }) => !titles || titles.has(title)),
  }
}

/** The recipe shares of meals, limited to ingredients with the given titles, without those whose recipe is not loaded. */
export const sharesOf = (
  meals: Meal[],
  recipes: ReadonlyMap<string, PlannedRecipe>,
  titles?: ReadonlySet<string>,
): RecipeShare[] =>
  meals.flatMap((meal) => {
    const recipe = recipes.get(meal.recipe.id)
    return recipe ? [shareOf(meal, recipe, titles)] : []
  })
