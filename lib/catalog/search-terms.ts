import type { Meaning } from '@/lib/catalog/search-vocabulary'

/** What a query asks for: concepts and words that a recipe should have, or should not. */

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
  /** The catalogue lacks it, and what it means is only nearest. */
  isNearest: boolean
  /** Says only what the dish or the ingredient is like, or how it is cooked. */
  isDescription: boolean
}

/** Whether a term asks for what is known. */
export const isKnown = ({ isUnwanted, isGuess }: Term) => !isUnwanted && !isGuess

/** What is common to the terms of words and phrases. `hasName`: whether a recipe without it may be a result. */
export function termOf(all: Meaning[], typed: string[], hasName = true) {
  const there = all.filter(({ concept }) => !concept?.nearest)
  const isNearest = all.length > 0 && there.length === 0
  const meanings = isNearest ? all : there
  return {
    meanings,
    isNearest,
    isUnwanted: false,
    genitive: (isNearest ? undefined : commonGenitive(meanings)) ?? (hasName ? quoted(typed) : undefined),
  }
}

/** Whether a term says when a dish is eaten. */
export const isOccasion = ({ meanings, isDescription }: Term) =>
  !isDescription && meanings.some(({ concept }) => concept?.occasion)

/** Whether an unknown adjective beside it only describes it: a food that one has, or a meal. */
export const isPlain = ({ meanings, isRequired }: Term) =>
  meanings.length > 0 &&
  (!isRequired || meanings.some(({ concept }) => concept && concept.categories.length > 1))

/** The genitive that all of the meanings have. */
export function commonGenitive(meanings: Meaning[]): string | undefined {
  const genitives = new Set(meanings.map(({ concept }) => concept?.genitive))
  return genitives.size === 1 ? [...genitives][0] : undefined
}

/** The words for «Без …» where they have no genitive of their own. */
const quoted = (words: string[]) =>
  `${words.length === 1 ? 'слова' : 'слов'} «${words.join(' ').toLowerCase()}»`
