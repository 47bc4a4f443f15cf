import type { SearchIndex } from '@/lib/catalog/search-index'
import type { Term } from '@/lib/catalog/search-terms'
import { ingredientsOf } from '@/lib/catalog/search-scores'
import { isLimit, meantBy } from '@/lib/catalog/search-phrases'
import { isAdjective } from '@/lib/catalog/search-text'
import { type Concept, noConcept } from '@/lib/catalog/search-words-api'

/** How much more than a limit is still near it. */
const NEAR = 3

const timesNear = (limit: number | undefined) => limit && limit * NEAR

/**
 * The term as any dish of the kind that it names, a soup for borscht, or of these categories. Undefined if it names no dish
 * that may be lacking.
 */
export function kindOf(
  { entries, titles, byId }: SearchIndex,
  term: Term,
  categories?: Iterable<string>,
): Term | undefined {
  const dishes = term.meanings.flatMap(({ concept, stem }) => [
    ...(concept?.recipes.map((id) => byId.get(id)) ?? []),
    ...(titles.get(stem ?? '')?.map(({ recipe }) => recipe) ?? []),
  ])
  const own = new Set(dishes.flatMap((recipe) => entries[recipe ?? -1]?.categoryId ?? []))
  if (!term.isRequired || term.isUnwanted || !term.genitive) return undefined
  const concept = { ...noConcept, categories: [...(categories ?? own)], stems: new Set<string>() }
  return { ...term, meanings: [{ concept, isBeginning: false }] }
}

/**
 * Returns a function that widens a term to what its ingredients are kinds of: pasta for spaghetti, fish for tuna. A limit
 * becomes higher. It returns undefined for a term that has nothing broader.
 */
export function createWidening(index: SearchIndex, concepts: Concept[]) {
  const broad = concepts
    // What a food is like is no kind of it: sprats are no poultry for being smoked.
    .filter(
      ({ genitive, products, words: [name = ''] }) =>
        genitive !== undefined && products.length > 1 && !isAdjective(name),
    )
    .map((concept) => meantBy(concept, index.stem))

  return (term: Term): Term | undefined => {
    if (term.isUnwanted || term.isGuess) return undefined
    const [{ concept = undefined } = {}] = term.meanings
    if (concept && isLimit(concept)) {
      const { minutes, kcal, price } = concept
      const wider = { minutes: timesNear(minutes), kcal: timesNear(kcal), price: timesNear(price) }
      return { ...term, meanings: [{ concept: { ...concept, ...wider }, isBeginning: false }] }
    }
    const own = new Set(term.meanings.map(({ concept }) => concept?.genitive))
    const titles = term.meanings.flatMap((meaning) =>
      ingredientsOf(index, meaning).named.map(({ title }) => title),
    )
    const broader = broad.filter(
      ({ genitive, products }) => !own.has(genitive) && titles.some((title) => products.includes(title)),
    )
    const meanings = broader.map((concept) => ({ concept, isBeginning: false }))
    return meanings.length > 0 ? { ...term, meanings } : undefined
  }
}
