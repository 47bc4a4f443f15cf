import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { readLatest, readStored } from '@/lib/storage/storage'

/** Saves recipes, up to the first one that the storage refuses. Returns the number of those saved. */
export function saveRecipes(recipes: OwnRecipe[]): number {
  // All at once where they fit, since each write is one of all recipes that there are.
  if (recipes.length === 0 || tryToPut(recipes)) return recipes.length
  if (recipes.length === 1) return 0
  const half = Math.floor(recipes.length / 2)
  const saved = saveRecipes(recipes.slice(0, half))
  return saved < half ? saved : half + saveRecipes(recipes.slice(half))
}

/** Puts recipes into the store, and takes them out again where the storage refuses them. */
function tryToPut(recipes: OwnRecipe[]): boolean {
  const before = useOwnRecipesStore.getState().recipes
  useOwnRecipesStore.getState().put(recipes)
  if (readStored('ownRecipes') === readLatest('ownRecipes')) return true
  useOwnRecipesStore.getState().restore(before)
  return false
}
