import { createWidening } from '@/lib/catalog/search-broader'
import { type SearchIndex, indexRecipes } from '@/lib/catalog/search-index'
import { createMarker, type TextPart } from '@/lib/catalog/search-marks'
import { createQueryParser, type Term } from '@/lib/catalog/search-query'
import { createScoring, ingredientsOf } from '@/lib/catalog/search-scores'
import { createStemmer } from '@/lib/catalog/search-text'
import type { Meaning } from '@/lib/catalog/search-vocabulary'
import { noSearchWords, type SearchWords } from '@/lib/catalog/search-words-api'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'

// The search is the only caller of this request: both are in one chunk.
export { fetchSearchWords } from '@/lib/catalog/search-words-api'

/** Search over recipes by title, ingredient and the meaning of words. Loaded on demand, together with its library. */

export type FoundRecipe = {
  entry: RecipeEntry
  /** What of the query the recipe lacks, in the genitive: «риса». Undefined if it has everything. */
  lacks: string | undefined
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

/** The least score of a part of the query in a recipe that lacks another part: it is in the title or a main ingredient. */
const MIN_SCORE_ALONE = 35

/** Indexes the recipes in slices of time and returns the search over them. `words` say what the words of a query mean. */
export async function createRecipeSearch(
  entries: RecipeEntry[],
  words: SearchWords = noSearchWords,
): Promise<RecipeSearch> {
  const stem = createStemmer(words.stems)
  const index = await indexRecipes(entries, stem)
  const parse = await createQueryParser(index, words, stem)
  const rank = createRanking(index)
  const widen = createWidening(index, words.concepts, stem)
  const anyDish = entries.map((_, recipe): Ranked => ({ recipe, lacks: undefined }))

  return (typed) => {
    const asked = typed.slice(0, MAX_QUERY_LENGTH)
    const { terms, isAnyDish, hint } = parse(asked)
    const mark = createMarker(index, terms, hint ?? asked, stem)
    return {
      hint,
      found: (isAnyDish ? anyDish : withNearest(terms, rank, widen)).flatMap(({ recipe, lacks }) => {
        const entry = entries[recipe]
        return entry ? [{ entry, lacks, mark: () => mark(entry) }] : []
      }),
    }
  }
}

type Ranked = { recipe: number; lacks: string | undefined }

/** The recipes for the terms. Where none has them all, those with something akin come first: mince with pasta for spaghetti. */
function withNearest(
  terms: Term[],
  rank: (terms: Term[]) => Ranked[],
  widen: (term: Term) => Term | undefined,
): Ranked[] {
  const ranked = rank(terms)
  if (terms.length === 1 || ranked.some(({ lacks }) => lacks === undefined)) return ranked
  const nearest = terms.flatMap((term, at) => {
    // A way of cooking is lacking before a food is: of «хек запечённый» the hake counts, not another fish.
    const isOnlyFood = terms.every(
      ({ isDescription, isRequired }, other) => other === at || (isDescription && !isRequired),
    )
    const wider = isOnlyFood ? undefined : widen(term)
    return wider
      ? rank(terms.with(at, wider)).flatMap(({ recipe, lacks }) =>
          lacks === undefined ? [{ recipe, lacks: term.genitive }] : [],
        )
      : []
  })
  const seen = new Set<number>()
  return [...nearest, ...ranked].filter(({ recipe }) => !seen.has(recipe) && seen.add(recipe))
}

/** Returns a function that lists the recipes for the terms of a query. */
function createRanking({ entries, ...index }: SearchIndex) {
  const scoreTerm = createScoring({ entries, ...index })

  return (terms: Term[]): Ranked[] => {
    const wanted = terms.filter(({ isUnwanted }) => !isUnwanted)
    if (terms.length === 0) return []
    const isLeftOut = new Uint8Array(entries.length)
    for (const term of terms) if (term.isUnwanted) scoreTerm(term, (recipe) => (isLeftOut[recipe] = 1))

    // A bit for each wanted term.
    const all = (1 << wanted.length) - 1
    const scores = new Float32Array(entries.length)
    const has = new Uint8Array(entries.length)
    const hasAlone = new Uint8Array(entries.length)
    wanted.forEach((term, bit) =>
      scoreTerm(term, (recipe, score) => {
        scores[recipe] = (scores[recipe] ?? 0) + score
        has[recipe] = (has[recipe] ?? 0) | (1 << bit)
        if (score >= MIN_SCORE_ALONE && !term.isGuess) hasAlone[recipe] = 1
      }),
    )

    const count = (bits: number) => wanted.filter((_, bit) => bits & (1 << bit)).length

    /** The recipes that have what is required: all of the query, or lack the fewest parts of it. By what they lack. */
    function collect(required: number) {
      const byMissing = new Map<number, number[]>()
      for (let recipe = 0; recipe < entries.length; recipe++) {
        if (isLeftOut[recipe]) continue
        const missing = all & ~(has[recipe] ?? 0)
        if (missing && (!hasAlone[recipe] || missing & required)) continue
        const list = byMissing.get(missing)
        if (list) list.push(recipe)
        else byMissing.set(missing, [recipe])
      }
      const fewest = Math.max(1, Math.min(...[...byMissing.keys()].map(count)))
      return new Map([...byMissing].filter(([missing]) => count(missing) <= fewest))
    }

    const isIngredient = (meaning: Meaning) =>
      meaning.concept !== undefined && ingredientsOf({ entries, ...index }, meaning).named.length > 0
    const bitsOf = (isMeant: (term: Term) => boolean) =>
      wanted.reduce((bits, term, bit) => (isMeant(term) ? bits | (1 << bit) : bits), 0)
    const required = bitsOf(({ isRequired }) => isRequired)
    const dispensable = required & bitsOf(({ genitive }) => genitive !== undefined)
    const foods = bitsOf(
      ({ isRequired, isDescription, isGuess, meanings }) =>
        !isRequired && !isGuess && (!isDescription || meanings.some(isIngredient)),
    )
    let byMissing = collect(required)
    // Where no soup has meatballs, the soups without them are found, and only then the meatballs without a soup.
    for (let bit = wanted.length - 1; bit >= 0 && byMissing.size === 0; bit--)
      if (dispensable & (1 << bit) && dispensable & ~(1 << bit)) byMissing = collect(required & ~(1 << bit))
    // Where no cutlets are of turkey, the turkey dishes are found as well.
    if (foods && !byMissing.has(0))
      byMissing = new Map([...byMissing, ...collect((required & ~dispensable) | foods)])

    const partly = [...byMissing.keys()].filter(Boolean)
    const byScore = (one: number, other: number) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other
    // The first words of a query say most: what lacks the last of them comes first.
    return [0, ...partly.sort((a, b) => b - a)].flatMap((missing) => {
      const lacks = wanted.flatMap(({ genitive }, bit) =>
        missing & (1 << bit) && genitive ? [genitive] : [],
      )
      return (byMissing.get(missing) ?? [])
        .sort(byScore)
        .map((recipe) => ({ recipe, lacks: lacks.length > 0 ? lacks.join(' и ') : undefined }))
    })
  }
}
