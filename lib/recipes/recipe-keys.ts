/** The key under which SWR caches what `loadRecipes` returns for an id. */
export const recipesKey = (id: string) => ['recipes', id] as const

/** The key under which SWR caches what `useRecipesById` returns for these ids. */
export const recipesByIdKey = (ids: string[]) => ['recipes-by-id', ...ids] as const

type Name = ReturnType<typeof recipesKey | typeof recipesByIdKey>[0]

/** Matches the keys of this name, for SWR's `mutate`, which finds by such a filter only what a hook has read. */
export const isKeyOf =
  (name: Name) =>
  (key: unknown): key is unknown[] =>
    Array.isArray(key) && key[0] === name
