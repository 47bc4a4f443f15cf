import { stored } from '@/lib/stores/keys'
import { createRecipeShelf } from '@/lib/stores/recipe-shelf'

/** Recipes the visitor keeps for later. */
export const useSavesStore = createRecipeShelf(stored.savedRecipes)
