import * as v from 'valibot'

import { wrongShape } from '@/lib/api/answer'
import { ingredientField, optionalField, textField, titleField } from '@/lib/api/fields'
import { fetchWithRetry } from '@/lib/api/fetch-json'

const texts = v.fallback(v.array(textField), [])
const titles = v.fallback(v.array(ingredientField), [])
const flag = v.fallback(v.boolean(), false)
const limit = optionalField(v.pipe(v.number(), v.minValue(1)))

const conceptSchema = v.object({
  words: v.array(titleField),
  wordsFor: v.fallback(v.array(titleField), []),
  nearest: flag,
  occasion: flag,
  genitive: optionalField(titleField),
  products: titles,
  except: titles,
  hidden: titles,
  recipes: texts,
  categories: texts,
  tags: texts,
  minutes: limit,
  kcal: limit,
  price: limit,
})

const schema = v.object({
  stems: v.fallback(v.record(v.string(), texts), {}),
  ignored: texts,
  concepts: v.fallback(
    v.pipe(
      v.array(optionalField(conceptSchema)),
      v.transform((concepts) => concepts.filter((concept) => concept !== undefined)),
    ),
    [],
  ),
})

/** What the words of a search mean, as `mock-api/openapi.yaml` describes it. */
export type SearchWords = v.InferOutput<typeof schema>
export type Concept = SearchWords['concepts'][number]

/** A concept that means nothing. */
export const noConcept: Concept = {
  words: [],
  wordsFor: [],
  nearest: false,
  occasion: false,
  genitive: undefined,
  products: [],
  except: [],
  hidden: [],
  recipes: [],
  categories: [],
  tags: [],
  minutes: undefined,
  kcal: undefined,
  price: undefined,
}

export const noSearchWords: SearchWords = { stems: {}, ignored: [], concepts: [] }

/** Fetches the words of the search, a call beyond the spec. Throws `ApiError`, with `isMissing` if the API lacks it. */
export function fetchSearchWords(): Promise<SearchWords> {
  return fetchWithRetry('search-words', (answer) => {
    const result = v.safeParse(schema, answer)
    if (!result.success) throw wrongShape('the search words')
    return result.output
  })
}
