import { createRecipeCollectionStore, storedCollection } from '@/lib/recipes/recipe-collection-store'

export const storedLikes = storedCollection('likedRecipes')

/** Recipes the visitor likes. */
export const useLikesStore = createRecipeCollectionStore(storedLikes)
