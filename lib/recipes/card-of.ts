import { isOwnId } from '@/lib/recipes/own/own-id'
import type { Recipe, RecipeCard } from '@/lib/recipes/recipes-api'

/** The card of a recipe, as likes and saves store it. Recipes have no pictures for its back. */
export const cardOf = ({ id, name, title, time = '', kcal = '', picture }: Recipe): RecipeCard => ({
  id,
  name,
  title,
  back: [],
  time,
  kcal,
  // The photo of an own recipe is a data URL, which is stored once, with the recipe.
  picture: isOwnId(id) ? undefined : picture,
})
