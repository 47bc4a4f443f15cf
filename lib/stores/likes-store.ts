import { createRecipeShelf, storedRecipes } from '@/lib/stores/recipe-shelf'

export const storedLikes = storedRecipes('likedRecipes')

/** Recipes the visitor likes. */
export const useLikesStore = createRecipeShelf(storedLikes)
