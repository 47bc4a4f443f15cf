import { create } from 'zustand'

import { type RecipeCard, recipeCardSchema } from '@/lib/recipes/recipes-api'
import type { Key, StoredKey } from '@/lib/storage/keys'
import { listKey } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

type RecipeCollection = {
  recipes: RecipeCard[]
  /** Adds or removes the recipe. */
  toggle: (recipe: RecipeCard) => void
}

/** A stored list of recipe cards. */
export const storedCollection = (key: Key) => listKey(key, recipeCardSchema, ({ id }) => id)

/** A persistent store of recipe cards, for likes and for saves. */
export function createRecipeCollectionStore(stored: StoredKey<RecipeCard[]>) {
  const useCollectionStore = create<RecipeCollection>((set) => ({
    recipes: [],
    toggle: (recipe) =>
      set(({ recipes }) => {
        const others = recipes.filter(({ id }) => id !== recipe.id)
        return { recipes: others.length < recipes.length ? others : [...recipes, recipe] }
      }),
  }))
  persistList(useCollectionStore, stored, 'recipes')
  return useCollectionStore
}

/** A selector: whether the collection includes the recipe. */
export const includesRecipe =
  (recipeId: string) =>
  ({ recipes }: RecipeCollection) =>
    recipes.some(({ id }) => id === recipeId)
