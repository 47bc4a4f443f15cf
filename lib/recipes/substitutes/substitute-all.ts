import { readFoods } from '@/lib/recipes/own/foods-api'
import { fetchRecipes, type Recipe } from '@/lib/recipes/recipes-api'
import { chosenFor, type Substitute, withSubstitutes } from '@/lib/recipes/substitutes/substitutes'

/**
 * The recipes with the chosen substitutes, whatever they have now. Substitutions come only with a recipe's own answer, which
 * is requested for a recipe of a category with substitutes; throws `ApiError` if that fails.
 */
export async function substituteAll(
  recipes: Recipe[],
  choices: { id: string; products: Substitute[] }[],
): Promise<Recipe[]> {
  const hasChoice = ({ id }: Recipe) => chosenFor(choices, id).length > 0
  const foods = recipes.some(hasChoice) ? await readFoods() : undefined
  return Promise.all(
    recipes.map(async (recipe) => {
      if (!hasChoice(recipe)) return recipe.original ?? recipe
      const [whole = recipe] = recipe.substitutions ? [recipe] : await fetchRecipes(recipe.id)
      return withSubstitutes(whole, chosenFor(choices, recipe.id), foods)
    }),
  )
}
