import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { kcalOf, minutesOf } from '@/lib/recipes/card-numbers'
import { createSlice } from '@/lib/api/slices'
import { isStopWord, partsOfIngredient, spelling, wordsIn } from '@/lib/catalog/search-text'

/** What the search knows of the recipes. A recipe is its place in the list of entries. */

/** A word of a title: where it stands, and the share of the title's words that it is. */
type TitlePosting = { recipe: number; isFirst: boolean; share: number }

/** An ingredient with its recipes; `rank` is its place among the main ingredients of the recipe, or -1. */
type Ingredient = {
  title: string
  nouns: Set<string>
  others: Set<string>
  uses: { recipe: number; rank: number }[]
}

export type SearchIndex = {
  entries: RecipeEntry[]
  stem: (word: string) => string
  /** By stem. */
  titles: Map<string, TitlePosting[]>
  ingredients: Map<string, Ingredient>
  /** Recipes by the words of their ids, which are often their English names. */
  ids: Map<string, number[]>
  byId: Map<string, number>
  byCategory: Map<string, number[]>
  byTag: Map<string, number[]>
  /** Recipes whose tags are unknown. */
  untagged: number[]
  minutes: (number | undefined)[]
  kcal: (number | undefined)[]
  prices: (number | undefined)[]
  /** The words of titles, ingredients and ids as they are written, by their spelling, with their numbers of recipes. */
  words: Map<string, { word: string; count: number }>
}

/** Without `main` from the API, the first ingredients are the main ones. */
export const firstIngredients = [0, 1, 2]

/** Indexes the recipes in slices of time. */
export async function indexRecipes(entries: RecipeEntry[], stem: SearchIndex['stem']): Promise<SearchIndex> {
  const index: SearchIndex = {
    entries,
    stem,
    titles: new Map(),
    ingredients: new Map(),
    ids: new Map(),
    byId: new Map(),
    byCategory: new Map(),
    byTag: new Map(),
    untagged: [],
    minutes: [],
    kcal: [],
    prices: [],
    words: new Map(),
  }
  const slice = createSlice()
  for (const [recipe, entry] of entries.entries()) {
    if (slice.isOver()) await slice.next()
    addRecipe(index, entry, recipe)
  }
  return index
}

function addRecipe(index: SearchIndex, entry: RecipeEntry, recipe: number) {
  const { stem } = index
  index.byId.set(entry.id, recipe)
  if (entry.categoryId !== undefined) push(index.byCategory, entry.categoryId, recipe)
  if (!entry.tags) index.untagged.push(recipe)
  for (const tag of entry.tags ?? []) push(index.byTag, tag, recipe)
  index.minutes.push(minutesOf(entry.time))
  index.kcal.push(kcalOf(entry.kcal))
  index.prices.push(entry.till)

  const titleWords = wordsIn(entry.title).filter(({ word }) => !isStopWord(word))
  titleWords.forEach(({ word }, at) => {
    push(index.titles, stem(word), { recipe, isFirst: at === 0, share: 1 / titleWords.length })
    addWord(index, word)
  })
  for (const { word } of wordsIn(entry.id)) {
    push(index.ids, spelling(word), recipe)
    addWord(index, word)
  }
  const main = entry.main ?? firstIngredients
  for (const [at, title] of entry.ingredients.entries()) {
    let ingredient = index.ingredients.get(title)
    if (!ingredient) {
      const { nouns, others } = partsOfIngredient(title)
      ingredient = { title, nouns: new Set(nouns.map(stem)), others: new Set(others.map(stem)), uses: [] }
      index.ingredients.set(title, ingredient)
      for (const word of [...nouns, ...others]) addWord(index, word)
    }
    ingredient.uses.push({ recipe, rank: main.indexOf(at) })
  }
}

function push<T>(lists: Map<string, T[]>, key: string, value: T) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function addWord({ words }: SearchIndex, word: string) {
  const text = spelling(word)
  const known = words.get(text)
  if (known) known.count += 1
  else words.set(text, { word: word.toLowerCase(), count: 1 })
}
