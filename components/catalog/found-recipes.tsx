import { useMemo } from 'react'

import { FilteredRecipes } from '@/components/catalog/filtered-recipes'
import { FoundRow } from '@/components/catalog/found-row'
import { GrowingList } from '@/components/recipes/growing-list'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { useFiltering } from '@/lib/catalog/use-filtering'
import { useHistoryState } from '@/lib/router/use-history-state'
import { catalog } from '@/lib/catalog/messages'
import { common } from '@/lib/feedback/messages'
import { filters } from '@/lib/catalog/filter-messages'
import { search } from '@/lib/catalog/search-messages'
import type { FoundRecipe, SearchResult } from '@/lib/catalog/recipe-search'
import { hash, paths, withQuery } from '@/lib/router/routes'

export type FoundRecipesProps = SearchResult & {
  /** The query of the address, with the filters. */
  query: URLSearchParams
}

/** The page size of recipes that lack a part of the query. */
const PARTIAL_PAGE_SIZE = 4

const cardOf = ({ entry, isAside }: FoundRecipe) => ({ ...entry, isAside })

/** Recipes that have all of a query, with the matching words marked, then those that lack a part of it. */
export function FoundRecipes({ found, hint, query }: FoundRecipesProps) {
  const [isOpen, setIsOpen] = useHistoryState('filters', false)
  const filtering = useFiltering({ recipes: found, cardOf, path: paths.categories, query, isOpen, setIsOpen })
  const { matches, priceOf } = filtering
  const groups = useMemo(() => groupByLacking(matches ?? []), [matches])
  return (
    <>
      {hint && <Hint text={hint} query={query} />}
      <section aria-labelledby="found-recipes" className="flex flex-col gap-base">
        <FilteredRecipes
          filtering={filtering}
          heading={
            <h2 id="found-recipes" className="mr-auto font-display text-section font-heavy">
              {search.foundRecipes}
            </h2>
          }
          defaultOrder={filters.bestFirst}
          skeleton={
            <Loading label={common.loading}>
              <Skeleton className="h-giant w-full rounded-card" />
            </Loading>
          }
        >
          {() =>
            groups.map(({ lacks, recipes }) => (
              <ResultGroup
                key={lacks ?? ''}
                lacks={lacks}
                recipes={recipes}
                isPriced={priceOf !== undefined}
              />
            ))
          }
        </FilteredRecipes>
      </section>
    </>
  )
}

/** What the visitor probably meant; the link searches for it. */
function Hint({ text, query }: { text: string; query: URLSearchParams }) {
  const meant = new URLSearchParams(query)
  meant.set('q', text)
  return (
    <p role="status" className="text-label text-ink-soft">
      {search.hint}{' '}
      <a
        href={hash(withQuery(paths.categories, meant))}
        className="inline-flex min-h-touch items-center font-medium text-accent underline"
      >
        {text}
      </a>
    </p>
  )
}

/** Groups recipes by the part of the query that they lack, in the given order. */
function groupByLacking(recipes: FoundRecipe[]) {
  const parts = [...new Set(recipes.map(({ lacks }) => lacks))]
  return parts.map((lacks) => ({ lacks, recipes: recipes.filter((recipe) => recipe.lacks === lacks) }))
}

type ResultGroupProps = {
  isPriced: boolean
  lacks: string | undefined
  recipes: FoundRecipe[]
}

function ResultGroup({ lacks, recipes, isPriced }: ResultGroupProps) {
  return (
    <>
      {lacks && (
        <h3 className="mt-snug font-display text-item font-medium">
          {search.without(lacks, catalog.recipes(recipes.length))}
        </h3>
      )}
      <GrowingList
        items={recipes}
        name={lacks && `shown ${lacks}`}
        pageSize={lacks ? PARTIAL_PAGE_SIZE : undefined}
        className="grid gap-snug desktop:grid-cols-2"
      >
        {(recipe) => <FoundRow key={recipe.entry.id} recipe={recipe} isPriced={isPriced} />}
      </GrowingList>
    </>
  )
}
