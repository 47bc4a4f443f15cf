import { createSlice } from '@/lib/api/slices'
import type { SearchIndex } from '@/lib/catalog/search-index'
import {
  isAdjective,
  spelling,
  stemsOfAdjective,
  withoutDiminutive,
  wordsIn,
} from '@/lib/catalog/search-text'
import { type Concept, noConcept, type SearchWords } from '@/lib/catalog/search-words-api'

/** What words mean: those of titles and ingredients, and those that the catalogue explains. */

/** A meaning of a part of the query. `isBeginning`: only the beginning of the word is typed. */
export type Meaning = { isBeginning: boolean } & (
  { concept: MeantConcept; stem?: string } | { concept?: undefined; stem: string; word: string }
)

/** A concept with the stems of its single words. */
export type MeantConcept = Concept & { stems: Set<string> }

/**
 * What one or several words mean. `isUnwanted`: dishes without it, as «безглютеновый» does. `number`: the one in the words of a
 * limit, which stands for any: «за 30 минут».
 */
export type Phrase = { concept: MeantConcept; isUnwanted: boolean; number?: number }

/** A word that has fewer letters is not taken for the beginning of another one. */
export const MIN_PREFIX_LENGTH = 2
/** What is left of a diminutive is the beginning of a word from this length on; shorter, it is the word. */
const MIN_DIMINUTIVE_BASE = 4
const MAX_ENDING = 3

/** «полпачки», «полкило». */
const HALF = 'пол'

const DIGITS = /\d+/
const anyNumber = (text: string) => text.replace(DIGITS, '#')
/** Whether a concept is a limit of time, energy or price. */
export const isLimit = ({ minutes, kcal, price }: Concept) => (minutes ?? kcal ?? price) !== undefined

/** A limit with the number that is typed. */
function withNumber(phrase: Phrase, typed: number): Phrase {
  const { concept, number } = phrase
  if (number === undefined || !typed) return phrase
  const scaled = (limit: number | undefined) => limit && (limit * typed) / number
  const { minutes, kcal, price } = concept
  return {
    ...phrase,
    concept: { ...concept, minutes: scaled(minutes), kcal: scaled(kcal), price: scaled(price) },
  }
}

const ADJECTIVE_AND_NOUN = /^\p{L}+(?:ый|ий|ой|ая|яя|ое|ее|ые|ие) \p{L}+$/u
const inReverse = (key: string) => key.split(' ').reverse().join(' ')

type Stem = (word: string) => string
type KnownWords = Map<string, { word: string; count: number }>

const stemsIn = (text: string, stem: Stem) =>
  wordsIn(text)
    .map(({ word }) => stem(word))
    .join(' ')

/** A concept with the stems of its words. */
export const meantBy = (concept: Concept, stem: Stem): MeantConcept => ({
  ...concept,
  stems: new Set(concept.words.map((text) => stemsIn(text, stem)).filter((key) => !key.includes(' '))),
})

/** Collects what words and phrases mean, by their stems, in slices of time. */
async function collectPhrases(index: SearchIndex, concepts: Concept[], stem: Stem) {
  const slice = createSlice()
  const phrases = new Map<string, Phrase>()
  /** «Суп холодный» for «холодный суп». */
  const reversed = new Map<string, Phrase>()
  const addNew = (key: string, phrase: Phrase) => void (phrases.has(key) || phrases.set(key, phrase))
  for (const concept of concepts) {
    if (slice.isOver()) await slice.next()
    const meant = meantBy(concept, stem)
    for (const text of concept.words) {
      const number = isLimit(concept) ? Number(DIGITS.exec(text)?.[0]) || undefined : undefined
      const key = stemsIn(text, stem)
      phrases.set(number ? anyNumber(key) : key, { concept: meant, isUnwanted: false, number })
      if (ADJECTIVE_AND_NOUN.test(text)) reversed.set(inReverse(key), { concept: meant, isUnwanted: false })
    }
    for (const text of concept.wordsFor)
      phrases.set(stemsIn(text, stem), { concept: meant, isUnwanted: true })
  }
  reversed.forEach((phrase, key) => addNew(key, phrase))
  for (const { title } of index.ingredients.values()) {
    if (slice.isOver()) await slice.next()
    const whole = stemsIn(title, stem)
    if (!whole.includes(' ')) continue
    const concept = ingredientAsConcept(title, entitled(index, whole.split(' ')))
    // «Лук зелёный» is «зелёный лук» as well.
    for (const key of [whole, inReverse(whole)]) addNew(key, { concept, isUnwanted: false })
  }
  return phrases
}

/** The words of the recipes and the single words of the concepts, by their spelling, with their numbers of recipes. */
function collectWords(index: SearchIndex, concepts: Concept[]): KnownWords {
  const words: KnownWords = new Map(index.words)
  for (const text of concepts.flatMap((concept) => concept.words))
    if (wordsIn(text).length === 1 && !words.has(spelling(text)))
      words.set(spelling(text), { word: text.toLowerCase(), count: 1 })
  return words
}

/** Collects the words of an index and the search words in slices of time. */
export async function createVocabulary(index: SearchIndex, words: SearchWords, stem: Stem) {
  const phrases = await collectPhrases(index, words.concepts, stem)
  const bySpelling = collectWords(index, words.concepts)
  const ignoredSpellings = new Set(words.ignored.map(spelling))
  const ignoredStems = new Set(words.ignored.map((text) => stemsIn(text, stem)))
  const spellings = [...bySpelling.keys()].sort()
  const begunBy = (text: string) => spellings.slice(...rangeOf(spellings, text))
  const ingredientStems = new Set<string>()
  for (const { nouns, others } of index.ingredients.values())
    for (const each of [...nouns, ...others]) ingredientStems.add(each)

  /** The meanings of what a word is a diminutive of: «баклажан» for «баклажанчик». */
  function meaningsOfDiminutive(word: string): Meaning[] {
    const base = withoutDiminutive(word)
    if (base === undefined) return []
    const begun = begunBy(base).filter(
      (other) => base.length >= MIN_DIMINUTIVE_BASE && other.length <= base.length + MAX_ENDING,
    )
    // «Сырнички» are «сырники» rather than «сырный», and «баклажанчики» «баклажаны» rather than «баклажанный».
    const likely = [(other: string) => other[base.length + 1] === 'к', (other: string) => !isAdjective(other)]
      .map((isLikely) => begun.filter(isLikely))
      .find((each) => each.length > 0)
    const meant = (likely ?? [base, ...begun]).flatMap(meaningsOfWord)
    return [...new Map(meant.map((meaning) => [meaning.concept ?? meaning.stem, meaning])).values()]
  }

  const isKnown = (word: string) => meaningsOfWord(word).length > 0

  /** The meanings of a word that is written in full, in any form. */
  const meaningsOfWord = (word: string) => meaningsOfStem(stem(word), spelling(word))

  function meaningsOfStem(wordStem: string, text: string): Meaning[] {
    const phrase = phrases.get(wordStem)
    if (phrase) return [{ concept: phrase.concept, stem: wordStem, isBeginning: false }]
    return index.titles.has(wordStem) || ingredientStems.has(wordStem) || index.ids.has(text)
      ? [{ stem: wordStem, word: text, isBeginning: false }]
      : []
  }

  return {
    /** Whether a word says nothing about the dish. Its stem may be the beginning of another one, too: «мам» of «мамалыга». */
    isIgnored: (word: string) => {
      const isSaid = (text: string) => {
        const wordStem = stem(text)
        const isBeginning = wordStem === text && begunBy(text).length > 0
        return ignoredSpellings.has(text) || (ignoredStems.has(wordStem) && !isBeginning)
      }
      const text = spelling(word)
      return isSaid(text) || (text.startsWith(HALF) && isSaid(text.slice(HALF.length)))
    },

    isInIngredient: (wordStem: string) => ingredientStems.has(wordStem),

    /** The longest phrase of at least `least` stems, from the first one on, and its length; 0 if there is none. */
    longestPhrase(stems: string[], least: number): { phrase: Phrase | undefined; length: number } {
      for (let length = stems.length; length >= least; length--) {
        const key = stems.slice(0, length).join(' ')
        const phrase = phrases.get(key) ?? phrases.get(anyNumber(key))
        if (phrase) return { phrase: withNumber(phrase, Number(DIGITS.exec(key)?.[0])), length }
      }
      return { phrase: undefined, length: 0 }
    },

    /** The meanings of a word, and of all words that it may be the beginning of. */
    meaningsOf(word: string): Meaning[] {
      const text = spelling(word)
      const exact = meaningsOfWord(word)
      if (text.length < MIN_PREFIX_LENGTH || bySpelling.has(text)) return exact
      const all = begunBy(text)
      // What the visitor sees of a recipe comes before what only the search words know.
      const seen = all.filter((other) => index.words.has(other))
      const begun = new Map<unknown, Meaning>()
      for (const other of seen.length + exact.length > 0 ? seen : all)
        for (const meaning of meaningsOfWord(other))
          begun.set(meaning.concept ?? meaning.stem, { ...meaning, isBeginning: true })
      const known = [...exact, ...begun.values()]
      if (known.length > 0) return known
      const ofNoun = stemsOfAdjective(word).flatMap((noun) => meaningsOfStem(noun, noun))
      return ofNoun.length > 0 ? ofNoun : meaningsOfDiminutive(word)
    },

    isKnown,

    words: bySpelling,
  }
}

/** An ingredient that is typed as it is titled: nothing else is meant but the same words in a title. */
const ingredientAsConcept = (title: string, recipes: string[]): MeantConcept => ({
  ...noConcept,
  words: [title],
  stems: new Set(),
  genitive: `слов «${title.toLowerCase()}»`,
  products: [title],
  recipes,
})

/** The ids of the recipes whose titles have all of the stems. */
function entitled({ entries, titles }: SearchIndex, stems: string[]): string[] {
  const [first = [], ...others] = stems.map((stem) => (titles.get(stem) ?? []).map(({ recipe }) => recipe))
  const sets = others.map((recipes) => new Set(recipes))
  return first.flatMap((recipe) => {
    const entry = entries[recipe]
    return entry && sets.every((set) => set.has(recipe)) ? [entry.id] : []
  })
}

/** Where the sorted texts start with `beginning`. */
function rangeOf(sorted: string[], beginning: string): [number, number] {
  const find = (isAfter: (text: string) => boolean) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isAfter(sorted[middle] ?? '')) high = middle
      else low = middle + 1
    }
    return low
  }
  return [find((text) => text >= beginning), find((text) => text >= beginning && !text.startsWith(beginning))]
}

export type Vocabulary = Awaited<ReturnType<typeof createVocabulary>>
