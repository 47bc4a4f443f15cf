import { createSlice } from '@/lib/api/slices'
import type { SearchIndex } from '@/lib/catalog/search-index'
import { wordsIn } from '@/lib/catalog/search-text'
import { type Concept, noConcept } from '@/lib/catalog/search-words-api'

/** What words and phrases mean that the catalogue explains, and the titles of ingredients. */

/** A concept with the stems of its single words. */
export type MeantConcept = Concept & { stems: Set<string> }

/**
 * What one or several words mean. `isUnwanted`: dishes without it, as «безглютеновый» does. `number`: the one in the words of a
 * limit, which stands for any: «за 30 минут».
 */
export type Phrase = { concept: MeantConcept; isUnwanted: boolean; number?: number }

const NUMBER = /\d+(?:[.,]\d+)?/
const numberIn = (text: string) => Number(NUMBER.exec(text)?.[0].replace(',', '.')) || undefined
const anyNumber = (text: string) => text.replace(NUMBER, '#')

/** Whether a concept is a limit of time, energy or price. */
export const isLimit = ({ minutes, kcal, price }: Concept) => (minutes ?? kcal ?? price) !== undefined

/** Less than the difference between two times, energies or prices: a kopeck. */
const LEAST_DIFFERENCE = 0.01
/** «От 500 ккал» begins with 500. */
const FROM_NUMBER = /^от /

/** A limit with the number that is typed, alone or after these words. */
function withNumber(phrase: Phrase, key: string): Phrase {
  const { concept, number } = phrase
  const read = numberIn(key)
  if (number === undefined || !read) return phrase
  const typed = FROM_NUMBER.test(key) ? read - LEAST_DIFFERENCE : read
  const scaled = (limit: number | undefined) => limit && (limit * typed) / number
  const { minutes, kcal, price } = concept
  return {
    ...phrase,
    concept: { ...concept, minutes: scaled(minutes), kcal: scaled(kcal), price: scaled(price) },
  }
}

const ADJECTIVE_AND_NOUN = /^\p{L}+(?:ый|ий|ой|ая|яя|ое|ее|ые|ие) \p{L}+$/u
const inReverse = (key: string) => key.split(' ').reverse().join(' ')

type Stem = SearchIndex['stem']

/** The stems of the words of a text, with spaces between them. */
export const stemsIn = (text: string, stem: Stem) =>
  wordsIn(text)
    .map(({ word }) => stem(word))
    .join(' ')

/** A concept with the stems of its words. */
export const meantBy = (concept: Concept, stem: Stem): MeantConcept => ({
  ...concept,
  stems: new Set(concept.words.map((text) => stemsIn(text, stem)).filter((key) => !key.includes(' '))),
})

/** Collects what words and phrases mean, by their stems, in slices of time. */
export async function collectPhrases(index: SearchIndex, concepts: Concept[]) {
  const { stem } = index
  const slice = createSlice()
  const phrases = new Map<string, Phrase>()
  /** «Суп холодный» for «холодный суп». */
  const reversed = new Map<string, Phrase>()
  const addNew = (key: string, phrase: Phrase) => void (phrases.has(key) || phrases.set(key, phrase))
  function add(text: string, concept: MeantConcept, isUnwanted: boolean) {
    const number = isLimit(concept) ? numberIn(text) : undefined
    const key = stemsIn(text, stem)
    phrases.set(number ? anyNumber(key) : key, { concept, isUnwanted, number })
  }
  for (const concept of concepts) {
    if (slice.isOver()) await slice.next()
    const meant = meantBy(concept, stem)
    for (const text of concept.words) {
      add(text, meant, false)
      if (ADJECTIVE_AND_NOUN.test(text))
        reversed.set(inReverse(stemsIn(text, stem)), { concept: meant, isUnwanted: false })
    }
    for (const text of concept.wordsFor) add(text, meant, true)
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

/** The longest phrase of at least `least` stems, from the first one on, and its length; 0 if there is none. */
export function longestPhrase(
  phrases: ReadonlyMap<string, Phrase>,
  stems: string[],
  least: number,
): { phrase: Phrase | undefined; length: number } {
  for (let length = stems.length; length >= least; length--) {
    const key = stems.slice(0, length).join(' ')
    const phrase = phrases.get(key) ?? phrases.get(anyNumber(key))
    if (phrase) return { phrase: withNumber(phrase, key), length }
  }
  return { phrase: undefined, length: 0 }
}
