import type { SearchIndex } from '@/lib/catalog/search-index'
import { withPlainLimits } from '@/lib/catalog/search-limits'
import { createReader, type Reading } from '@/lib/catalog/search-reader'
import { isKnown, isOccasion, isPlain, type Term } from '@/lib/catalog/search-terms'
import { inCyrillic, inRussianLayout, isLatin, isStopWord, wordsIn } from '@/lib/catalog/search-text'
import { createCorrection, type Token } from '@/lib/catalog/search-typos'
import { createVocabulary } from '@/lib/catalog/search-vocabulary'
import type { SearchWords } from '@/lib/catalog/search-words-api'

/** `isAnyDish`: the query has only words that say nothing about the dish. */
export type Query = { terms: Term[]; isAnyDish: boolean; hint: string | undefined }

/** A query of so many words is a sentence; prepositions do not count. */
const SENTENCE_LENGTH = 4

/** Returns a function that parses queries over an index. The search words are read in slices of time. */
export async function createQueryParser(index: SearchIndex, words: SearchWords) {
  const vocabulary = await createVocabulary(index, words)
  const read = createReader(vocabulary)
  const correct = createCorrection(vocabulary)

  function parse(typed: string) {
    const tokens = wordsIn(typed)
    return weigh(read(tokens), tokens)
  }

  /** The query with its typos corrected, which may leave words that are unknown. */
  function corrected(text: string, { terms, unknown }: ReturnType<typeof parse>) {
    const isAnyKnown = terms.some(({ meanings }) => meanings.length > 0)
    const other = correct(text, unknown, isAnyKnown)
    return other === text ? undefined : { ...parse(other), hint: other.trim() }
  }

  return (asked: string): Query => {
    const typed = withPlainLimits(asked)
    const asTyped = parse(typed)
    if (asTyped.unknown.length === 0) return asTyped
    for (const text of isLatin(typed) ? [inRussianLayout(typed), inCyrillic(typed)] : []) {
      const other = parse(text)
      if (other.unknown.length === 0 && other.terms.length > 0) return { ...other, hint: text.trim() }
    }
    const asMeant = corrected(typed, asTyped) ?? asTyped
    if (asMeant.unknown.length === 0 || !isLatin(typed)) return asMeant
    // Latin letters with a typo: `mannaya kascha`.
    const text = inCyrillic(typed)
    const inRussian = corrected(text, parse(text))
    return inRussian?.unknown.length === 0 ? inRussian : asMeant
  }
}

/** The query that was read, with what counts most in it. `unknown` are the words that may be typos. */
function weigh(
  { terms, unknown, asides, isAnyDish }: Reading,
  tokens: Token[],
): Query & { unknown: Token[] } {
  const isSentence = tokens.filter(({ word }) => !isStopWord(word)).length >= SENTENCE_LENGTH
  const said = withoutAsides(terms, isSentence)
  const isAnyKnown = said.some(isKnown)
  // A dish says more than when it is eaten: of «на завтрак плов» no breakfast without it is a result.
  const isDish = said.some(
    (term) => term.isRequired && !term.isDescription && isKnown(term) && !isOccasion(term),
  )
  return {
    terms: said
      // In «жареная картошка» and «в духовке картошка» the potatoes say more.
      .sort((one, other) => Number(one.isDescription) - Number(other.isDescription))
      .map((term) => ({
        ...term,
        isRequired: term.isRequired && !(isAnyKnown && term.isGuess) && !(isDish && isOccasion(term)),
        isGuess: isAnyKnown && term.isGuess,
      })),
    isAnyDish: isAnyDish && said.length === 0,
    // Beside what is known, a verb or a number says nothing about the dish; alone, it may be a typo.
    unknown: isAnyKnown || isAnyDish ? unknown : [...unknown, ...asides],
    hint: undefined,
  }
}

/**
 * Leaves out what is said around the dish, which no recipe lacks: «осталось полпачки творога», «подвявшие яблоки», «ужин
 * холостяка».
 */
function withoutAsides(terms: Term[], isSentence: boolean) {
  if (!terms.some(isKnown)) return terms
  return terms.filter(({ meanings, isDescription }, at) => {
    const beside = [terms[at - 1], terms[at + 1]].filter((term) => term !== undefined)
    const isAside =
      isSentence || terms.slice(0, at).some(isOccasion) || (isDescription && beside.some(isPlain))
    return meanings.length > 0 || !isAside
  })
}
