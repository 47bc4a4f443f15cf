import { mutate } from 'swr'

/** Screens that have read these own recipes read them again. */
export function renewOwnRecipes(ids: string[]) {
  // What `useRecipesById` has cached is found by its key, not by a filter of keys.
  for (const id of ids) void mutate(['recipes', id], undefined)
  const hasOne = (key: unknown) => Array.isArray(key) && ids.some((id) => key.includes(id))
  void mutate((key) => hasOne(key) && (key as unknown[])[0] === 'recipes-by-id', undefined)
}
