import { describe, expect, it } from 'vitest'

import { createRecipeSearch } from '@/lib/catalog/recipe-search'
import { fetchRecipeIndex } from '@/lib/recipes/recipe-index-api'
import { createStemmer, wordsIn } from '@/lib/catalog/search-text'
import { fetchSearchWords } from '@/lib/catalog/search-words-api'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'
import { handle } from '@/mock-api/handler'
import { stubApi } from '@/testing/api'
import { type GoldenQuery, readGoldenQueries } from '@/testing/golden-queries'

const catalogue = loadCatalogue()
const queries = readGoldenQueries(catalogue.recipes)

stubApi((path) => new Response(handle({ method: 'GET', url: `/api/${path}` }, catalogue).body))
const [entries, words] = await Promise.all([fetchRecipeIndex(), fetchSearchWords()])
const search = await createRecipeSearch(entries, words)

/** How many results a visitor looks at. */
const SEEN = 5
const MIN_HOLDING = 0.95

/** Searches for a golden query. `precision` is the share of right results among the first five. */
function outcomeOf({ typed, good, first, top, never, lacking, hint }: GoldenQuery) {
  const { found, hint: said } = search(typed)
  const whole = found.filter(({ lacks }) => lacks === undefined).map(({ entry }) => entry.id)
  const seen = whole.slice(0, SEEN)
  const right = seen.filter((id) => good.includes(id))
  const lackingOf = (genitive: string) =>
    found.filter(({ lacks }) => lacks === genitive).map(({ entry }) => entry.id)
  const problems = [
    ...seen.filter((id) => !good.includes(id)).map((id) => `${id} is wrong`),
    ...(first.length + top.length === 0 && right.length < Math.min(good.length, 3)
      ? [`only ${right.length} right`]
      : []),
    ...(first.length > 0 && !first.includes(seen[0] ?? '') ? [`${seen[0]} is first`] : []),
    ...top.filter((id) => !seen.includes(id)).map((id) => `${id} is missing`),
    ...found.filter(({ entry }) => never.includes(entry.id)).map(({ entry }) => `${entry.id} is found`),
    ...Object.entries(lacking).flatMap(([genitive, ids]) =>
      ids
        .filter((id) => !lackingOf(genitive).includes(id))
        .map((id) => `${id} is not under «Без ${genitive}»`),
    ),
    ...(said === hint ? [] : [`hint: ${said}`]),
  ]
  const isSilent = good.length === 0
  const precision = isSilent ? Number(seen.length === 0) : right.length / (seen.length || 1)
  return { typed, precision, problems, seen }
}

describe('The golden queries', () => {
  const outcomes = queries.map(outcomeOf)

  it('are at least 120, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120)
    expect(new Set(queries.map(({ typed }) => typed)).size).toBe(queries.length)
  })

  it('hold, 95 of 100 of them or more', () => {
    const failed = outcomes.filter(({ problems }) => problems.length > 0)
    const precision = outcomes.reduce((sum, outcome) => sum + outcome.precision, 0) / outcomes.length
    // eslint-disable-next-line no-console -- The report is what one tunes the search by.
    console.info(
      [
        `Golden queries: ${outcomes.length - failed.length} of ${outcomes.length} hold, precision at 5: ${precision.toFixed(3)}`,
        ...failed.map(
          ({ typed, problems, seen }) => `«${typed}»: ${problems.join(', ')} (${seen.join(' ')})`,
        ),
      ].join('\n'),
    )
    expect(1 - failed.length / outcomes.length).toBeGreaterThanOrEqual(MIN_HOLDING)
  })
})

describe('The search over the catalogue', () => {
  it('finds every recipe first by its title', () => {
    const wrong = entries.filter(({ id, title }) => {
      const [best] = search(title).found
      return best?.entry.id !== id || best.lacks !== undefined
    })
    expect(wrong.map(({ title }) => title)).toEqual([])
  })

  it('finds first a recipe with the ingredient, or with its words in the title', () => {
    const titles = [...new Set(entries.flatMap(({ ingredients }) => ingredients))]
    const wrong = titles.filter((title) => {
      const [best] = search(title).found
      const [{ isMatch = false } = {}] = best?.mark().title.filter((part) => part.isMatch) ?? []
      return !best?.entry.ingredients.includes(title) && !isMatch
    })
    expect(wrong).toEqual([])
  })

  it('has no word with the stem of a word of another concept', () => {
    const stem = createStemmer(words.stems)
    const owners = new Map<string, string>()
    const shared = words.concepts.flatMap(({ words: [name = '', ...others], wordsFor }) =>
      [name, ...others, ...wordsFor].filter((text) => {
        const key = wordsIn(text)
          .map(({ word }) => stem(word))
          .join(' ')
        const owner = owners.get(key) ?? name
        owners.set(key, owner)
        return owner !== name || words.ignored.some((word) => stem(word) === key)
      }),
    )
    expect(shared).toEqual([])
  })
})
