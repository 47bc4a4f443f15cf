import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'

/** An entry of the recipe index, for the search. */
export const searchEntry = (id: string, title: string, ...ingredients: string[]): RecipeEntry => ({
  id,
  title,
  time: '40 минут',
  kcal: '300 ккал',
  ingredients,
})
