import { createRecipeCollectionStore, storedCollection } from '@/lib/recipes/recipe-collection-store'

export const storedLikes = storedCollection('likedRecipes')

/** Liked recipes. */
export const useLikesStore = createRecipeCollectionStore(storedLikes)
