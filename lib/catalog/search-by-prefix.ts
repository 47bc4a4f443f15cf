import { normalize } from '@/lib/text/normalize'

/** The category search of spec point 4 and decisions 5. */

const PREFIX_LENGTH = 3

const prefix = (text: string, length: number) => normalize(text).slice(0, length)

/** Entries whose title starts with the first three letters of the query, or with all of a shorter one. */
export function searchByPrefix<T extends { title: string }>(entries: T[], query: string): T[] {
  const wanted = prefix(query.trim(), PREFIX_LENGTH)
  return entries.filter(({ title }) => prefix(title.trimStart(), wanted.length) === wanted)
}

/** Whether the query is more than whitespace. */
export const isSearch = (query: string) => query.trim() !== ''
