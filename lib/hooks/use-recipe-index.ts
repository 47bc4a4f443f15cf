import useSWR from 'swr'

import { fetchRecipeIndex } from '@/lib/api/recipe-index'

/** All recipes in short. */
export function useRecipeIndex() {
  const { data, error, mutate } = useSWR('recipe-index', fetchRecipeIndex)
  return { entries: data, error: error as Error | undefined, retry: () => void mutate() }
}
