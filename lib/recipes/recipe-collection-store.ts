import { create } from 'zustand'

import { type RecipeCard, recipeCardSchema } from '@/lib/recipes/recipes-api'
import type { Key, StoredKey } from '@/lib/storage/keys'
import { list } from '@/lib/storage/shapes'
import { persistStore } from '@/lib/storage/storage'

type RecipeShelf = {
  recipes: RecipeCard[]
  /** Adds the recipe, or takes it off when it is there. */
  toggle: (recipe: RecipeCard) => void
}

/** Recipe cards under a key. */
export const storedRecipes = (key: Key) => list(key, recipeCardSchema, ({ id }) => id)

/** A store of recipe cards that lasts: the likes and the saves are one each. */
export function createRecipeShelf(stored: StoredKey<RecipeCard[]>) {
  const useShelf = create<RecipeShelf>((set) => ({
    recipes: [],
    toggle: (recipe) =>
      set(({ recipes }) => {
        const others = recipes.filter(({ id }) => id !== recipe.id)
        return { recipes: others.length < recipes.length ? others : [...recipes, recipe] }
      }),
  }))
  persistStore(useShelf, {
    stored,
    partialize: ({ recipes }) => (recipes.length > 0 ? recipes : undefined),
    hydrate: (recipes = []) => ({ recipes }),
  })
  return useShelf
}

/** Whether the shelf holds the recipe, as a selector. */
export const holds =
  (recipeId: string) =>
  ({ recipes }: RecipeShelf) =>
    recipes.some(({ id }) => id === recipeId)
