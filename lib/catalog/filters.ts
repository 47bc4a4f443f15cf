import type { Filters, Sort } from '@/lib/catalog/filters-query'
import { createTagFilter } from '@/lib/catalog/tag-filter'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { kcalOf, minutesOf } from '@/lib/recipes/card-numbers'
import { normalize } from '@/lib/text/normalize'

/**
 * Filters and sorting of recipes. An unknown value never matches: a recipe without it exceeds every limit, may contain every
 * allergen, suits no diet and is sorted last.
 */

/** An active filter; `off` are the changes that turn it off. */
export type ActiveFilter = { name: keyof Filters; value: string | number; off: Partial<Filters> }

/** The active filters in a fixed order, one for each title and allergen. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const one = (name: 'time' | 'kcal' | 'diet' | 'sort') => {
    const value = filters[name]
    return value === undefined ? [] : [{ name, value, off: { [name]: undefined } }]
  }
  const each = (name: 'with' | 'without' | 'free') =>
    filters[name].map((value) => ({
      name,
      value,
      off: { [name]: filters[name].filter((other) => other !== value) },
    }))
  return [
    ...one('time'),
    ...one('kcal'),
    ...one('diet'),
    ...each('free'),
    ...each('with'),
    ...each('without'),
    ...one('sort'),
  ]
}

/** Whether the filters need the recipe index, which has the ingredients and prices. */
export const requiresIndex = (filters: Filters) =>
  filters.with.length > 0 || filters.without.length > 0 || filters.sort === 'price'

/** The values of a recipe that filters use. */
export type Known = Pick<RecipeEntry, 'title' | 'time' | 'kcal' | 'tags' | 'till'> & {
  ingredients?: string[]
  /** The day that it was last cooked, '2026-11-26'. */
  cooked?: string
  /** Whether it comes after the others in the order of prices. */
  isAside?: boolean
}

/** Filters and sorts recipes; equal ones are sorted by title. `knownOf` returns the values of a recipe. */
export function filterRecipes<R>(recipes: R[], filters: Filters, knownOf: (recipe: R) => Known): R[] {
  if (activeFilters(filters).length === 0) return recipes
  const matches = matcher(filters)
  const { sort } = filters
  if (!sort) return recipes.filter((recipe) => matches(knownOf(recipe)))
  return recipes
    .flatMap((recipe) => {
      const known = knownOf(recipe)
      return matches(known) ? { recipe, rank: rankOf(known, sort), title: normalize(known.title) } : []
    })
    .sort((a, b) => (a.rank === b.rank ? inOrder(a.title, b.title) : a.rank - b.rank))
    .map(({ recipe }) => recipe)
}

/** Compares code units, which is right for Russian letters; `Intl.Collator` is too slow for ten thousand titles. */
const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function matcher({ time, kcal, with: wanted, without: unwanted, free, diet }: Filters) {
  const suits = createTagFilter(diet, free)
  const asksIngredients = wanted.length > 0 || unwanted.length > 0
  return (known: Known) => {
    const { tags, ingredients = [] } = known
    if (time !== undefined && !((minutesOf(known.time) ?? Infinity) <= time)) return false
    if (kcal !== undefined && !((kcalOf(known.kcal) ?? Infinity) <= kcal)) return false
    if (!suits(tags)) return false
    // A recipe without ingredients has unknown ones.
    if (asksIngredients && ingredients.length === 0) return false
    return (
      wanted.every((title) => ingredients.includes(title)) &&
      !unwanted.some((title) => ingredients.includes(title))
    )
  }
}

/** Rubles, more than any recipe costs. */
const ASIDE = 1e9

function rankOf(known: Known, sort: Sort): number {
  if (sort === 'time') return minutesOf(known.time) ?? Infinity
  if (sort === 'kcal') return kcalOf(known.kcal) ?? Infinity
  if (sort === 'price') return (known.till ?? Infinity) + (known.isAside ? ASIDE : 0)
  if (sort === 'cooked') return known.cooked ? Date.parse(known.cooked) : Infinity
  return 0
}
