import { commonGenitive, type Term, termOf } from '@/lib/catalog/search-terms'
import { isAdjective, isOnlyAdjective, isStopWord, isVerb, spelling } from '@/lib/catalog/search-text'
import type { Token } from '@/lib/catalog/search-typos'
import { longestPhrase, type Phrase } from '@/lib/catalog/search-phrases'
import { type Meaning, MIN_PREFIX_LENGTH, type Vocabulary } from '@/lib/catalog/search-vocabulary'

/** Reads a query word by word. */

/** The ranking of recipes has a bit of a byte for each term. */
const MAX_TERMS = 8
const MAX_PHRASE_WORDS = 4
const NOT = new Set(
  'без не нет нельзя кроме закончилось закончился закончились аллергия аллергии without no бяз'.split(' '),
)
/** After «не»: what follows them is not wanted. */
const LIKING = new Set(
  'люблю любит любим любят ем ест едим едят хочу хочет хотим могу можно нужно'.split(' '),
)
/** After these an occasion only says where a food comes from: «кабачки с дачи». */
const FROM = new Set(['с', 'со', 'из', 'от'])
const AND = new Set(['и', 'или', 'ни', 'and', 'or', 'ды'])

/**
 * The terms of a query in the order of its words. `asides` are verbs and numbers that no recipe has, `unknown` the other words
 * that none has. `isAnyDish`: some of the words say nothing about the dish.
 */
export type Reading = { terms: Term[]; unknown: Token[]; asides: Token[]; isAnyDish: boolean }

/** Returns a function that reads the words of a query one after another. */
export function createReader(vocabulary: Vocabulary) {
  const { termOfPhrase, termOfWord } = createTerms(vocabulary)

  /** The longest phrase of the search words that begins with the first of these tokens, and its number of words. */
  function phraseOf([first, ...others]: Token[]) {
    const stems = [first, ...others]
      .slice(0, MAX_PHRASE_WORDS)
      .map((token) => vocabulary.stem(token?.word ?? ''))
    return longestPhrase(vocabulary.phrases, stems, isStopWord(first?.word ?? '') ? 2 : 1)
  }

  return (tokens: Token[]): Reading => {
    const reading: Reading = { terms: [], unknown: [], asides: [], isAnyDish: false }
    const { terms, unknown, asides } = reading
    let isUnwanted = false
    for (let at = 0; at < tokens.length && terms.length < MAX_TERMS;) {
      const { phrase, length } = phraseOf(tokens.slice(at))
      const [token = { word: '', index: 0 }, ...others] = tokens.slice(at, at + (length || 1))
      const { word } = token
      const text = spelling(word)
      const before = tokens[at - 1]
      at += 1 + others.length
      if (phrase?.concept.occasion && terms.length > 0 && FROM.has(spelling(before?.word ?? ''))) continue
      if (phrase) {
        const term = termOfPhrase(phrase, [word, ...others.map((other) => other.word)])
        terms.push({ ...term, isUnwanted: isUnwanted !== phrase.isUnwanted })
      } else if (NOT.has(text)) {
        isUnwanted = true
        continue
      } else if (AND.has(text) || isStopWord(word) || (isUnwanted && LIKING.has(text))) {
        continue
      } else if (vocabulary.isIgnored(word)) {
        reading.isAnyDish = true
        continue
      } else {
        const isNumber = /^\d/.test(word)
        const meanings = isNumber ? [] : vocabulary.meaningsOf(word)
        const isAside = isNumber || (meanings.length === 0 && isVerb(word))
        if (meanings.length === 0) (isAside ? asides : unknown).push(token)
        if (meanings.length > 0 || (!isAside && word.length >= MIN_PREFIX_LENGTH))
          terms.push({ ...termOfWord(word, meanings), isUnwanted })
      }
      if (!AND.has(spelling(tokens[at]?.word ?? ''))) isUnwanted = false
    }
    return reading
  }
}

/** Returns functions that make terms of phrases and of words. */
function createTerms({ stem, meaningsOf, isInIngredient }: Vocabulary) {
  function termOfPhrase({ concept }: Phrase, typed: string[]) {
    const [word = ''] = typed
    const only = typed.length === 1 ? stem(word) : undefined
    const meanings = [
      { concept, stem: only, isBeginning: false },
      ...(only === undefined ? [] : begunOnly(word)),
    ]
    return {
      ...termOf(meanings, typed, concept.tags.length === 0),
      isRequired: concept.genitive === undefined,
      isGuess: false,
      // Of «с рыбой» only the other forms tell that it is no adjective; «солёная» is one, though «соленья» are dishes.
      isDescription:
        only === undefined
          ? concept.genitive !== undefined && isStopWord(word)
          : isAdjective(concept.words.find((each) => stem(each) === only) ?? word) || isOnlyAdjective(word),
    }
  }

  const termOfWord = (word: string, meanings: Meaning[]): Term => ({
    ...termOf(meanings, [word]),
    isRequired: isRequired(word, meanings),
    isGuess: meanings.every(({ isBeginning }) => isBeginning),
    isDescription: isAdjective(word),
  })

  const begunOnly = (word: string) => meaningsOf(word).filter(({ isBeginning }) => isBeginning)

  /** A dish is no result without its name, but it is without an ingredient, an adjective or an unknown word. */
  function isRequired(word: string, meanings: Meaning[]): boolean {
    if (meanings.length > 0 && meanings.every(({ concept }) => concept))
      return commonGenitive(meanings) === undefined
    const isIngredient = meanings.every(({ stem: each }) => each !== undefined && isInIngredient(each))
    return !isIngredient && !isAdjective(word)
  }

  return { termOfPhrase, termOfWord }
}
