/** Search by the first letters, spec point 4 and decisions 5. */

const PREFIX_LENGTH = 3

/** A text as searches compare it: small letters, `ё` equal to `е`. */
export const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

const prefix = (text: string, length: number) => plain(text).slice(0, length)

/** Entries whose title begins like the typed text: as many letters as typed, three at most. */
export function searchByPrefix<T extends { title: string }>(entries: T[], typed: string): T[] {
  const wanted = prefix(typed.trim(), PREFIX_LENGTH)
  return entries.filter(({ title }) => prefix(title.trimStart(), wanted.length) === wanted)
}

/** Whether something to search for has been typed. */
export const isSearch = (typed: string) => typed.trim() !== ''
