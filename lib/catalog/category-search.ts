import { normalize } from '@/lib/text/normalize'

/** The category search of spec point 4 and decisions 5. */

const PREFIX_LENGTH = 3

const prefix = (text: string, length: number) => normalize(text).slice(0, length)

/** Entries whose title begins with the first letters of the query: as many as were typed, three at most. */
export function searchByPrefix<T extends { title: string }>(entries: T[], query: string): T[] {
  const wanted = prefix(query.trim(), PREFIX_LENGTH)
  return entries.filter(({ title }) => prefix(title.trimStart(), wanted.length) === wanted)
}

/** Whether the query holds more than blanks. */
export const isSearch = (query: string) => query.trim() !== ''
