import { createRecipeShelf, storedRecipes } from '@/lib/stores/recipe-shelf'

export const storedSaves = storedRecipes('savedRecipes')

/** Recipes the visitor keeps for later. */
export const useSavesStore = createRecipeShelf(storedSaves)
