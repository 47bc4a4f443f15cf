import { normalize } from '@/lib/text/normalize'

/** What a visitor types onto the shopping list. */

/** Letters of an entry at most. */
export const MAX_LETTERS = 80

type OwnEntry =
  /** `isListed`: it is on the list already. */
  { title: string; isListed: boolean } | { problem: 'empty' | 'long' }

/**
 * Reads what was typed: blanks tidied, and in the words of the list or of the shop where these have it, whatever its
 * capitals and `ё`.
 */
export function parseEntry(typed: string, listed: string[], sold: string[]): OwnEntry {
  const tidy = typed.trim().replace(/\s+/g, ' ')
  if (tidy === '') return { problem: 'empty' }
  if ([...tidy].length > MAX_LETTERS) return { problem: 'long' }
  const wanted = normalize(tidy)
  const isSame = (title: string) => normalize(title) === wanted
  const known = listed.find(isSame)
  return { title: known ?? sold.find(isSame) ?? tidy, isListed: known !== undefined }
}
