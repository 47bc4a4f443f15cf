import type { SearchIndex } from '@/lib/catalog/search-index'
import {
  inCyrillic,
  inRussianLayout,
  isAdjective,
  isLatin,
  isStopWord,
  isVerb,
  spelling,
  wordsIn,
} from '@/lib/catalog/search-text'
import {
  createVocabulary,
  type Meaning,
  MIN_LENGTH_WITH_TWO_TYPOS,
  MIN_PREFIX_LENGTH,
} from '@/lib/catalog/search-vocabulary'
import type { SearchWords } from '@/lib/catalog/search-words-api'

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
  /** Says only what the dish or the ingredient is like, or how it is cooked. */
  isDescription: boolean
}

/** `isAnyDish`: the query has only words that say nothing about the dish. */
export type Query = { terms: Term[]; isAnyDish: boolean; hint: string | undefined }

/** The ranking of recipes has a bit of a byte for each term. */
const MAX_TERMS = 8
const MAX_PHRASE_WORDS = 4
const NOT = new Set(
  'без не нет нельзя кроме закончилось закончился закончились аллергия аллергии without no бяз'.split(' '),
)
/** After «не»: what follows them is not wanted. */
const LIKING = new Set(
  'люблю любит любим любят ем ест едим едят хочу хочет хотим могу можно нужно'.split(' '),
)
const AND = new Set(['и', 'или', 'ни', 'and', 'or', 'ды'])

/** Of so many words, without prepositions, a query is a sentence. */
const SENTENCE_LENGTH = 4

const LAST_WORD = /\p{L}+[\s-]+$/u

type Token = { word: string; index: number }

/** Returns a function that parses queries over an index. The search words are read in slices of time. */
export async function createQueryParser(
  index: SearchIndex,
  words: SearchWords,
  stem: (word: string) => string,
) {
  const vocabulary = await createVocabulary(index, words, stem)
  const { meaningsOf } = vocabulary

  function parse(typed: string): Query & { unknown: Token[] } {
    const tokens = wordsIn(typed)
    const terms: Term[] = []
    const unknown: Token[] = []
    const asides: Token[] = []
    let isUnwanted = false
    let isAnyDish = false
    for (let at = 0; at < tokens.length && terms.length < MAX_TERMS;) {
      const rest = tokens.slice(at, at + MAX_PHRASE_WORDS).map(({ word }) => stem(word))
      const [token = { word: '', index: 0 }] = tokens.slice(at, at + 1)
      const { phrase, length } = vocabulary.longestPhrase(rest, isStopWord(token.word) ? 2 : 1)
      const text = tokens.slice(at, at + (length || 1)).map(({ word }) => word)
      at += text.length
      if (phrase) {
        const { concept } = phrase
        const [only] = length === 1 ? rest : []
        terms.push({
          meanings: [
            { concept, stem: only, isBeginning: false },
            ...(length === 1 ? begunOnly(token.word) : []),
          ],
          isUnwanted: isUnwanted !== phrase.isUnwanted,
          genitive: concept.genitive ?? (concept.tags.length > 0 ? undefined : quoted(text)),
          isRequired: concept.genitive === undefined,
          isGuess: false,
          // Of «с рыбой» only the other forms tell that it is no adjective.
          isDescription: only
            ? isAdjective(concept.words.find((word) => stem(word) === only) ?? token.word)
            : !!concept.genitive && isStopWord(token.word),
        })
      } else if (NOT.has(spelling(token.word))) {
        isUnwanted = true
        continue
      } else if (isUnwanted && LIKING.has(spelling(token.word))) {
        continue
      } else if (AND.has(spelling(token.word)) || isStopWord(token.word)) {
        continue
      } else if (vocabulary.isIgnored(token.word)) {
        isAnyDish = true
        continue
      } else {
        const meanings = meaningsOf(token.word)
        if (meanings.length === 0 && (isVerb(token.word) || /^\d/.test(token.word))) {
          asides.push(token)
          isUnwanted = false
          continue
        }
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
    const isSentence = tokens.filter(({ word }) => !isStopWord(word)).length >= SENTENCE_LENGTH
    // No recipe lacks what is said around the dish, or of what one has: «осталось полпачки творога», «подвявшие яблоки».
    const isAside = ({ meanings, isDescription }: Term, at: number) =>
      meanings.length === 0 &&
      (isSentence || (isDescription && [terms[at - 1], terms[at + 1]].some((each) => each && isPlain(each))))
    const said = terms.some(isKnown) ? terms.filter((term, at) => !isAside(term, at)) : terms
    // In «жареная картошка» and «в духовке картошка» the potatoes say more.
    said.sort((one, other) => Number(one.isDescription) - Number(other.isDescription))
    const isAnyKnown = said.some(isKnown)
    // Beside what is known, a verb or a number says nothing about the dish; alone, it may be a typo.
    if (!isAnyKnown && !isAnyDish) unknown.push(...asides)
    return {
      terms: said.map((term) => ({
        ...term,
        isRequired: term.isRequired && !(isAnyKnown && term.isGuess),
        isGuess: isAnyKnown && term.isGuess,
      })),
      isAnyDish: isAnyDish && said.length === 0,
      unknown,
      hint: undefined,
    }
  }

  const begunOnly = (word: string) => meaningsOf(word).filter(({ isBeginning }) => isBeginning)

  /** A dish is no result without its name, but it is without an ingredient, an adjective or an unknown word. */
  function isRequired(word: string, meanings: Meaning[]): boolean {
    if (meanings.length > 0 && meanings.every(({ concept }) => concept))
      return commonGenitive(meanings) === undefined
    const isIngredient = meanings.every(
      ({ stem: each }) => each !== undefined && vocabulary.isInIngredient(each),
    )
    return !isIngredient && !isAdjective(word)
  }

  return (typed: string): Query => {
    const asTyped = parse(typed)
    if (asTyped.unknown.length === 0) return asTyped
    for (const text of isLatin(typed) ? [inRussianLayout(typed), inCyrillic(typed)] : []) {
      const other = parse(text)
      if (other.unknown.length === 0 && other.terms.length > 0) return { ...other, hint: text.trim() }
    }
    let text = typed
    const isAnyKnown = asTyped.terms.some(({ meanings }) => meanings.length > 0)
    // A short adjective is more likely one that no recipe has than a typo: «сытный» is not «сырный».
    const isLeft = (word: string) =>
      isAnyKnown && isAdjective(word) && word.length < MIN_LENGTH_WITH_TWO_TYPOS
    for (const { word, index: at } of asTyped.unknown.sort((one, other) => other.index - one.index))
      if (!isLeft(word)) {
        const before = LAST_WORD.exec(text.slice(0, at))?.[0] ?? ''
        const meant = vocabulary.split(word) ?? vocabulary.corrected(word) ?? word
        text = vocabulary.isKnown(before.trim() + word)
          ? text.slice(0, at - before.length) + before.trim() + text.slice(at)
          : text.slice(0, at) + meant + text.slice(at + word.length)
      }
    return text === typed ? asTyped : { ...parse(text), hint: text.trim() }
  }
}

const isKnown = ({ isUnwanted, isGuess }: Term) => !isUnwanted && !isGuess

/** Whether an unknown adjective beside it only describes it: a food that one has, or a meal. */
const isPlain = ({ meanings, isRequired }: Term) =>
  meanings.length > 0 &&
  (!isRequired || meanings.some(({ concept }) => concept && concept.categories.length > 1))

/** The genitive that all of the meanings have. */
function commonGenitive(meanings: Meaning[]): string | undefined {
  const genitives = new Set(meanings.map(({ concept }) => concept?.genitive))
  return genitives.size === 1 ? [...genitives][0] : undefined
}

/** The words for «Без …» where they have no genitive of their own. */
const quoted = (words: string[]) =>
  `${words.length === 1 ? 'слова' : 'слов'} «${words.join(' ').toLowerCase()}»`
