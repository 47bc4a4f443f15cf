import { useLayoutEffect } from 'react'

import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { FilteredRecipes } from '@/components/catalog/filtered-recipes'
import { RecipeGrid } from '@/components/catalog/recipe-grid'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { isFiltering } from '@/lib/catalog/filters'
import { type FiltersOpen, useFiltering } from '@/lib/catalog/use-filtering'
import { catalog } from '@/lib/catalog/messages'
import { filters as words } from '@/lib/catalog/filter-messages'
import { paths } from '@/lib/router/routes'

export type FilteredCategoryProps = FiltersOpen & {
  id: string
  query: URLSearchParams
  recipes: RecipeCard[]
  /** Told how many recipes there are, in words; undefined while that is not known. */
  onCount: (words: string | undefined) => void
}

const cardOf = (recipe: RecipeCard) => recipe

/** A category's recipes from when filters are asked for: what these take is not loaded before. */
export function FilteredCategory({ id, query, recipes, onCount, ...open }: FilteredCategoryProps) {
  const filtering = useFiltering({ recipes, cardOf, path: paths.category(id), query, ...open })
  const { filters, left, total, priceOf } = filtering
  const count = left && (isFiltering(filters) ? words.left(left.length, total) : catalog.recipes(total))
  useLayoutEffect(() => onCount(count), [onCount, count])
  return (
    <FilteredRecipes
      filtering={filtering}
      usualOrder={words.inMenuOrder}
      skeleton={<CardGridSkeleton shape="card" />}
    >
      {(some) => <RecipeGrid recipes={some} priceOf={priceOf} />}
    </FilteredRecipes>
  )
}
