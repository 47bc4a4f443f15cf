import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { readLatest, readStored } from '@/lib/storage/storage'

/** Number of recipes that are written at once. */
const STEP = 10

/**
 * Saves recipes one after the other, up to the first one that the storage refuses. Returns the number of those saved, and calls
 * `onProgress` with it after each step.
 */
export async function saveRecipes(
  recipes: OwnRecipe[],
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  for (let done = 0; done < recipes.length; done += STEP) {
    const some = recipes.slice(done, done + STEP)
    if (!tryToPut(some)) {
      const refused = some.findIndex((recipe) => !tryToPut([recipe]))
      if (refused >= 0) return done + refused
    }
    onProgress(done + some.length)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return recipes.length
}

/** Puts recipes into the store, and takes them out again where the storage refuses them. */
function tryToPut(recipes: OwnRecipe[]): boolean {
  const before = useOwnRecipesStore.getState().recipes
  useOwnRecipesStore.getState().put(recipes)
  if (readStored('ownRecipes') === readLatest('ownRecipes')) return true
  useOwnRecipesStore.getState().restore(before)
  return false
}
