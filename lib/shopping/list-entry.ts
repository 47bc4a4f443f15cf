import { normalize } from '@/lib/text/normalize'

/** Maximum number of characters of a typed entry. */
export const MAX_ENTRY_LENGTH = 80

type ParsedEntry =
  /** `isListed`: the title is already on the list. */
  { title: string; isListed: boolean } | { problem: 'empty' | 'long' }

/**
 * Parses an entry that was typed: whitespace is collapsed, and a title that the list or the shop has, regardless of case
 * and `ё`, is spelled as there.
 */
export function parseEntry(typed: string, listed: string[], sold: string[]): ParsedEntry {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text === '') return { problem: 'empty' }
  if ([...text].length > MAX_ENTRY_LENGTH) return { problem: 'long' }
  const normalized = normalize(text)
  const isSame = (title: string) => normalize(title) === normalized
  const listedTitle = listed.find(isSame)
  return { title: listedTitle ?? sold.find(isSame) ?? text, isListed: listedTitle !== undefined }
}
