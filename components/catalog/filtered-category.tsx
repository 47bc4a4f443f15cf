import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { FilteredRecipes } from '@/components/catalog/filtered-recipes'
import { RecipeGrid } from '@/components/catalog/recipe-grid'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { type FiltersOpen, useFiltering } from '@/lib/catalog/use-filtering'
import { catalog } from '@/lib/catalog/messages'
import { filters as words } from '@/lib/catalog/filter-messages'
import { paths } from '@/lib/router/routes'

type FilteredCategoryProps = FiltersOpen & {
  id: string
  query: URLSearchParams
  recipes: RecipeCard[]
}

const cardOf = (recipe: RecipeCard) => recipe

/** The recipes of a category with filters. Loaded on demand: most visits use no filters. */
export function FilteredCategory({ id, query, recipes, ...open }: FilteredCategoryProps) {
  const filtering = useFiltering({ recipes, cardOf, path: paths.category(id), query, ...open })
  const { matches, isNarrowed, total, priceOf } = filtering
  const count = matches && (isNarrowed ? words.matches(matches.length, total) : catalog.recipes(total))
  return (
    <FilteredRecipes
      filtering={filtering}
      heading={<p className="mr-auto text-label text-ink-soft">{count}</p>}
      defaultOrder={words.inMenuOrder}
      skeleton={<CardGridSkeleton shape="card" />}
    >
      {(shown) => <RecipeGrid recipes={shown} priceOf={priceOf} />}
    </FilteredRecipes>
  )
}
