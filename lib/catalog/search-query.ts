import type { SearchIndex } from '@/lib/catalog/search-index'
import { commonGenitive, isKnown, isOccasion, isPlain, type Term, termOf } from '@/lib/catalog/search-terms'
import {
  inCyrillic,
  inRussianLayout,
  isAdjective,
  isLatin,
  isOnlyAdjective,
  isStopWord,
  isVerb,
  spelling,
  wordsIn,
} from '@/lib/catalog/search-text'
import { createCorrection, type Token } from '@/lib/catalog/search-typos'
import {
  createVocabulary,
  type Meaning,
  MIN_PREFIX_LENGTH,
  type Phrase,
  type Vocabulary,
} from '@/lib/catalog/search-vocabulary'
import type { SearchWords } from '@/lib/catalog/search-words-api'

/** `isAnyDish`: the query has only words that say nothing about the dish. */
export type Query = { terms: Term[]; isAnyDish: boolean; hint: string | undefined }

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
/** What comes from an occasion is none: «кабачки с дачи». */
const FROM = new Set(['с', 'со', 'из', 'от'])
const AND = new Set(['и', 'или', 'ни', 'and', 'or', 'ды'])

/** Of so many words, without prepositions, a query is a sentence. */
const SENTENCE_LENGTH = 4

/** Returns a function that parses queries over an index. The search words are read in slices of time. */
export async function createQueryParser(
  index: SearchIndex,
  words: SearchWords,
  stem: (word: string) => string,
) {
  const vocabulary = await createVocabulary(index, words, stem)
  const { termOfPhrase, termOfWord } = createTerms(vocabulary, stem)
  const correct = createCorrection(vocabulary, stem)

  /** The longest phrase of the search words that begins with the first of these tokens, and its number of words. */
  function phraseOf([first, ...others]: Token[]) {
    const stems = [first, ...others].slice(0, MAX_PHRASE_WORDS).map((token) => stem(token?.word ?? ''))
    return vocabulary.longestPhrase(stems, isStopWord(first?.word ?? '') ? 2 : 1)
  }

  /** Reads the words one after another. `asides` are verbs and numbers that no recipe has. */
  function read(tokens: Token[]) {
    const reading = { terms: [] as Term[], unknown: [] as Token[], asides: [] as Token[], isAnyDish: false }
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

  function parse(typed: string): Query & { unknown: Token[] } {
    const tokens = wordsIn(typed)
    const { terms, unknown, asides, isAnyDish } = read(tokens)
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

  return (typed: string): Query => {
    const asTyped = parse(typed)
    const { terms, unknown } = asTyped
    if (unknown.length === 0) return asTyped
    for (const text of isLatin(typed) ? [inRussianLayout(typed), inCyrillic(typed)] : []) {
      const other = parse(text)
      if (other.unknown.length === 0 && other.terms.length > 0) return { ...other, hint: text.trim() }
    }
    const text = correct(
      typed,
      unknown,
      terms.some(({ meanings }) => meanings.length > 0),
    )
    return text === typed ? asTyped : { ...parse(text), hint: text.trim() }
  }
}

/** Returns functions that make terms of phrases and of words. */
function createTerms({ meaningsOf, isInIngredient }: Vocabulary, stem: (word: string) => string) {
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
