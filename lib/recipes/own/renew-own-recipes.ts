import { mutate } from 'swr'

/** Screens that have read these own recipes read them again. */
export function renewOwnRecipes(ids: string[]) {
  // What `useRecipesById` has cached is found by its key, not by a filter of keys.
  for (const id of ids) void mutate(['recipes', id], undefined)
  const isById = (key: unknown) =>
    Array.isArray(key) && key[0] === 'recipes-by-id' && ids.some((id) => key.includes(id))
  void mutate(isById, undefined)
}
