import useSWR, { unstable_serialize, useSWRConfig } from 'swr'

import { loadRecipes } from '@/lib/recipes/load-recipes'
import { recipesByIdKey, recipesKey } from '@/lib/recipes/recipe-keys'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { ApiError } from '@/lib/api/fetch-json'
import { swrOptions } from '@/lib/api/swr-options'

type Answers = { recipes: ReadonlyMap<string, Recipe>; errors: ReadonlyMap<string, Error> }

const none: Answers = { recipes: new Map(), errors: new Map() }

/**
 * The recipes with these ids that could be loaded, and the error of the others. Each is fetched once, into the cache of its own
 * screen; a remount retries the failed ones.
 */
export function useRecipesById(ids: string[]) {
  const { cache, mutate } = useSWRConfig()
  const wanted = [...new Set(ids)].sort()

  /** Throws `ApiError`, with `isMissing` for the id of a category. */
  async function recipe(id: string) {
    const key = recipesKey(id)
    // A mutation would cancel another one, which may be renewing what is cached.
    const known = cache.get(unstable_serialize(key))?.data as Recipe[] | undefined
    const [found] = known ?? (await mutate(key, loadRecipes(id), { revalidate: false })) ?? []
    if (found?.id !== id) throw new ApiError('status', `recipe "${id}": not in the answer`, 404)
    return found
  }

  const {
    data = none,
    isLoading,
    mutate: retry,
  } = useSWR(
    wanted.length > 0 ? recipesByIdKey(wanted) : null,
    async ([, ...all]): Promise<Answers> => {
      const recipes = new Map<string, Recipe>()
      const errors = new Map<string, Error>()
      await Promise.all(
        all.map((id) =>
          recipe(id).then(
            (found) => recipes.set(id, found),
            (error: Error) => errors.set(id, error),
          ),
        ),
      )
      return { recipes, errors }
    },
    { ...swrOptions, revalidateIfStale: true, keepPreviousData: true },
  )
  return { ...data, isLoading, retry: () => retry() }
}
