import { isOwnId } from '@/lib/recipes/own-id'
import { fetchRecipes, type Recipe } from '@/lib/recipes/recipes-api'

/**
 * The recipe with this id, an own recipe from the storage, or all recipes of the category with this id; at least one. Throws
 * `ApiError`, with `isMissing` where there is none.
 */
export async function loadRecipes(id: string): Promise<Recipe[]> {
  if (!isOwnId(id)) return fetchRecipes(id)
  // Loads only for visitors with own recipes.
  const { fetchOwnRecipe } = await import('@/lib/recipes/own/own-recipes-store')
  return [await fetchOwnRecipe(id)]
}
