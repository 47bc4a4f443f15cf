import { useState } from 'react'
import useSWR from 'swr'

import { loadRecipes } from '@/lib/recipes/load-recipes'
import { recipesKey } from '@/lib/recipes/recipe-keys'
import { fetchRecipeCards, type RecipeCard } from '@/lib/recipes/recipes-api'
import { swrOptions } from '@/lib/api/swr-options'

/**
 * The recipe cards of a category. Of a large category first the beginning (`isWhole` is false), then all; the beginning stays
 * if the rest fails.
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

/** The recipe with this id, or all recipes of the category with this id. */
export function useRecipes(id: string) {
  const { data, error, mutate } = useSWR(recipesKey(id), ([, key]) => loadRecipes(key), swrOptions)
  return { recipes: data, error: error as Error | undefined, retry: (): Promise<unknown> => mutate() }
}
