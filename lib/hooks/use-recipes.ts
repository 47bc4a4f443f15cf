import useSWR from 'swr'

import { fetchRecipeCards, fetchRecipes } from '@/lib/api/recipes'
import { swrOptions } from '@/lib/hooks/swr-options'

/** Cards of a category's recipes. */
export function useRecipeCards(categoryId: string) {
  const { data, error, mutate } = useSWR(
    ['recipe-cards', categoryId] as const,
    ([, id]) => fetchRecipeCards(id),
    swrOptions,
  )
  return { recipes: data, error: error as Error | undefined, retry: () => void mutate() }
}

/** The recipe with this id; all of a category's recipes for a category's id. */
export function useRecipes(id: string) {
  const { data, error, mutate } = useSWR(['recipes', id] as const, ([, key]) => fetchRecipes(key), swrOptions)
  return { recipes: data, error: error as Error | undefined, retry: () => void mutate() }
}
