import { commonGenitive, type Term, termOf } from '@/lib/catalog/search-terms'
import {
  isAdjective,
  isGenitive,
  isOnlyAdjective,
  isStopWord,
  isVerb,
  spelling,
  withoutNegation,
} from '@/lib/catalog/search-text'
import type { Token } from '@/lib/catalog/search-typos'
import { longestPhrase, type Phrase } from '@/lib/catalog/search-phrases'
import { type Meaning, MIN_PREFIX_LENGTH, type Vocabulary } from '@/lib/catalog/search-vocabulary'

/** Reads a query word by word. */

/** The ranking of recipes has a bit of a byte for each term. */
const MAX_TERMS = 8
const MAX_PHRASE_WORDS = 4
/** Before an adjective, «не» leaves out only what it says («не жирный ужин»); the others leave out the food. */
const QUALITY_NOT = 'не'
const NOT = new Set(
  'без не ни нет нету нельзя кроме исключая исключить закончилось закончился закончились аллергия аллергии without no бяз'.split(
    ' ',
  ),
)
/** After «не»: what follows them is not wanted. */
const LIKING = new Set(
  'люблю любит любим любят ем ест едим едят хочу хочет хотим могу можно нужно'.split(' '),
)
/** After these an occasion only says where a food comes from: «кабачки с дачи». */
const FROM = new Set(['с', 'со', 'из', 'от'])
/** After these a food or a dish says only what another one goes with: «гарнир к жареной рыбе», «салат к шашлыку». */
const TO = new Set(['к', 'ко'])
const AND = new Set(['и', 'или', 'and', 'or', 'ды'])

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

  /** The food that is described from here on, with its first token: «мяса» in «жирного мяса». */
  function foodIn(tokens: Token[]): string | undefined {
    const start = tokens.findIndex(({ word }) => !isAdjective(word))
    const word = tokens[start]?.word
    if (word === undefined || isStopWord(word)) return undefined
    const { phrase } = phraseOf(tokens.slice(start))
    const isFood = phrase
      ? phrase.concept.genitive !== undefined
      : vocabulary.isInIngredient(vocabulary.stem(word))
    return isFood ? word : undefined
  }

  /** The meanings of what an unknown adjective negates: of meat for «безмясное». */
  function negatedIn(word: string): Meaning[] {
    const left = vocabulary.isKnown(word) ? undefined : withoutNegation(word)
    return left === undefined ? [] : vocabulary.meaningsOf(left).filter(({ isBeginning }) => !isBeginning)
  }

  /** Whether what is left out goes on: «без яиц, молока и муки», but «без мяса картошка». */
  function isListed(tokens: Token[]) {
    const food = foodIn(tokens)
    return food !== undefined && isGenitive(food) && !vocabulary.isName(food)
  }

  return (tokens: Token[]): Reading => {
    const reading: Reading = { terms: [], unknown: [], asides: [], isAnyDish: false }
    const { terms, unknown, asides } = reading
    let isUnwanted = false
    /** Whether the food itself is left out, whatever it is like: «без жирного мяса». */
    let isFoodUnwanted = false
    /** Whether a word says what the dish goes with. */
    let isBeside = false
    for (let at = 0; at < tokens.length && terms.length < MAX_TERMS;) {
      const { phrase, length } = phraseOf(tokens.slice(at))
      const [token = { word: '', index: 0 }, ...others] = tokens.slice(at, at + (length || 1))
      const { word } = token
      const text = spelling(word)
      const before = tokens[at - 1]
      at += 1 + others.length
      const preposition = terms.length > 0 ? spelling(before?.word ?? '') : ''
      if (phrase?.concept.occasion && FROM.has(preposition)) continue
      isBeside &&= isAdjective(before?.word ?? '')
      isBeside ||= TO.has(preposition)
      if (isBeside && !phrase?.concept.occasion) continue
      if (isFoodUnwanted && length < 2 && isAdjective(word) && foodIn(tokens.slice(at))) continue
      if (phrase) {
        const term = termOfPhrase(phrase, [word, ...others.map((other) => other.word)])
        terms.push({ ...term, isUnwanted: isUnwanted !== phrase.isUnwanted })
      } else if (NOT.has(text)) {
        isUnwanted = true
        isFoodUnwanted = text !== QUALITY_NOT
        continue
      } else if (isUnwanted && LIKING.has(text)) {
        isFoodUnwanted = true
        continue
      } else if (AND.has(text) || isStopWord(word)) {
        continue
      } else if (vocabulary.isIgnored(word)) {
        reading.isAnyDish = true
        continue
      } else {
        const isNumber = /^\d/.test(word)
        const leftOut = negatedIn(word)
        const isNegated = leftOut.length > 0
        const meanings = isNegated ? leftOut : isNumber ? [] : vocabulary.meaningsOf(word)
        const isAside = isNumber || (meanings.length === 0 && isVerb(word))
        if (meanings.length === 0) (isAside ? asides : unknown).push(token)
        if (meanings.length > 0 || (!isAside && word.length >= MIN_PREFIX_LENGTH))
          terms.push({ ...termOfWord(word, meanings), isUnwanted: isUnwanted !== isNegated })
      }
      const isContinued =
        AND.has(spelling(tokens[at]?.word ?? '')) || (isFoodUnwanted && isListed(tokens.slice(at)))
      if (isContinued) continue
      isUnwanted = false
      isFoodUnwanted = false
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
