import { create } from 'zustand'

import { type RecipeCard, recipeCardSchema } from '@/lib/recipes/recipes-api'
import type { Key, StoredKey } from '@/lib/storage/keys'
import { listKey } from '@/lib/storage/shapes'
import { persistStore } from '@/lib/storage/storage'

type RecipeCollection = {
  recipes: RecipeCard[]
  /** Adds the recipe, or takes it off when it is there. */
  toggle: (recipe: RecipeCard) => void
}

/** Recipe cards under a key. */
export const storedCollection = (key: Key) => listKey(key, recipeCardSchema, ({ id }) => id)

/** A store of recipe cards that lasts: the likes and the saves are one each. */
export function createRecipeCollectionStore(stored: StoredKey<RecipeCard[]>) {
  const useCollectionStore = create<RecipeCollection>((set) => ({
    recipes: [],
    toggle: (recipe) =>
      set(({ recipes }) => {
        const others = recipes.filter(({ id }) => id !== recipe.id)
        return { recipes: others.length < recipes.length ? others : [...recipes, recipe] }
      }),
  }))
  persistStore(useCollectionStore, {
    stored,
    partialize: ({ recipes }) => (recipes.length > 0 ? recipes : undefined),
    hydrate: (recipes = []) => ({ recipes }),
  })
  return useCollectionStore
}

/** Whether the shelf holds the recipe, as a selector. */
export const includesRecipe =
  (recipeId: string) =>
  ({ recipes }: RecipeCollection) =>
    recipes.some(({ id }) => id === recipeId)
