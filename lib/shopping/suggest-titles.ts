import { normalize } from '@/lib/text/normalize'

const MIN_LETTERS = 2
export const MAX_SUGGESTIONS = 4

/**
 * The titles, of those that the shop sells and the list lacks, that have a word which begins with the typed text, regardless of
 * case and `ё`. Those that begin with it come first. At most four; none for less than two letters.
 */
export function suggestTitles(typed: string, sold: string[], listed: string[]): string[] {
  const text = normalize(typed.trim())
  if (text.length < MIN_LETTERS) return []
  const matches = sold
    .filter((title) => !listed.includes(title))
    .map((title) => ({ title, at: ` ${normalize(title)}`.indexOf(` ${text}`) }))
    .filter(({ at }) => at >= 0)
  return [...matches.filter(({ at }) => at === 0), ...matches.filter(({ at }) => at > 0)]
    .slice(0, MAX_SUGGESTIONS)
    .map(({ title }) => title)
}
