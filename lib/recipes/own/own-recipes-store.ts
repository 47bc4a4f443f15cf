import { create } from 'zustand'

import { ApiError } from '@/lib/api/fetch-json'
import { type OwnRecipe, storedOwnRecipes, toRecipe } from '@/lib/recipes/own/own-recipes'
import { renewOwnRecipes } from '@/lib/recipes/own/renew-own-recipes'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { readPhoto } from '@/lib/photos/photos'
import { persistList } from '@/lib/storage/storage'

type OwnRecipesState = {
  /** The latest first. */
  recipes: OwnRecipe[]
  /** Adds recipes, or replaces those with the same id at their places. */
  put: (recipes: OwnRecipe[]) => void
  remove: (ids: string[]) => void
  /** Puts all recipes back as they were. */
  restore: (recipes: OwnRecipe[]) => void
}

/** The visitor's own recipes. */
export const useOwnRecipesStore = create<OwnRecipesState>((set) => ({
  recipes: [],
  put: (added) =>
    set(({ recipes }) => {
      const byId = new Map(added.map((recipe) => [recipe.id, recipe]))
      const isKnown = new Set(recipes.map(({ id }) => id))
      return {
        recipes: [
          ...[...byId.values()].filter(({ id }) => !isKnown.has(id)),
          ...recipes.map((recipe) => byId.get(recipe.id) ?? recipe),
        ],
      }
    }),
  remove: (ids) => set(({ recipes }) => ({ recipes: recipes.filter(({ id }) => !ids.includes(id)) })),
  restore: (recipes) => set({ recipes }),
}))

persistList(useOwnRecipesStore, storedOwnRecipes, 'recipes')

// Screens follow the store, also after changes in another tab or on another device.
useOwnRecipesStore.subscribe(({ recipes }, before) => {
  if (recipes !== before.recipes) renewOwnRecipes(changedIds(recipes, before.recipes))
})

function changedIds(recipes: OwnRecipe[], before: OwnRecipe[]): string[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const byIdBefore = new Map(before.map((recipe) => [recipe.id, recipe]))
  return [...new Set([...byId.keys(), ...byIdBefore.keys()])].filter((id) => {
    const [one, other] = [byId.get(id), byIdBefore.get(id)]
    return one !== other && JSON.stringify(one) !== JSON.stringify(other)
  })
}

/** An own recipe, in the place of a request. Throws `ApiError` with `isMissing` where there is none. */
export async function fetchOwnRecipe(recipeId: string): Promise<Recipe> {
  const own = useOwnRecipesStore.getState().recipes.find(({ id }) => id === recipeId)
  if (!own) throw new ApiError('status', `own recipe "${recipeId}": not stored`, 404)
  const [photo, weighed] = await Promise.all([
    own.hasPhoto ? readPhoto(recipeId) : undefined,
    // A recipe is shown without numbers where their code does not load.
    weigh(own).catch(() => undefined),
  ])
  return toRecipe({ ...own, ...weighed }, photo, weighed?.counted)
}

/**
 * Weighs the ingredients of a recipe, by which packs and prices are counted, and counts its nutrition. The code and the tables
 * for it load now; undefined without tables.
 */
async function weigh({ ingredients, servings }: OwnRecipe) {
  if (ingredients.length === 0) return undefined
  const modules = Promise.all([import('@/lib/recipes/own/foods-api'), import('@/lib/recipes/own/nutrition')])
  const [{ readFoods }, { countNutrition, withWeights }] = await modules
  const foods = await readFoods()
  return (
    foods && {
      ingredients: withWeights(ingredients, foods),
      counted: countNutrition(ingredients, servings, foods),
    }
  )
}
