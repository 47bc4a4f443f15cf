import { mutate } from 'swr'

import { isRecipesByIdKey, recipesKey } from '@/lib/recipes/recipe-keys'

/** Screens that have read these own recipes read them again. */
export function renewOwnRecipes(ids: string[]) {
  for (const id of ids) void mutate(recipesKey(id), undefined)
  void mutate((key) => isRecipesByIdKey(key) && ids.some((id) => key.includes(id)), undefined)
}
