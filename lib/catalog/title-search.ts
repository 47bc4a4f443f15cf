import {
  createStemmer,
  isStopWord,
  partsOfIngredient,
  spelling,
  withoutDiminutive,
  wordsIn,
} from '@/lib/catalog/search-text'
import type { SearchWords } from '@/lib/catalog/search-words-api'

/** Shorter words are units: «кг», «шт». */
const MIN_WORD_LENGTH = 3

/**
 * Returns a function that finds the titles of products that a typed text means: in another form («сметану»), by another name
 * («картошка») or the beginning of one, as a diminutive («огурчики»), also beside an amount («2 кг лука»).
 */
export function createTitleSearch({ stems, ignored, concepts }: SearchWords) {
  const stem = createStemmer(stems)
  const ignoredStems = new Set(ignored.map(stem))
  const stemsIn = (text: string) =>
    wordsIn(text)
      .map(({ word }) => word)
      .filter((word) => word.length >= MIN_WORD_LENGTH && !/\d/.test(word) && !isStopWord(word))
      .map(stem)
      .filter((each) => !ignoredStems.has(each))
  const foods = concepts
    .filter(({ genitive, nearest }) => genitive !== undefined && !nearest)
    .map(({ words, products, except }) => ({
      names: words.map((text) => ({ text: spelling(text), stems: stemsIn(text).join(' ') })),
      products: new Set(products),
      except: new Set(except),
    }))

  return (typed: string, titles: string[]): string[] => {
    const asked = stemsIn(typed)
    if (asked.length === 0) return []
    const text = spelling(typed.trim())
    const meant = foods.filter(({ names }) =>
      names.some((name) => name.stems === asked.join(' ') || name.text.startsWith(text)),
    )
    const found = titles.filter((title) => {
      const has = new Set(stemsIn(title))
      if (asked.every((each) => has.has(each))) return true
      const nouns = new Set(partsOfIngredient(title).nouns.map(stem))
      return meant.some(
        ({ names, products, except }) =>
          products.has(title) || (!except.has(title) && names.some((name) => nouns.has(name.stems))),
      )
    })
    const base = found.length > 0 ? undefined : withoutDiminutive(text)
    if (base === undefined) return found
    return titles.filter((title) => wordsIn(title).some(({ word }) => spelling(word).startsWith(base)))
  }
}
