import { createSlice } from '@/lib/api/slices'
import { type Concept, noConcept, type SearchWords } from '@/lib/catalog/search-words-api'
import type { SearchIndex } from '@/lib/catalog/search-index'
import {
  editsBetween,
  inRussianLayout,
  isAdjective,
  isLatin,
  isStopWord,
  spelling,
  wordsIn,
} from '@/lib/catalog/search-text'

/** What a query asks for: concepts and words that a recipe should have, or should not. */

/** A meaning of a part of the query. `isBeginning`: only the beginning of the word is typed. */
export type Meaning = { isBeginning: boolean } & (
  { concept: MeantConcept; stem?: string } | { concept?: undefined; stem: string; word: string }
)

/** A concept with the stems of its single words. */
export type MeantConcept = Concept & { stems: Set<string> }

export type Term = {
  /** Any of them is meant; none if the word is unknown. */
  meanings: Meaning[]
  isUnwanted: boolean
  /** For «Без …»; undefined if a recipe without it is never a result, as with a diet. */
  genitive: string | undefined
  /** A recipe without it is a result only where no recipe has all that is required. */
  isRequired: boolean
  /** Beside words that are known, an unknown word or the beginning of one: no recipe is a result for it alone. */
  isGuess: boolean
  /** Says only what the dish or the ingredient is like. */
  isDescription: boolean
}

/** `isAnyDish`: the query has only words that say nothing about the dish. */
export type Query = { terms: Term[]; isAnyDish: boolean; hint: string | undefined }

const MAX_TERMS = 8
const MAX_PHRASE_WORDS = 4
const MIN_PREFIX_LENGTH = 2
const MIN_LENGTH_WITH_TYPO = 4
const MIN_LENGTH_WITH_TWO_TYPOS = 7
const NOT = new Set(['без', 'не', 'кроме', 'without', 'no', 'бяз'])
const AND = new Set(['и', 'или', 'ни', 'and', 'or', 'ды'])

type Token = { word: string; index: number }
type Known = { concept: MeantConcept; isUnwanted: boolean }

/** Returns a function that parses queries over an index. The search words are read in slices of time. */
export async function createQueryParser(
  index: SearchIndex,
  words: SearchWords,
  stem: (word: string) => string,
) {
  const slice = createSlice()
  const phrases = new Map<string, Known>()
  const keyOf = (text: string) =>
    wordsIn(text)
      .map(({ word }) => stem(word))
      .join(' ')
  const vocabulary = new Map(index.words)
  for (const concept of words.concepts) {
    if (slice.isOver()) await slice.next()
    const stems = concept.words.map(keyOf).filter((key) => !key.includes(' '))
    const meant: MeantConcept = { ...concept, stems: new Set(stems) }
    concept.words.forEach((text) => phrases.set(keyOf(text), { concept: meant, isUnwanted: false }))
    concept.wordsFor.forEach((text) => phrases.set(keyOf(text), { concept: meant, isUnwanted: true }))
    for (const text of concept.words.filter((each) => wordsIn(each).length === 1))
      if (!vocabulary.has(spelling(text)))
        vocabulary.set(spelling(text), { word: text.toLowerCase(), count: 1 })
  }
  for (const { title } of index.ingredients.values()) {
    if (slice.isOver()) await slice.next()
    const stems = keyOf(title).split(' ')
    if (stems.length === 1) continue
    const concept = ingredientAsConcept(title, entitled(index, stems))
    // «Лук зелёный» is «зелёный лук» as well.
    for (const key of [stems, [...stems].reverse()].map((parts) => parts.join(' ')))
      if (!phrases.has(key)) phrases.set(key, { concept, isUnwanted: false })
  }
  const ignored = new Set(words.ignored.map(keyOf))
  const spellings = [...vocabulary.keys()].sort()
  const ingredientStems = new Set<string>()
  for (const { nouns, others } of index.ingredients.values())
    for (const each of [...nouns, ...others]) ingredientStems.add(each)

  /** The meanings of a word that is written in full, in any form. */
  function meaningsOfWord(word: string): Meaning[] {
    const wordStem = stem(word)
    const known = phrases.get(wordStem)
    if (known) return [{ concept: known.concept, stem: wordStem, isBeginning: false }]
    const text = spelling(word)
    return index.titles.has(wordStem) || ingredientStems.has(wordStem) || index.ids.has(text)
      ? [{ stem: wordStem, word: text, isBeginning: false }]
      : []
  }

  function meaningsOf(word: string): Meaning[] {
    const text = spelling(word)
    const exact = meaningsOfWord(word)
    if (text.length < MIN_PREFIX_LENGTH || vocabulary.has(text)) return exact
    const all = spellings.slice(...rangeOf(spellings, text))
    // What the visitor sees of a recipe comes before what only the search words know.
    const seen = all.filter((other) => index.words.has(other))
    const begun = new Map<unknown, Meaning>()
    for (const other of seen.length + exact.length > 0 ? seen : all)
      for (const meaning of meaningsOfWord(other))
        begun.set(meaning.concept ?? meaning.stem, { ...meaning, isBeginning: true })
    return [...exact, ...begun.values()]
  }

  function parse(typed: string): Query & { unknown: Token[] } {
    const tokens = wordsIn(typed)
    const terms: Term[] = []
    const unknown: Token[] = []
    let isUnwanted = false
    let isAnyDish = false
    for (let at = 0; at < tokens.length && terms.length < MAX_TERMS;) {
      const rest = tokens.slice(at, at + MAX_PHRASE_WORDS).map(({ word }) => stem(word))
      const [token = { word: '', index: 0 }] = tokens.slice(at, at + 1)
      const length = longestPhrase(rest, phrases, isStopWord(token.word) ? 2 : 1)
      const known = phrases.get(rest.slice(0, length).join(' '))
      const text = tokens.slice(at, at + (length || 1)).map(({ word }) => word)
      at += text.length
      if (known) {
        const { concept } = known
        const [only] = length === 1 ? rest : []
        terms.push({
          meanings: [
            { concept, stem: only, isBeginning: false },
            ...(length === 1 ? begunOnly(token.word) : []),
          ],
          isUnwanted: isUnwanted !== known.isUnwanted,
          genitive: concept.genitive ?? (concept.tags.length > 0 ? undefined : quoted(text)),
          isRequired: concept.genitive === undefined,
          isGuess: false,
          isDescription: length === 1 && isAdjective(token.word),
        })
      } else if (NOT.has(spelling(token.word))) {
        isUnwanted = true
        continue
      } else if (AND.has(spelling(token.word)) || isStopWord(token.word)) {
        continue
      } else if (ignored.has(stem(token.word))) {
        isAnyDish = true
        continue
      } else {
        const meanings = meaningsOf(token.word)
        if (meanings.length === 0) unknown.push(token)
        if (meanings.length > 0 || token.word.length >= MIN_PREFIX_LENGTH)
          terms.push({
            meanings,
            isUnwanted,
            genitive: commonGenitive(meanings) ?? quoted(text),
            isRequired: isRequired(token.word, meanings),
            isGuess: meanings.every(({ isBeginning }) => isBeginning),
            isDescription: isAdjective(token.word),
          })
      }
      if (!AND.has(spelling(tokens[at]?.word ?? ''))) isUnwanted = false
    }
    // Of «жареная картошка» the potatoes say more.
    terms.sort((one, other) => Number(one.isDescription) - Number(other.isDescription))
    const isAnyKnown = terms.some((term) => !term.isUnwanted && !term.isGuess)
    return {
      terms: terms.map((term) => ({
        ...term,
        isRequired: term.isRequired && !(isAnyKnown && term.isGuess),
        isGuess: isAnyKnown && term.isGuess,
      })),
      isAnyDish: isAnyDish && terms.length === 0,
      unknown,
      hint: undefined,
    }
  }

  const begunOnly = (word: string) => meaningsOf(word).filter(({ isBeginning }) => isBeginning)

  /** A dish is no result without its name, but it is without an ingredient, an adjective or an unknown word. */
  function isRequired(word: string, meanings: Meaning[]): boolean {
    if (meanings.length > 0 && meanings.every(({ concept }) => concept))
      return commonGenitive(meanings) === undefined
    const isIngredient = meanings.every(({ stem: each }) => each !== undefined && ingredientStems.has(each))
    return !isIngredient && !isAdjective(word)
  }

  /**
   * The known word that is the fewest edits away; of several the one in most recipes, with the same first letter first. Two
   * edits need the same first letter.
   */
  function corrected(word: string): string | undefined {
    const text = spelling(word)
    if (text.length < MIN_LENGTH_WITH_TYPO) return undefined
    let best: { word: string; rank: number } | undefined
    const most = text.length < MIN_LENGTH_WITH_TWO_TYPOS ? 1 : 2
    for (const [other, { word: written, count }] of vocabulary) {
      if (other.length < MIN_LENGTH_WITH_TYPO - 1) continue
      const edits = editsBetween(text, other, most)
      if (edits === undefined || (edits > 1 && text[0] !== other[0])) continue
      const rank = edits * 4 + (text[0] === other[0] ? 0 : 2) - count / (count + 1)
      if (!best || rank < best.rank) best = { word: written, rank }
    }
    return best?.word
  }

  return (typed: string): Query => {
    const asTyped = parse(typed)
    if (asTyped.unknown.length === 0) return asTyped
    if (isLatin(typed)) {
      const text = inRussianLayout(typed)
      const other = parse(text)
      if (other.unknown.length === 0 && other.terms.length > 0) return { ...other, hint: text.trim() }
    }
    let text = typed
    const isAnyKnown = asTyped.terms.some(({ meanings }) => meanings.length > 0)
    // A short adjective is rather one that no recipe has: «сытный» is not «сырный».
    const isLeft = (word: string) =>
      isAnyKnown && isAdjective(word) && word.length < MIN_LENGTH_WITH_TWO_TYPOS
    for (const { word, index: at } of asTyped.unknown.reverse())
      if (!isLeft(word)) text = text.slice(0, at) + (corrected(word) ?? word) + text.slice(at + word.length)
    return text === typed ? asTyped : { ...parse(text), hint: text.trim() }
  }
}

/** The genitive that all of the meanings have. */
function commonGenitive(meanings: Meaning[]): string | undefined {
  const genitives = new Set(meanings.map(({ concept }) => concept?.genitive))
  return genitives.size === 1 ? [...genitives][0] : undefined
}

/** The words for «Без …» where they have no genitive of their own. */
const quoted = (words: string[]) =>
  `${words.length === 1 ? 'слова' : 'слов'} «${words.join(' ').toLowerCase()}»`

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

/** The number of stems from the first that are a phrase; 0 if none are. */
function longestPhrase(stems: string[], phrases: ReadonlyMap<string, unknown>, least: number): number {
  for (let length = stems.length; length >= least; length--)
    if (phrases.has(stems.slice(0, length).join(' '))) return length
  return 0
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
