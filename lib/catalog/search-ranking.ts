import type { SearchIndex } from '@/lib/catalog/search-index'
import { isOccasion, type Term } from '@/lib/catalog/search-terms'
import { createScoring, ingredientsOf } from '@/lib/catalog/search-scores'

/** Which recipes a query finds, in which order, and which of its terms they lack. Sets of terms are the bits of a number. */

/** Recipes that lack the same terms, best first. */
export type Group = { missing: number; recipes: number[] }

/** How recipes answer the terms. `hasAlone`: one of the terms is in the title or a main ingredient. */
type Tally = { scores: Float32Array; has: Uint8Array; hasAlone: Uint8Array; isLeftOut: Uint8Array }

/** The least score of a term in a recipe that is found although it lacks another one: that of a title or a main ingredient. */
const MIN_SCORE_ALONE = 35

const bitsOf = (terms: Term[], isMeant: (term: Term) => boolean) =>
  terms.reduce((bits, term, at) => (isMeant(term) ? bits | (1 << at) : bits), 0)

const count = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + count(bits >> 1))

/** Scores the recipes of an index of this size for each of the terms. */
function tallyOf(terms: Term[], size: number, scoreTerm: ReturnType<typeof createScoring>): Tally {
  const scores = new Float32Array(size)
  const [has, hasAlone, isLeftOut] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)]
  terms.forEach((term, at) =>
    scoreTerm(term, (recipe, score) => {
      if (term.isUnwanted) {
        if (!term.isNearest) isLeftOut[recipe] = 1
        return
      }
      scores[recipe] = (scores[recipe] ?? 0) + score
      has[recipe] = (has[recipe] ?? 0) | (1 << at)
      if (score >= MIN_SCORE_ALONE && !term.isGuess) hasAlone[recipe] = 1
    }),
  )
  return { scores, has, hasAlone, isLeftOut }
}

/**
 * The recipes that have all of the wanted terms, or the required ones and lack the fewest of the others, by the terms that they
 * lack.
 */
function collect({ has, hasAlone, isLeftOut }: Tally, wanted: number, required: number) {
  const byMissing = new Map<number, number[]>()
  for (let recipe = 0; recipe < has.length; recipe++) {
    if (isLeftOut[recipe]) continue
    const missing = wanted & ~(has[recipe] ?? 0)
    if (missing && (!hasAlone[recipe] || missing & required)) continue
    const list = byMissing.get(missing)
    if (list) list.push(recipe)
    else byMissing.set(missing, [recipe])
  }
  const fewest = Math.max(1, Math.min(...[...byMissing.keys()].map(count)))
  return new Map([...byMissing].filter(([missing]) => count(missing) <= fewest))
}

/** Returns a function that finds the recipes for the terms of a query: first those that have all of them. */
export function createRanking(index: SearchIndex) {
  const scoreTerm = createScoring(index)

  const isFood = (term: Term) =>
    !(term.isUnwanted || term.isRequired || term.isGuess || isOccasion(term)) &&
    (!term.isDescription ||
      term.meanings.some((each) => each.concept && ingredientsOf(index, each).named.length > 0))

  /** Where no recipe has all that is required, some of it is dispensable. */
  function choose(terms: Term[], tally: Tally) {
    const wanted = bitsOf(terms, ({ isUnwanted }) => !isUnwanted)
    const required = bitsOf(terms, ({ isUnwanted, isRequired }) => !isUnwanted && isRequired)
    const dispensable = required & bitsOf(terms, ({ genitive }) => genitive !== undefined)
    const names = dispensable & bitsOf(terms, ({ isDescription }) => !isDescription)
    const groups = collect(tally, wanted, required)
    // Where no soup has meatballs, the soups without them are found, and the meatballs without a soup.
    if (groups.size === 0)
      for (let bit = 1; bit <= dispensable; bit <<= 1)
        if (dispensable & bit && (names || dispensable) & ~bit)
          for (const [missing, recipes] of collect(tally, wanted, required & ~bit))
            groups.set(missing, recipes)
    // Where no cutlets are of turkey, the turkey dishes are found as well.
    const foods = bitsOf(terms, isFood)
    return foods && !groups.has(0)
      ? new Map([...groups, ...collect(tally, wanted, (required & ~dispensable) | foods)])
      : groups
  }

  return (terms: Term[]): Group[] => {
    if (terms.length === 0) return []
    const tally = tallyOf(terms, index.entries.length, scoreTerm)
    const score = (recipe: number) => tally.scores[recipe] ?? 0
    const byScore = (one: number, other: number) => score(other) - score(one) || one - other
    return (
      [...choose(terms, tally)]
        .map(([missing, recipes]) => ({ missing, recipes: recipes.sort(byScore) }))
        // The first words of a query say most: what lacks the last of them comes first.
        .sort(
          (one, other) => Number(one.missing > 0) - Number(other.missing > 0) || other.missing - one.missing,
        )
    )
  }
}
