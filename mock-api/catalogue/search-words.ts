import * as v from 'valibot'
import type { RecipeDetail, SearchWords } from './api-types'
import { countingNumber, line, nonEmptyArray } from './field-rules'
import { marks, type CategorySource, type ProductSource } from './schema'

const lines = v.optional(v.array(line), [])
const limit = v.optional(countingNumber)
const flag = v.optional(v.literal(true))

const concept = v.strictObject({
  words: nonEmptyArray(line),
  wordsFor: lines,
  nearest: flag,
  occasion: flag,
  genitive: v.optional(line),
  marks: v.optional(v.array(v.picklist(marks)), []),
  products: lines,
  except: lines,
  hidden: lines,
  recipes: lines,
  categories: lines,
  tags: lines,
  minutes: limit,
  kcal: limit,
  price: limit,
})

/** `search-words.yaml`: what the words of a search mean. The file explains its fields. */
export const searchWordsFile = v.strictObject({
  stems: v.optional(v.record(v.string(), nonEmptyArray(line)), {}),
  ignored: lines,
  concepts: v.optional(v.array(concept), []),
})

export type SearchWordsSource = v.InferOutput<typeof searchWordsFile>

/** Reports names that do not exist, and words that two concepts claim. */
export function checkSearchWords(
  { ignored, concepts }: SearchWordsSource,
  categories: CategorySource[],
  productTitles: string[],
  report: (problem: string) => void,
) {
  const known = {
    products: new Set(productTitles),
    recipes: new Set(categories.flatMap(({ recipes }) => recipes.map(({ id }) => id))),
    categories: new Set(categories.map(({ id }) => id)),
    tags: new Set([
      'vegetarian',
      'vegan',
      ...marks.filter((mark) => mark !== 'meat').map((mark) => `contains-${mark}`),
    ]),
  }
  const owner = new Map(ignored.map((word) => [word, 'ignored']))
  for (const { words, wordsFor, products, except, hidden, recipes, categories, tags } of concepts) {
    const [name = ''] = words
    const unknown = [
      ...[...products, ...hidden].filter((title) => !known.products.has(title)),
      ...except.filter((name) => !known.products.has(name) && !known.recipes.has(name)),
      ...recipes.filter((id) => !known.recipes.has(id)),
      ...categories.filter((id) => !known.categories.has(id)),
      ...tags.filter((tag) => !known.tags.has(tag)),
    ]
    unknown.forEach((value) => report(`search-words.yaml: ${name}: «${value}» does not exist`))
    for (const word of [...words, ...wordsFor]) {
      const other = owner.get(word)
      if (other !== undefined) report(`search-words.yaml: ${name}: «${word}» is already a word of ${other}`)
      owner.set(word, name)
    }
  }
}

/** Converts the file into the answer of the API. */
export function buildSearchWords(
  { stems, ignored, concepts }: SearchWordsSource,
  products: ProductSource[],
): SearchWords {
  return {
    stems,
    ignored,
    concepts: concepts.map(({ marks, products: titles, ...rest }) => {
      const marked = products.filter((product) => product.marks.some((mark) => marks.includes(mark)))
      const apart = [...rest.hidden, ...rest.except]
      return withoutEmpty({
        ...rest,
        products: [...new Set([...titles, ...marked.map(({ title }) => title)])].filter(
          (title) => !apart.includes(title),
        ),
      })
    }),
  }
}

const withoutEmpty = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as T

/** Minimum share of a recipe's weight, without water, of a main ingredient. */
const MAIN_SHARE = 0.12

/** The indexes of a recipe's main ingredients, the heaviest first. Water and what is taken to taste do not count. */
export function mainIngredients({
  ingredients,
  amounts,
}: Pick<RecipeDetail, 'ingredients' | 'amounts'>): number[] {
  const weights = ingredients.map((title, index) => (/вода$/i.test(title) ? 0 : (amounts[index]?.grams ?? 0)))
  const minWeight = MAIN_SHARE * weights.reduce((sum, weight) => sum + weight, 0)
  return [...weights.keys()]
    .filter((index) => (weights[index] ?? 0) > 0 && (weights[index] ?? 0) >= minWeight)
    .sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0))
}
