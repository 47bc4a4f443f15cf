import { createWidening, kindOf } from '@/lib/catalog/search-broader'
import { type SearchIndex, indexRecipes } from '@/lib/catalog/search-index'
import { createMarker, type TextPart } from '@/lib/catalog/search-marks'
import { createQueryParser } from '@/lib/catalog/search-query'
import type { Term } from '@/lib/catalog/search-terms'
import { createRanking, type Group } from '@/lib/catalog/search-ranking'
import { createStemmer } from '@/lib/catalog/search-text'
import { noSearchWords, type SearchWords } from '@/lib/catalog/search-words-api'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'

// Whoever needs the words needs the code that reads them: all are in one chunk.
export { fetchSearchWords, noSearchWords } from '@/lib/catalog/search-words-api'
export { createTitleSearch } from '@/lib/catalog/title-search'

/** Search over recipes by title, ingredient and the meaning of words. Loaded on demand, together with its library. */

export type FoundRecipe = {
  entry: RecipeEntry
  /** What of the query the recipe lacks, in the genitive: «риса». Undefined if it has everything. */
  lacks: string | undefined
  /** Whether it comes after the others in the order of prices. */
  isAside?: boolean
  /** Splits the title and the matching ingredients into matched and unmatched parts. */
  mark: () => { title: TextPart[]; ingredients: TextPart[][] }
}

/**
 * The recipes that have all of a query, best first, then those that lack a part of it. `hint` is what the visitor probably
 * meant, where only a typo, Latin letters or the wrong keyboard layout explain the query.
 */
export type SearchResult = { found: FoundRecipe[]; hint: string | undefined }

type RecipeSearch = (typed: string) => SearchResult

/** Maximum length of a query. */
const MAX_QUERY_LENGTH = 100

/** Indexes the recipes in slices of time and returns the search over them. `words` say what the words of a query mean. */
export async function createRecipeSearch(
  entries: RecipeEntry[],
  words: SearchWords = noSearchWords,
): Promise<RecipeSearch> {
  const index = await indexRecipes(entries, createStemmer(words.stems))
  const parse = await createQueryParser(index, words)
  const find = createFinder(index, words)
  const anyDish = entries.map((_, recipe): Ranked => ({ recipe, lacks: undefined }))

  return (typed) => {
    const asked = typed.slice(0, MAX_QUERY_LENGTH)
    const { terms, isAnyDish, hint } = parse(asked)
    const mark = createMarker(index, terms, hint ?? asked)
    const found: FoundRecipe[] = []
    // A loop, since all of ten thousand recipes may be found.
    for (const { recipe, lacks } of isAnyDish ? anyDish : find(terms)) {
      const entry = entries[recipe]
      if (entry) found.push({ entry, lacks, mark: () => mark(entry) })
    }
    return { found, hint }
  }
}

type Ranked = { recipe: number; lacks: string | undefined }

/** Returns a function that finds the recipes for the terms of a query, each once, with what it lacks. */
function createFinder(index: SearchIndex, { concepts }: SearchWords) {
  const rank = createRanking(index)
  const widen = createWidening(index, concepts)

  /** The recipes that have all of the terms, with one of them widened, which they are then said to lack. */
  const withWider = (terms: Term[], widened: (term: Term, at: number) => Term | undefined): Group[] =>
    terms.flatMap((term, at) => {
      const wider = widened(term, at)
      const groups = wider ? rank(terms.with(at, wider)) : []
      return groups.filter(({ missing }) => missing === 0).map((group) => ({ ...group, missing: 1 << at }))
    })

  /** A way of cooking is lacking before a food is: of «хек запечённый» the hake counts, not another fish. */
  const isOnlyFood = (terms: Term[], at: number) =>
    terms.every(({ isDescription, isRequired }, other) => other === at || (isDescription && !isRequired))

  function groupsFor(terms: Term[]): Group[] {
    const ranked = rank(terms)
    if (terms.length === 1 || ranked.some(({ missing }) => missing === 0)) return ranked
    // Mince with pasta for spaghetti.
    const akin = withWider(terms, (term, at) => (isOnlyFood(terms, at) ? undefined : widen(term)))
    if (akin.length + ranked.length > 0) return [...akin, ...ranked]
    // Where the only borscht has meat, other soups without it are found, or else what suits a diet.
    const others = withWider(terms, (term) => kindOf(index, term))
    return others.length > 0
      ? others
      : withWider(terms, (term) => kindOf(index, term, index.byCategory.keys()))
  }

  return (terms: Term[]): Ranked[] => {
    const seen = new Set<number>()
    return groupsFor(terms).flatMap(({ missing, recipes }) => {
      const lacking = terms.flatMap(({ genitive, isNearest, isUnwanted }, at) =>
        (missing & (1 << at) || (isNearest && !isUnwanted)) && genitive ? [genitive] : [],
      )
      const lacks = lacking.length > 0 ? lacking.join(' и ') : undefined
      return recipes
        .filter((recipe) => !seen.has(recipe) && seen.add(recipe))
        .map((recipe) => ({ recipe, lacks }))
    })
  }
}
