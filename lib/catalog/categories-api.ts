import * as v from 'valibot'

import { readEntries, readField, wrongShape } from '@/lib/api/answer'
import { cardFields } from '@/lib/api/fields'
import { fetchWithRetry } from '@/lib/api/fetch-json'

/** Categories per page of the API, and pages per call (spec points 7 and 9). */
export const PAGE_SIZE = 3
const PAGES_PER_CALL = 3

export const categorySchema = v.object(cardFields)
export type Category = v.InferOutput<typeof categorySchema>

/** Each category once, the latest card of it in the place of the first. */
export const uniqueCategories = (categories: Category[]) => [
  ...new Map(categories.map((category) => [category.id, category])).values(),
]

/** Categories of the pages `page` to `page + 2`, and the total number of categories. */
export type CategoryPages = { count: number; categories: Category[] }

/** Fetches the category pages from `page` (1 is the first). Throws `ApiError`. */
export function fetchCategories(page: number): Promise<CategoryPages> {
  return fetchWithRetry('selected', (answer) => readCategories(answer, page), {
    query: { page, limit: PAGE_SIZE },
  })
}

/** Parses `{ count, "1": Card[], … }`: the page and the next two; pages past the end are absent. */
export async function readCategories(answer: unknown, page: number): Promise<CategoryPages> {
  const what = `category page ${page}`
  const count = readField(answer, 'count', what)
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) throw wrongShape(what)
  const lists = Array.from(
    { length: PAGES_PER_CALL },
    (_, index) => readField(answer, String(page + index), what) ?? [],
  )
  const isBare = page === 1 && count > 0 && lists.flat().length === 0
  if (isBare || lists.some((list) => !Array.isArray(list))) throw wrongShape(what)
  return { count, categories: await readEntries(categorySchema, lists.flat(), what) }
}
