import type { SearchIndex } from '@/lib/catalog/search-index'
import type { Term } from '@/lib/catalog/search-terms'
import { ingredientsOf } from '@/lib/catalog/search-scores'
import { isStopWord, spelling, wordsIn } from '@/lib/catalog/search-text'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'

/** A part of a text, matched or not. */
export type TextPart = { text: string; isMatch: boolean }

/**
 * Returns a function that marks what the wanted terms of a query match in a recipe's title, and in those ingredients that say
 * more than the title: «Курица» says nothing below «Чахохбили из курицы».
 */
export function createMarker(index: SearchIndex, terms: Term[], typed: string) {
  const { stem } = index
  const meanings = terms.flatMap((term) => (term.isUnwanted ? [] : term.meanings))
  const stems = new Set(
    meanings.flatMap(({ concept, stem: own }) => [
      ...(concept?.stems ?? []),
      // Each word of a phrase is marked by itself.
      ...(own === undefined ? wordsIn(concept?.words[0] ?? '').map(({ word }) => stem(word)) : [own]),
    ]),
  )
  // Of «суп с сёмгой» the «с» is no beginning of a word.
  const beginnings = wordsIn(typed).flatMap(({ word }) => (isStopWord(word) ? [] : [spelling(word)]))
  let matching: Set<string> | undefined

  return ({ title, ingredients }: RecipeEntry) => {
    matching ??= new Set(
      meanings.flatMap((meaning) => {
        const { named, described } = ingredientsOf(index, meaning)
        return [...named, ...described].map((ingredient) => ingredient.title)
      }),
    )
    const inTitle = new Set(wordsIn(title).map(({ word }) => stem(word)))
    const isInTitle = (text: string) => wordsIn(text).every(({ word }) => inTitle.has(stem(word)))
    const parts = (text: string) => marked(text, (word) => stems.has(stem(word)), beginnings)
    return {
      title: parts(title),
      ingredients: ingredients.flatMap((text) => {
        if (!matching?.has(text) || isInTitle(text)) return []
        const inText = parts(text)
        return [inText.some(({ isMatch }) => isMatch) ? inText : [{ text, isMatch: true }]]
      }),
    }
  }
}

/** Splits a text at the edges of matches: the typed beginning of a word, or the whole word. */
function marked(text: string, isMatched: (word: string) => boolean, beginnings: string[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { word, index } of wordsIn(text)) {
    if (!isMatched(word)) continue
    const typed = beginnings.find((beginning) => spelling(word).startsWith(beginning))
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false })
    end = index + (typed ?? word).length
    parts.push({ text: text.slice(index, end), isMatch: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}
