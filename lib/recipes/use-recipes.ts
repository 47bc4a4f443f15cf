import { useState } from 'react'
import useSWR from 'swr'

import { fetchRecipeCards, fetchRecipes, type RecipeCard } from '@/lib/recipes/recipes-api'
import { swrOptions } from '@/lib/api/swr-options'

/**
 * Cards of a category's recipes: of very many the first ones, and after them all, the list being whole. The first ones stay
 * where the rest does not come.
 */
export function useRecipeCards(categoryId: string) {
  const [first, setFirst] = useState<{ categoryId: string; cards: RecipeCard[] }>()
  const { data, error, mutate } = useSWR(
    ['recipe-cards', categoryId] as const,
    ([, id]) => fetchRecipeCards(id, (cards) => setFirst({ categoryId: id, cards })),
    swrOptions,
  )
  return {
    recipes: data ?? (first?.categoryId === categoryId ? first.cards : undefined),
    isWhole: data !== undefined,
    error: error as Error | undefined,
    retry: (): Promise<unknown> => mutate(),
  }
}

/** The recipe with this id; all of a category's recipes for a category's id. */
export function useRecipes(id: string) {
  const { data, error, mutate } = useSWR(['recipes', id] as const, ([, key]) => fetchRecipes(key), swrOptions)
  return { recipes: data, error: error as Error | undefined, retry: (): Promise<unknown> => mutate() }
}
