import MiniSearch from 'minisearch'

import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { normalize } from '@/lib/text/normalize'

/**
 * Full-text search over recipes by title and ingredient. Ignores `ё`/`е`, inflection, and one typo in words of four letters or
 * more. Loaded on demand, together with its library.
 */

/** A part of a text, matched or not. */
export type TextPart = { text: string; isMatch: boolean }

/** A found recipe. `mark` splits its title and its matching ingredients into matched and unmatched parts. */
export type FoundRecipe = {
  entry: RecipeEntry
  mark: () => { title: TextPart[]; ingredients: TextPart[][] }
}

/** Recipes indexed per task, about 10 ms of work on a desktop. */
const CHUNK = 100

/** Maximum length of a query: fuzzy search takes memory quadratic in the length of a word. */
const LONGEST_TYPED = 100

const WORD = /[\p{L}\p{N}]+/gu
const SHORTEST_WITH_TYPO = 4
const SHORTEST_STEM = 3
/** Endings of nouns and adjectives, the longest first. */
const ENDINGS =
  'иями|ями|ами|ого|его|ому|ему|ыми|ими|ией|иях|ях|ах|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ы|и|а|я|о|е|у|ю|ь|й'
const ENDING = new RegExp(`(?:${ENDINGS})$`)
/** A short stem with an ending. Only «щи» has a stem of one letter. */
const SHORT_WORD = new RegExp(`^(щ|..)(?:${ENDINGS})$`)

/** The stem of a word, the same for all its forms: «свекл» for «Свёклой» and «свёкла», «яиц» for «яйцо» and «яиц». */
function stem(word: string) {
  const text = normalize(word)
  const short = text.replace(ENDING, '')
  return (short.length >= SHORTEST_STEM ? short : text).replaceAll('й', 'и')
}

/** All forms of a word whose stem has two letters, such as «чая» or «уху», and of «щи». */
function formsOf(word: string) {
  const [, short] = SHORT_WORD.exec(normalize(word)) ?? []
  return short ? ENDINGS.split('|').map((ending) => short + ending) : []
}

const wordsOf = (text: string) => text.match(WORD) ?? []

/** All variants of the word with two adjacent letters swapped, a typo that fuzzy search counts as two edits. */
const swapped = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )

const options = { prefix: true, fuzzy: (term: string) => (term.length >= SHORTEST_WITH_TYPO ? 1 : false) }

/** Indexes the recipes in chunks. Returns a search function for recipes that match every word of a query, best first. */
export async function createRecipeSearch(entries: RecipeEntry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = new MiniSearch<RecipeEntry>({
    fields: ['title', 'ingredients'],
    extractField: (entry, field) =>
      field === 'ingredients' ? entry.ingredients.join(' ') : field === 'title' ? entry.title : entry.id,
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: { boost: { title: 3 }, combineWith: 'AND' },
  })
  await index.addAllAsync(entries, { chunkSize: CHUNK })

  return (typed: string): FoundRecipe[] => {
    const wanted = typed.slice(0, LONGEST_TYPED)
    const words = wordsOf(wanted)
    if (words.length === 0) return []
    let results = index.search(wanted, options)
    if (results.length === 0) {
      const queries = words.map((word) => ({
        combineWith: 'OR' as const,
        queries: [
          { queries: [word], ...options },
          ...(word.length >= SHORTEST_WITH_TYPO ? swapped(word) : []),
          // Without prefix search: so few letters start too many words.
          { queries: formsOf(word), prefix: false },
        ],
      }))
      results = index.search({ combineWith: 'AND', queries }, { prefix: true, fuzzy: false })
    }
    const beginnings = words.map(normalize)
    return results.flatMap(({ id, match }) => {
      const entry = byId.get(String(id))
      if (!entry) return []
      const parts = (text: string) => marked(text, (word) => Object.hasOwn(match, stem(word)), beginnings)
      const mark = () => ({
        title: parts(entry.title),
        ingredients: entry.ingredients.map(parts).filter((some) => some.some(({ isMatch }) => isMatch)),
      })
      return { entry, mark }
    })
  }
}

/** Splits a text at the edges of matches: the typed beginning of a word, or the whole word. */
function marked(text: string, isMatched: (word: string) => boolean, beginnings: string[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatched(word)) continue
    const typed = beginnings.find((beginning) => normalize(word).startsWith(beginning))
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false })
    end = index + (typed ?? word).length
    parts.push({ text: text.slice(index, end), isMatch: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}
