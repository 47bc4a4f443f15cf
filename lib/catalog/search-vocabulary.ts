import type { SearchIndex } from '@/lib/catalog/search-index'
import { collectPhrases, type MeantConcept, type Phrase, stemsIn } from '@/lib/catalog/search-phrases'
import {
  isAdjective,
  partsOfIngredient,
  spelling,
  stemsOfAdjective,
  withoutDiminutive,
  wordsIn,
} from '@/lib/catalog/search-text'
import type { Concept, SearchWords } from '@/lib/catalog/search-words-api'

/** What words mean: those of titles and ingredients, and those that the catalogue explains. */

/** A meaning of a part of the query. `isBeginning`: only the beginning of the word is typed. */
export type Meaning = { isBeginning: boolean } & (
  { concept: MeantConcept; stem?: string } | { concept?: undefined; stem: string; word: string }
)

/** A word that has fewer letters is not taken for the beginning of another one. */
export const MIN_PREFIX_LENGTH = 2
/** What is left of a diminutive is the beginning of a word from this length on; shorter, it is the word. */
const MIN_DIMINUTIVE_BASE = 4
const MAX_ENDING = 3

/** «полпачки», «полкило». */
const HALF = 'пол'

export type Vocabulary = {
  stem: SearchIndex['stem']
  phrases: ReadonlyMap<string, Phrase>
  /** The words of the recipes and of the concepts, by their spelling, with their numbers of recipes. */
  words: SearchIndex['words']
  /** Whether a word is known in full, in any form. */
  isKnown: (word: string) => boolean
  /** Whether a word says nothing about the dish. */
  isIgnored: (word: string) => boolean
  isInIngredient: (stem: string) => boolean
  /** Whether a food is named so in the nominative: «рыба», unlike «рыбы». */
  isName: (word: string) => boolean
  /** The meanings of a word, and of all words that it may be the beginning of. */
  meaningsOf: (word: string) => Meaning[]
}

/** Collects the words of an index and the search words in slices of time. */
export async function createVocabulary(
  index: SearchIndex,
  { concepts, ignored }: SearchWords,
): Promise<Vocabulary> {
  const { stem } = index
  const phrases = await collectPhrases(index, concepts)
  const words = collectWords(index, concepts)
  const begunBy = createBeginnings([...words.keys()])
  const ingredientStems = new Set<string>()
  for (const { nouns, others } of index.ingredients.values())
    for (const each of [...nouns, ...others]) ingredientStems.add(each)
  const names = namesIn(index, concepts)

  function meaningsOfStem(wordStem: string, text: string): Meaning[] {
    const phrase = phrases.get(wordStem)
    if (phrase) return [{ concept: phrase.concept, stem: wordStem, isBeginning: false }]
    return index.titles.has(wordStem) || ingredientStems.has(wordStem) || index.ids.has(text)
      ? [{ stem: wordStem, word: text, isBeginning: false }]
      : []
  }
  /** The meanings of a word that is written in full, in any form. */
  const meaningsOfWord = (word: string) => meaningsOfStem(stem(word), spelling(word))

  return {
    stem,
    phrases,
    words,
    isKnown: (word) => meaningsOfWord(word).length > 0,
    isIgnored: createIgnored(ignored, stem, begunBy),
    isInIngredient: (wordStem) => ingredientStems.has(wordStem),
    isName: (word) => names.has(spelling(word)),
    meaningsOf(word) {
      const text = spelling(word)
      const exact = meaningsOfWord(word)
      if (text.length < MIN_PREFIX_LENGTH || words.has(text)) return exact
      const all = begunBy(text)
      // What the visitor sees of a recipe comes before what only the search words know.
      const seen = all.filter((other) => index.words.has(other))
      const begun = (seen.length + exact.length > 0 ? seen : all).flatMap(meaningsOfWord)
      const known = [...exact, ...unique(begun).map((meaning) => ({ ...meaning, isBeginning: true }))]
      if (known.length > 0) return known
      const ofNoun = stemsOfAdjective(word).flatMap((noun) => meaningsOfStem(noun, noun))
      return ofNoun.length > 0 ? ofNoun : unique(fullForms(word, begunBy).flatMap(meaningsOfWord))
    },
  }
}

/** The words of the recipes and the single words of the concepts. */
function collectWords(index: SearchIndex, concepts: Concept[]): Vocabulary['words'] {
  const words = new Map(index.words)
  for (const text of concepts.flatMap((concept) => concept.words))
    if (wordsIn(text).length === 1 && !words.has(spelling(text)))
      words.set(spelling(text), { word: text.toLowerCase(), count: 1 })
  return words
}

/** The words that name foods in the nominative, by their spelling: one-word names, and the nouns of ingredients. */
const namesIn = ({ ingredients }: SearchIndex, concepts: Concept[]) =>
  new Set([
    ...concepts.flatMap(({ words }) => words.filter((text) => wordsIn(text).length === 1)).map(spelling),
    ...[...ingredients.values()].flatMap(({ title }) =>
      partsOfIngredient(title).nouns.slice(0, 1).map(spelling),
    ),
  ])

/** Each meaning once. */
const unique = (meanings: Meaning[]) => [
  ...new Map(meanings.map((meaning) => [meaning.concept ?? meaning.stem, meaning])).values(),
]

/** What a word is a diminutive of: «баклажан» for «баклажанчик». */
function fullForms(word: string, begunBy: (beginning: string) => string[]): string[] {
  const base = withoutDiminutive(word)
  if (base === undefined) return []
  const begun = begunBy(base).filter(
    (other) => base.length >= MIN_DIMINUTIVE_BASE && other.length <= base.length + MAX_ENDING,
  )
  // «Сырнички» are «сырники» rather than «сырный», and «баклажанчики» «баклажаны» rather than «баклажанный».
  const likely = [(other: string) => other[base.length + 1] === 'к', (other: string) => !isAdjective(other)]
    .map((isLikely) => begun.filter(isLikely))
    .find((each) => each.length > 0)
  return likely ?? [base, ...begun]
}

/** Returns a function that tells the words that say nothing about the dish. */
function createIgnored(
  ignored: string[],
  stem: SearchIndex['stem'],
  begunBy: (beginning: string) => string[],
) {
  const spellings = new Set(ignored.map(spelling))
  const stems = new Set(ignored.map((text) => stemsIn(text, stem)))
  const isSaid = (text: string) => {
    const wordStem = stem(text)
    // The stem of a word may be the beginning of another one, too: «мам» of «мамалыга».
    const isBeginning = wordStem === text && begunBy(text).length > 0
    return spellings.has(text) || (stems.has(wordStem) && !isBeginning)
  }
  return (word: string) => {
    const text = spelling(word)
    return isSaid(text) || (text.startsWith(HALF) && isSaid(text.slice(HALF.length)))
  }
}

/** Returns a function that finds the texts that start with a beginning, in their order. */
function createBeginnings(texts: string[]) {
  const sorted = texts.toSorted()
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
  return (beginning: string) =>
    sorted.slice(
      find((text) => text >= beginning),
      find((text) => text >= beginning && !text.startsWith(beginning)),
    )
}
