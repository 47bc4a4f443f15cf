import { createRecipeShelf, storedRecipes } from '@/lib/recipes/recipe-collection-store'

export const storedSaves = storedRecipes('savedRecipes')

/** Recipes the visitor keeps for later. */
export const useSavesStore = createRecipeShelf(storedSaves)
