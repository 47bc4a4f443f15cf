import { mutate } from 'swr'

import { isKeyOf, recipesKey } from '@/lib/recipes/recipe-keys'

/** Screens that have read these own recipes read them again. */
export function renewOwnRecipes(ids: string[]) {
  // What `useRecipesById` has cached is found by its key, not by a filter of keys.
  for (const id of ids) void mutate(recipesKey(id), undefined)
  const isOfSeveral = isKeyOf('recipes-by-id')
  void mutate((key) => isOfSeveral(key) && ids.some((id) => key.includes(id)), undefined)
}
