import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { readLatest, readStored } from '@/lib/storage/storage'

/** How many recipes are written at once. */
const STEP = 10

/**
 * Saves recipes one after the other and returns how many the storage took; the first that it refuses ends it, with what was
 * stored before as it was. `onProgress` hears how many are saved.
 */
export async function saveRecipes(
  recipes: OwnRecipe[],
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  for (let done = 0; done < recipes.length; done += STEP) {
    const some = recipes.slice(done, done + STEP)
    if (!tryToPut(some)) {
      const taken = some.findIndex((recipe) => !tryToPut([recipe]))
      return done + Math.max(0, taken)
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
