/**
 * The keys of recipes in SWR's cache. A filter of keys finds only those of hooks: a recipe that only `useRecipesById` has read
 * is found by its own key.
 */

const [RECIPES, RECIPES_BY_ID] = ['recipes', 'recipes-by-id'] as const

/** The key of a recipe, or of all recipes of a category. */
export const recipesKey = (id: string) => [RECIPES, id] as const

/** The key of several recipes together. */
export const recipesByIdKey = (ids: string[]) => [RECIPES_BY_ID, ...ids] as const

const hasName = (key: unknown, name: string): key is string[] => Array.isArray(key) && key[0] === name

/** Whether a key is that of a recipe or of a category. */
export const isRecipesKey = (key: unknown) => hasName(key, RECIPES)

/** Whether a key is that of several recipes. */
export const isRecipesByIdKey = (key: unknown): key is string[] => hasName(key, RECIPES_BY_ID)
