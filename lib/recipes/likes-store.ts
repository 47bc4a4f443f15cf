import { createRecipeShelf, storedRecipes } from '@/lib/recipes/recipe-collection-store'

export const storedLikes = storedRecipes('likedRecipes')

/** Recipes the visitor likes. */
export const useLikesStore = createRecipeShelf(storedLikes)
