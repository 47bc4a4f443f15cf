import useSWR from 'swr'

import { fetchRecipeCards, fetchRecipes } from '@/lib/api/recipes'

/** Cards of a category's recipes. */
export function useRecipeCards(categoryId: string) {
  const { data, error, mutate } = useSWR(['recipe-cards', categoryId] as const, ([, id]) =>
    fetchRecipeCards(id),
  )
  return { recipes: data, error: error as Error | undefined, retry: () => void mutate() }
}

/** The recipe with this id; all of a category's recipes for a category's id. */
export function useRecipes(id: string) {
  const { data, error, mutate } = useSWR(['recipes', id] as const, ([, key]) => fetchRecipes(key))
  return { recipes: data, error: error as Error | undefined, retry: () => void mutate() }
}
