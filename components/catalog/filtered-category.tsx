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
  /** Receives the number of recipes as a text; undefined while it is unknown. */
  onCount: (words: string | undefined) => void
}

const cardOf = (recipe: RecipeCard) => recipe

/** The recipes of a category with filters; loaded only when filters are used. */
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
