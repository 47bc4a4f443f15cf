import { stored } from '@/lib/stores/keys'
import { createRecipeShelf } from '@/lib/stores/recipe-shelf'

/** Recipes the visitor likes. */
export const useLikesStore = createRecipeShelf(stored.likedRecipes)
