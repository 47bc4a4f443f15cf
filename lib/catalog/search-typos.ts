import { editsBetween, isAdjective, isOnlyAdjective, spelling } from '@/lib/catalog/search-text'
import type { Vocabulary } from '@/lib/catalog/search-vocabulary'

/** What the unknown words of a query probably mean. */

/** A word of a query, and where it stands. */
export type Token = { word: string; index: number }

const MIN_LENGTH_WITH_TYPO = 4
const MIN_LENGTH_WITH_TWO_TYPOS = 7
const MIN_LENGTH_WITH_OTHER_BEGINNING = 6
/** The least length of the longer of two stems that are one edit apart. */
const MIN_STEM_WITH_TYPO = 6
/** The ending of an adjective says nothing of which one it is. */
const ADJECTIVE_ENDING = 2
/** The least length of each of two words that are written as one. */
const MIN_PART = 3

const LAST_WORD = /\p{L}+[\s-]+$/u

type KnownWord = { text: string; stem: string; word: string; count: number }

/**
 * The known word that is the fewest edits away, at most `most`; of several the one in most recipes. With `isStem` the text is
 * compared with stems, with `isOfAdjective` with adjectives only.
 */
function nearestTo(
  known: KnownWord[],
  text: string,
  most: number,
  { isOfAdjective, isStem = false }: { isOfAdjective: boolean; isStem?: boolean },
): string | undefined {
  let best: { word: string; rank: number } | undefined
  for (const each of known) {
    const other = isStem ? each.stem : each.text
    if (other.length < MIN_LENGTH_WITH_TYPO - 1 || (isOfAdjective && !isAdjective(each.text))) continue
    if (isStem && Math.max(text.length, other.length) < MIN_STEM_WITH_TYPO) continue
    const isAlike = text[0] === other[0]
    const isSwap = text[0] === other[1] && text[1] === other[0]
    if (!isAlike && !isSwap && text.length < MIN_LENGTH_WITH_OTHER_BEGINNING) continue
    const edits = editsBetween(text, other, isAlike ? most : 1)
    if (edits === undefined) continue
    const rank = edits * 4 + (isAlike ? 0 : 2) - each.count / (each.count + 1)
    if (!best || rank < best.rank) best = { word: each.word, rank }
  }
  return best?.word
}

/**
 * Returns a function that corrects the unknown words of a text: typos, and words that are written apart or together.
 * `isAnyKnown`: the text has other words, which are known.
 */
export function createCorrection({ stem, words, isKnown }: Vocabulary) {
  const known = [...words].map(([text, { word, count }]): KnownWord => ({
    text,
    stem: stem(word),
    word,
    count,
  }))

  /**
   * The known word that the typed one is probably a typo of. Two edits need the same first letter, as one does in a short
   * word; an adjective is no typo of a noun: «поздний» is not «полдник».
   */
  function corrected(word: string): string | undefined {
    const text = spelling(word)
    if (text.length < MIN_LENGTH_WITH_TYPO) return undefined
    const isOfAdjective = isAdjective(word)
    const length = isOfAdjective ? text.length - ADJECTIVE_ENDING : text.length
    return (
      nearestTo(known, text, length < MIN_LENGTH_WITH_TWO_TYPOS ? 1 : 2, { isOfAdjective }) ??
      nearestTo(known, stem(word), 1, { isOfAdjective: isOnlyAdjective(word), isStem: true })
    )
  }

  /** A word as the two known ones that it consists of: «мисосуп». */
  function split(word: string): string | undefined {
    for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
      const parts = [word.slice(0, at), word.slice(at)] as const
      // Most beginnings are no words: only the rest of one that is gets stemmed.
      if (words.has(spelling(parts[0])) && isKnown(parts[1])) return parts.join(' ')
    }
    return undefined
  }

  return (typed: string, unknown: Token[], isAnyKnown: boolean): string => {
    let text = typed
    // A short adjective is more likely one that no recipe has than a typo: «сытный» is not «сырный».
    const isKept = (word: string) =>
      isAnyKnown && isAdjective(word) && word.length < MIN_LENGTH_WITH_TWO_TYPOS
    // From the last one on, so that the places of the others stay.
    for (const { word, index: at } of unknown.toSorted((one, other) => other.index - one.index))
      if (!isKept(word)) {
        const before = LAST_WORD.exec(text.slice(0, at))?.[0] ?? ''
        text = isKnown(before.trim() + word)
          ? text.slice(0, at - before.length) + before.trim() + text.slice(at)
          : text.slice(0, at) + (split(word) ?? corrected(word) ?? word) + text.slice(at + word.length)
      }
    return text
  }
}
