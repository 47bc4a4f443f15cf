import { createRecipeCollectionStore, storedCollection } from '@/lib/recipes/recipe-collection-store'

export const storedSaves = storedCollection('savedRecipes')

/** Saved recipes. */
export const useSavesStore = createRecipeCollectionStore(storedSaves)
