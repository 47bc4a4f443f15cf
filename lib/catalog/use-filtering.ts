import { useDeferredValue, useMemo } from 'react'

import { filterRecipes, type Known, requiresIndex } from '@/lib/catalog/filters'
import { type Filters, isFiltering, parseFilters, withFilters } from '@/lib/catalog/filters-query'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { useShop } from '@/lib/shop/use-shop'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { navigate } from '@/lib/router/navigation'
import { ingredientsByUse } from '@/lib/catalog/ingredient-titles'
import { staplesOf } from '@/lib/shop/staples'
import { withQuery } from '@/lib/router/routes'

/** Whether the filter panel is open; the screen owns this state. */
export type FiltersOpen = { isOpen: boolean; setIsOpen: (isOpen: boolean) => void }

type Options<R> = FiltersOpen & {
  recipes: R[] | undefined
  /** Has to be referentially stable. */
  cardOf: (recipe: R) => Known & { id: string }
  /** The path and query of the screen; the query contains the filters. */
  path: string
  query: URLSearchParams
}

export type Filtering<R> = ReturnType<typeof useFiltering<R>>

const none = new Set<string>()

/** The last day that each recipe was cooked; only the order by these days needs them. */
const loadCookedDays = () =>
  import('@/lib/diary/diary-store').then(
    ({ lastCooked, useDiaryStore }) =>
      () =>
        lastCooked(useDiaryStore.getState().entries),
  )

/** The filters of a screen's address and the recipes that pass them. Fetches the recipe index when the filters need it. */
export function useFiltering<R>({ recipes, cardOf, path, query, isOpen, setIsOpen }: Options<R>) {
  const text = query.toString()
  const filters = useMemo(() => parseFilters(new URLSearchParams(text)), [text])
  const needsIndex = isOpen || requiresIndex(filters)
  const { entries, error, retry } = useRecipeIndex({ isWanted: needsIndex })
  const byId = useMemo(() => new Map(entries?.map((entry) => [entry.id, entry])), [entries])

  // The controls update at once, the recipes in a deferred render.
  const wanted = useDeferredValue(filters)
  const isByDay = wanted.sort === 'cooked'
  const { loaded: readDays, loadFailure } = useLazyModule(loadCookedDays, isByDay)
  const isWaiting = (requiresIndex(wanted) && !entries && !error) || (isByDay && !readDays && !loadFailure)
  const matches = useMemo(() => {
    if (!recipes || isWaiting) return undefined
    const days = readDays?.()
    return filterRecipes(recipes, wanted, (recipe) => {
      const { id, title, time, kcal, tags, isAside } = cardOf(recipe)
      const { ingredients, till } = byId.get(id) ?? {}
      return { title, time, kcal, tags, ingredients, till, cooked: days?.get(id), isAside }
    })
  }, [recipes, isWaiting, wanted, cardOf, byId, readDays])

  const { products } = useShop({ isWanted: isOpen })
  const ingredients = useMemo(() => {
    if (!isOpen || !recipes || !entries) return undefined
    const listed = recipes.flatMap((recipe) => byId.get(cardOf(recipe).id) ?? [])
    const staples = staplesOf(products ?? [])
    return ingredientsByUse(listed, none).sort((a, b) => Number(staples.has(a)) - Number(staples.has(b)))
  }, [isOpen, recipes, entries, byId, cardOf, products])

  const isPriced = wanted.sort === 'price'
  const priceOf = useMemo(() => (isPriced ? (id: string) => byId.get(id)?.till : undefined), [isPriced, byId])

  return {
    filters,
    change: (changes: Partial<Filters>) =>
      navigate(withQuery(path, withFilters(query, { ...filters, ...changes })), { replace: true }),
    isOpen,
    setIsOpen,
    /** The recipes that pass the filters; undefined while the recipes, or the index that the filters need, are loading. */
    matches,
    /** Whether a filter, not the order alone, chose `matches`. */
    isNarrowed: isFiltering(wanted),
    total: recipes?.length ?? 0,
    /** Why the index failed to load, if it is needed; `retry` fetches it again. */
    indexError: needsIndex ? error : undefined,
    retry,
    /** Whether any recipe has tags for diets and allergens. */
    hasTags: recipes?.some((recipe) => cardOf(recipe).tags) ?? false,
    /** Ingredients to choose from, the most used first, staples last; undefined without the index. */
    ingredients,
    /** Rubles at the till; defined if recipes are sorted by price. */
    priceOf,
  }
}
