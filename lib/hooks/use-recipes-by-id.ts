import useSWR, { unstable_serialize, useSWRConfig } from 'swr'

import { fetchRecipes, type Recipe } from '@/lib/api/recipes'
import { swrOptions } from '@/lib/hooks/swr-options'

const none: ReadonlyMap<string, Recipe> = new Map()

/** Recipes by id, as far as they can be had; each is fetched once and is there for its own screen too. */
export function useRecipesById(ids: string[]) {
  const { cache, mutate } = useSWRConfig()
  const wanted = [...new Set(ids)].sort()

  async function recipe(id: string) {
    const key = ['recipes', id] as const
    const known = cache.get(unstable_serialize(key))?.data as Recipe[] | undefined
    const [found] = known ?? (await mutate(key, fetchRecipes(id), { revalidate: false })) ?? []
    return found
  }

  const {
    data = none,
    isLoading,
    mutate: retry,
  } = useSWR(
    wanted.length > 0 ? ['recipes-by-id', ...wanted] : null,
    async ([, ...all]) => {
      const answers = await Promise.allSettled(all.map(recipe))
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value) || [])
      return new Map(found.map((one) => [one.id, one]))
    },
    { ...swrOptions, keepPreviousData: true },
  )
  return { recipes: data as ReadonlyMap<string, Recipe>, isLoading, retry: () => void retry() }
}
