import { isOwnId } from '@/lib/recipes/own/own-id'
import { fetchRecipes, type Recipe } from '@/lib/recipes/recipes-api'
import { readLatest } from '@/lib/storage/storage'

/**
 * The recipe with this id, an own recipe from the storage, or all recipes of the category with this id; at least one. Throws
 * `ApiError`, with `isMissing` where there is none. Recipes have the substitutes that the visitor has chosen.
 */
export async function loadRecipes(id: string): Promise<Recipe[]> {
  if (!isOwnId(id)) {
    const recipes = await fetchRecipes(id)
    if (readLatest('substitutes') === undefined) return recipes
    // Loads only for visitors with substitutes.
    const [{ substituteAll }, { useSubstitutesStore }] = await Promise.all([
      import('@/lib/recipes/substitutes/substitute-all'),
      import('@/lib/recipes/substitutes/substitutes-store'),
    ])
    return substituteAll(recipes, useSubstitutesStore.getState().choices)
  }
  // Loads only for visitors with own recipes.
  const { fetchOwnRecipe } = await import('@/lib/recipes/own/own-recipes-store')
  return [await fetchOwnRecipe(id)]
}
