import type { Ingredient } from '@/lib/recipes/recipes-api'
import { neededBy } from '@/lib/shopping/recipe-shares'
import { listedShares, useShoppingStore } from '@/lib/shopping/shopping-store'

/**
 * Puts another ingredient of a recipe on the list in the place of an earlier one, for all meals of the recipe. The title of
 * the earlier one leaves the list unless something else needs it. Without the earlier one on the list nothing changes.
 */
export function swapIngredient(recipeId: string, before: string, after: Ingredient) {
  const { addRecipes, remove } = useShoppingStore.getState()
  const { shares, manual } = listedShares(useShoppingStore.getState())
  const affected = shares.filter(
    (share) =>
      (share.recipeId ?? share.id) === recipeId && share.ingredients.some(({ title }) => title === before),
  )
  if (affected.length === 0) return
  addRecipes(
    affected.map((share) => ({
      recipe: {
        ...share,
        ingredients: share.ingredients.map((one) => (one.title === before ? after : one)),
      },
      scale: { servings: share.servings, baseServings: share.baseServings },
    })),
  )
  const needed = neededBy(useShoppingStore.getState().recipeShares.shares)
  if (!needed.has(before) && !manual.includes(before)) remove([before])
}
