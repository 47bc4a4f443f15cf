import useSWR from 'swr'

import { fetchRecipeIndex } from '@/lib/recipes/recipe-index-api'
import { swrOptions } from '@/lib/api/swr-options'

/** The recipe index; fetched once `isWanted`. */
export function useRecipeIndex({ isWanted = true } = {}) {
  const { data, error, mutate } = useSWR(isWanted ? 'recipe-index' : null, fetchRecipeIndex, swrOptions)
  return { entries: data, error: error as Error | undefined, retry: () => mutate() }
}
