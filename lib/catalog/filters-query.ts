import { type Allergen, allergens, type Diet, diets } from '@/lib/catalog/diets'

/** Filters of recipes and their form in an address, apart from `filters.ts`, which the categories load without. */

export const sorts = ['time', 'kcal', 'price', 'title', 'cooked'] as const

export type Sort = (typeof sorts)[number]

export type Filters = {
  /** Maximum minutes and kcal. */
  time: number | undefined
  kcal: number | undefined
  /** Exact titles of ingredients. */
  with: string[]
  without: string[]
  free: Allergen[]
  diet: Diet | undefined
  /** Undefined keeps the given order. */
  sort: Sort | undefined
}

export const noFilters: Filters = {
  time: undefined,
  kcal: undefined,
  with: [],
  without: [],
  free: [],
  diet: undefined,
  sort: undefined,
}

/** Maximum number of titles and their maximum length, since an address may contain thousands. */
const MAX_TITLES = 20
const MAX_TITLE_LENGTH = 200

/** The largest limit of minutes or kcal. */
export const MAX_LIMIT = 9999

/** Parses a whole number from 1 to `MAX_LIMIT`; undefined for anything else. */
export function parseLimit(text: string): number | undefined {
  const trimmed = text.trim()
  const limit = Number(trimmed)
  return /^\d+$/.test(trimmed) && limit >= 1 && limit <= MAX_LIMIT ? limit : undefined
}

/** The filters by their names in an address. */
export const filterNames = Object.keys(noFilters)

/** Whether any filter is active; sorting does not count. */
export const isFiltering = (filters: Filters) =>
  Object.values({ ...filters, sort: undefined })
    .flat()
    .some((value) => value !== undefined)

/** Parses filters from the query of an address; ignores invalid values. */
export function parseFilters(query: URLSearchParams): Filters {
  const titles = (name: string) =>
    [...new Set(query.getAll(name).map((title) => title.trim()))]
      .filter((title) => title && title.length <= MAX_TITLE_LENGTH)
      .slice(0, MAX_TITLES)
  const known = <T extends string>(values: readonly T[], name: string) => {
    const asked = query.getAll(name)
    return values.filter((value) => asked.includes(value))
  }
  return {
    time: parseLimit(query.get('time') ?? ''),
    kcal: parseLimit(query.get('kcal') ?? ''),
    with: titles('with'),
    without: titles('without'),
    free: known(allergens, 'free'),
    diet: known(diets, 'diet')[0],
    sort: known(sorts, 'sort')[0],
  }
}

/** Returns the query with these filters; its other parameters stay. */
export function withFilters(query: URLSearchParams, filters: Filters): URLSearchParams {
  const written = new URLSearchParams(query)
  for (const name of filterNames) written.delete(name)
  for (const [name, value] of Object.entries(filters))
    for (const one of [value ?? []].flat()) written.append(name, String(one))
  return written
}
