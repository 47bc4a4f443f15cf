import type { PlannerDish } from '@/lib/planner/planner-types'
import type { Recipe } from '@/lib/recipes/recipes-api'

/** What the planner uses of a recipe itself, apart from what the recipe index says of it. */
export const toPlannerDish = (recipe: Recipe): PlannerDish => ({
  id: recipe.id,
  title: recipe.title,
  name: recipe.name,
  picture: recipe.picture,
  servings: recipe.servings,
  nutrition: recipe.nutrition,
  ingredients: recipe.ingredients,
  keepsDays: recipe.keepsDays,
  time: recipe.time,
})
