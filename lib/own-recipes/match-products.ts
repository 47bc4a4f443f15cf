import { createStemmer, isStopWord, partsOfIngredient, spelling, wordsIn } from '@/lib/catalog/search-text'
import { productAliases } from '@/lib/own-recipes/product-aliases'
import { nameKey, type ProductName } from '@/lib/own-recipes/product-names-store'

type Known = { title: string; nouns: string[]; others: string[] }

/**
 * Returns a function from the name of an ingredient to the title of the product that it means, in any form of its words: null
 * where the visitor has said that there is none, undefined where that is not certain. `stems` are those of the search.
 */
export function createMatcher(
  titles: string[],
  remembered: ProductName[] = [],
  stems: Record<string, string[]> = {},
): (name: string) => string | null | undefined {
  const stem = createStemmer(stems)
  const isSold = new Set(titles)
  const byName = new Map(remembered.map(({ name, title }) => [name, title]))
  const aliases = new Map(
    productAliases
      .filter(([title]) => isSold.has(title))
      .flatMap(([title, names]) => names.map((name) => [keyOf(name), title])),
  )
  const products = titles.map((title): Known => {
    const { nouns, others } = partsOfIngredient(title)
    return { title, nouns: nouns.map(stem), others: others.map(stem) }
  })

  function keyOf(name: string) {
    return wordsIn(name)
      .filter(({ word }) => !isStopWord(word))
      .map(({ word }) => stem(word))
      .sort()
      .join(' ')
  }

  return (name) => {
    const said = byName.get(nameKey(name))
    if (said === null || (said !== undefined && isSold.has(said))) return said
    const alias = aliases.get(keyOf(name))
    if (alias) return alias
    const parts = partsOfIngredient(name)
    const nouns = parts.nouns.map(stem).filter((word) => !/^\d+$/.test(word))
    const all = new Set([...parts.nouns, ...parts.others].map(stem))
    const scored = products
      .map((product) => ({ title: product.title, score: scoreOf(product, nouns, all) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    const [first, second] = scored
    return first && first.score > (second?.score ?? 0) ? first.title : undefined
  }
}

/** Words that say how an ingredient is, not what it is. */
const PLAIN = new Set(
  'свежий крупный средний мелкий небольшой большой молодой спелый варёный отварной сырой куриный тёплый холодный мягкий тёртый рубленый очищенный белый зелень корень'
    .split(' ')
    .map(spelling),
)
const plainStem = createStemmer()
const PLAIN_STEMS = new Set([...PLAIN].map(plainStem))

/** 0 for another product: every noun has to be the same, and where both describe it, so has the description. */
function scoreOf({ nouns, others }: Known, named: string[], all: Set<string>): number {
  if (!nouns.every((noun) => all.has(noun))) return 0
  if (!named.every((noun) => nouns.includes(noun) || others.includes(noun) || PLAIN_STEMS.has(noun))) return 0
  const missing = others.filter((other) => !all.has(other)).length
  const isKnown = new Set([...nouns, ...others])
  const unknown = [...all].filter(
    (word) => !isKnown.has(word) && !PLAIN_STEMS.has(word) && !/^\d+$/.test(word),
  ).length
  if (missing > 0 && unknown > 0) return 0
  return 10 * nouns.length + 2 * (others.length - missing) - 3 * missing - unknown
}
