import { createRecipeCollectionStore, storedCollection } from '@/lib/recipes/recipe-collection-store'

export const storedSaves = storedCollection('savedRecipes')

/** Recipes the visitor keeps for later. */
export const useSavesStore = createRecipeCollectionStore(storedSaves)
