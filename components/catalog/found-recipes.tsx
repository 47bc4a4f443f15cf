import { Fragment, type ReactNode } from 'react'

import { FilteredRecipes } from '@/components/catalog/filtered-recipes'
import { GrowingList } from '@/components/catalog/growing-list'
import { PriceFact } from '@/components/catalog/price-fact'
import { Fact } from '@/components/ui/fact'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { useFiltering } from '@/lib/catalog/use-filtering'
import { useHistoryState } from '@/lib/router/use-history-state'
import { catalog } from '@/lib/catalog/messages'
import { common } from '@/lib/feedback/messages'
import { filters } from '@/lib/catalog/filter-messages'
import type { FoundRecipe, TextPart } from '@/lib/catalog/recipe-search'
import { hash, paths } from '@/lib/router/routes'

export type FoundRecipesProps = {
  found: FoundRecipe[]
  /** The query of the address, with the filters. */
  query: URLSearchParams
}

const cardOf = ({ entry }: FoundRecipe) => entry

/** Recipes that match a search, with the matches marked. */
export function FoundRecipes({ found, query }: FoundRecipesProps) {
  const [isOpen, setIsOpen] = useHistoryState('filters', false)
  const filtering = useFiltering({ recipes: found, cardOf, path: paths.categories, query, isOpen, setIsOpen })
  const { priceOf } = filtering
  return (
    <section aria-labelledby="found-recipes" className="flex flex-col gap-base">
      <h2 id="found-recipes" className="font-display text-section font-heavy">
        {catalog.foundRecipes}
      </h2>
      <FilteredRecipes
        filtering={filtering}
        usualOrder={filters.bestFirst}
        skeleton={
          <Loading label={common.loading}>
            <Skeleton className="h-giant w-full rounded-card" />
          </Loading>
        }
      >
        {(left) => (
          <GrowingList items={left} className="grid gap-snug desktop:grid-cols-2">
            {(recipe) => (
              <li key={recipe.entry.id}>
                <FoundRow recipe={recipe}>
                  {priceOf && <PriceFact price={priceOf(recipe.entry.id)} />}
                </FoundRow>
              </li>
            )}
          </GrowingList>
        )}
      </FilteredRecipes>
    </section>
  )
}

type FoundRowProps = { recipe: FoundRecipe; children: ReactNode }

function FoundRow({ recipe: { entry, mark }, children }: FoundRowProps) {
  const { title, ingredients } = mark()
  return (
    <a
      href={hash(paths.recipe(entry.id))}
      className="flex h-full flex-col gap-tight rounded-card bg-surface p-base shadow-card hover:text-accent"
    >
      <span className="font-display text-item font-medium break-words">
        <Marked parts={title} />
      </span>
      <span className="flex flex-wrap items-center gap-x-base gap-y-hair text-caption text-ink-soft">
        {entry.time && <Fact icon="clock" text={entry.time} />}
        {entry.kcal && <Fact icon="flame" text={entry.kcal} />}
        {children}
        {ingredients.length > 0 && (
          <span>
            {ingredients.map((parts, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                <Marked parts={parts} />
              </Fragment>
            ))}
          </span>
        )}
      </span>
    </a>
  )
}

function Marked({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-chip bg-highlight text-on-highlight">
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}
