import { mutate } from 'swr'

/** Screens that have read these own recipes read them again. */
export function renewOwnRecipes(ids: string[]) {
  // Recipes that the plan has read are found by their key only.
  for (const id of ids) void mutate(['recipes', id], undefined)
  const hasOne = (key: unknown) => Array.isArray(key) && ids.some((id) => key.includes(id))
  void mutate((key) => hasOne(key) && (key as unknown[])[0] === 'recipes-by-id', undefined)
}
