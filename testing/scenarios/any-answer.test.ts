import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fetchCategories } from '@/lib/catalog/categories-api'
import { fetchRecipeIndex } from '@/lib/recipes/recipe-index-api'
import { fetchRecipeCards, fetchRecipes } from '@/lib/recipes/recipes-api'
import { ApiError } from '@/lib/api/fetch-json'
import { fetchProducts } from '@/lib/shop/shop-api'
import { paths } from '@/lib/router/routes'
import { respondWith, stubApi } from '@/testing/api'
import { takeConsoleOutput } from '@/testing/console'
import { fakeTime } from '@/testing/time'

/** Whatever JSON comes in, a reader gives a model that the screens can show, or throws an `ApiError`; nothing else. */

const junk = fc.jsonValue({ maxDepth: 2 })
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('salt', 'Соль', '  ', '\ud800', '__proto__'),
)
const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: junk })

/** An entry of any reader, with fields that are missing, ill-formed or, more often, in order. */
const entry = fc.record(
  {
    back: mostly(fc.array(text)),
    backAvif: mostly(text),
    video: mostly(text),
    quantity: mostly(fc.array(text)),
    picture: mostly(fc.record({ avif: text, webp: junk })),
    count: mostly(fc.integer()),
    image: mostly(text),
    id: mostly(text),
    name: mostly(text),
    title: mostly(text),
    time: mostly(text),
    kcal: mostly(text),
    ingredients: mostly(fc.array(text)),
    instructions: mostly(fc.array(text)),
    servings: mostly(fc.integer()),
    amounts: mostly(fc.array(mostly(fc.record({ value: mostly(fc.double()), unit: text, grams: junk })))),
    pack: mostly(fc.record({ value: mostly(fc.double()), unit: mostly(fc.constantFrom('г', 'л', 'шт')) })),
    staple: mostly(fc.boolean()),
    tags: mostly(fc.array(text)),
    price: mostly(fc.nat(9_999).map((kopecks) => kopecks / 100)),
  },
  { requiredKeys: ['name', 'title', 'time', 'kcal', 'ingredients', 'quantity', 'instructions', 'price'] },
)
const list = mostly(fc.array(mostly(entry)))
const keyed = fc.record(
  { count: mostly(fc.nat(20)), 1: list, 2: list, 3: list, soups: list, constructor: list },
  { requiredKeys: ['count', '1'] },
)
const answer = fc.oneof(junk, list, keyed)

type Model = { id: string; title: string }

/** Runs the reader over many answers, its retries without their pauses. */
async function holds(read: () => Promise<Model[]>) {
  let models = 0
  let refusals = 0
  await fc.assert(
    fc.asyncProperty(answer, async (json) => {
      stubApi(respondWith(json))
      const ended = read().catch((error: unknown) => error)
      await vi.runAllTimersAsync()
      const outcome = await ended
      if (!Array.isArray(outcome)) {
        expect(outcome).toBeInstanceOf(ApiError)
        refusals += 1
        return
      }
      const entries = outcome as Model[]
      models += entries.length
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
      for (const { id, title } of entries) {
        expect(title.trim()).not.toBe('')
        expect(() => [paths.category(id), paths.recipe(id), paths.editor(id)]).not.toThrow()
      }
    }),
    { numRuns: 200 },
  )
  // The answers were of both kinds, or nothing has been tried.
  expect(models).toBeGreaterThan(0)
  expect(refusals).toBeGreaterThan(0)
}

beforeEach(fakeTime)

/** What is left out is reported: expected here. */
afterEach(() => void takeConsoleOutput('warn'))

describe('any JSON in: a model or an ApiError out', () => {
  it('for category pages', () => holds(async () => (await fetchCategories(1)).categories))
  it('for recipe cards', () => holds(() => fetchRecipeCards('soups')))
  it('for recipes', () => holds(() => fetchRecipes('soups')))
  it('for products', () => holds(fetchProducts))
  it('for the recipe index', () => holds(fetchRecipeIndex))
})
