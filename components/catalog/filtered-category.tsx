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
  /** Receives the number of recipes as a text, undefined while it is unknown. */
  onCount: (count: string | undefined) => void
}

const cardOf = (recipe: RecipeCard) => recipe

/** The recipes of a category with filters. Loaded on demand: most visits use no filters. */
export function FilteredCategory({ id, query, recipes, onCount, ...open }: FilteredCategoryProps) {
  const filtering = useFiltering({ recipes, cardOf, path: paths.category(id), query, ...open })
  const { filters, matches, total, priceOf } = filtering
  const count =
    matches && (isFiltering(filters) ? words.matches(matches.length, total) : catalog.recipes(total))
  useLayoutEffect(() => onCount(count), [onCount, count])
  return (
    <FilteredRecipes
      filtering={filtering}
      defaultOrder={words.inMenuOrder}
      skeleton={<CardGridSkeleton shape="card" />}
    >
      {(shown) => <RecipeGrid recipes={shown} priceOf={priceOf} />}
    </FilteredRecipes>
  )
}
