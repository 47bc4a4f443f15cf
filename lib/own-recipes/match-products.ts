import { createStemmer, isStopWord, partsOfIngredient, spelling, wordsIn } from '@/lib/catalog/search-text'
import { productAliases } from '@/lib/own-recipes/product-aliases'
import { nameKey, type ProductName } from '@/lib/own-recipes/product-names-store'

type Known = { title: string; nouns: string[]; others: string[]; isPreserved: boolean }

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
      .flatMap(([title, names]) => names.map((name) => [keyOf(name, stem), title])),
  )
  const products = titles.map((title): Known => {
    const { nouns, others } = partsOfIngredient(title)
    return { title, nouns: nouns.map(stem), others: others.map(stem), isPreserved: others.some(isPreserved) }
  })

  function find(name: string) {
    const said = byName.get(nameKey(name))
    if (said === null || (said !== undefined && isSold.has(said))) return said
    const named = withoutSizes(name)
    const alias = aliases.get(keyOf(named, stem))
    if (alias) return alias
    const parts = partsOfIngredient(named)
    const nouns = parts.nouns.map(stem).filter((word) => !/^\d+$/.test(word))
    const all = new Set([...parts.nouns, ...parts.others].map(stem))
    const scored = products
      .filter((product) => product.isPreserved === parts.others.some(isPreserved))
      .map((product) => ({ title: product.title, score: scoreOf(product, nouns, all) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    const [first, second] = scored
    return first && first.score > (second?.score ?? 0) ? first.title : undefined
  }

  // Forms ask for all their names at each key.
  const found = new Map<string, ReturnType<typeof find>>()
  return (name) => {
    if (!found.has(name)) found.set(name, find(name))
    return found.get(name)
  }
}

/** The stems of a name in one order, whatever order it has them in. */
const keyOf = (name: string, stem: (word: string) => string) =>
  wordsIn(name)
    .filter(({ word }) => !isStopWord(word))
    .map(({ word }) => stem(word))
    .sort()
    .join(' ')

/**
 * Whether a word says that a product is preserved: «копчёная куриная грудка» is not the fresh one, and «дрожжи сухие» are not
 * fresh yeast.
 */
const isPreserved = (word: string) =>
  /^(?:копчен|(?:слабо|мало)?солен|малосольн|сушен|сухо|сухи|сухая|вялен|маринован|квашен)/.test(
    spelling(word),
  )

/** «2 крупные луковицы» are onions of any size. */
const withoutSizes = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => !/^(?:крупн|средн|мелк|небольш|больш|маленьк)\p{L}{2,3}$/iu.test(word))
    .join(' ')

/** Words that describe an ingredient without making it another product. */
const PLAIN_STEMS = new Set(
  'свежий молодой спелый варёный отварной сырой куриный тёплый холодный мягкий тёртый рубленый очищенный белый зелень корень'
    .split(' ')
    .map(createStemmer()),
)

/**
 * How well a product fits a name; 0 if it is another product. Every noun has to match, and where both have a description, so
 * has that.
 */
function scoreOf({ nouns, others }: Known, named: string[], all: Set<string>): number {
  if (!nouns.every((noun) => all.has(noun))) return 0
  if (!named.every((noun) => nouns.includes(noun) || others.includes(noun) || PLAIN_STEMS.has(noun))) return 0
  const missing = others.filter((other) => !all.has(other)).length
  const isKnown = new Set([...nouns, ...others])
  const further = [...all].filter((word) => !isKnown.has(word) && !/^\d+$/.test(word))
  // «белый перец» is not «Перец сладкий».
  if (missing > 0 && further.length > 0) return 0
  const unknown = further.filter((word) => !PLAIN_STEMS.has(word)).length
  return 10 * nouns.length + 2 * (others.length - missing) - 3 * missing - unknown
}
