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

/** Property tests: for any JSON a reader returns valid models or throws an `ApiError`. */

const junk = fc.jsonValue({ maxDepth: 2 })
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('salt', 'Соль', '  ', '\ud800', '__proto__'),
)
const mostlyValid = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: junk })

/** An entry for any reader. Its fields are mostly valid, otherwise missing or malformed. */
const entry = fc.record(
  {
    back: mostlyValid(fc.array(text)),
    backAvif: mostlyValid(text),
    video: mostlyValid(text),
    quantity: mostlyValid(fc.array(text)),
    picture: mostlyValid(fc.record({ avif: text, webp: junk })),
    count: mostlyValid(fc.integer()),
    image: mostlyValid(text),
    id: mostlyValid(text),
    name: mostlyValid(text),
    title: mostlyValid(text),
    time: mostlyValid(text),
    kcal: mostlyValid(text),
    ingredients: mostlyValid(fc.array(text)),
    instructions: mostlyValid(fc.array(text)),
    servings: mostlyValid(fc.integer()),
    amounts: mostlyValid(
      fc.array(mostlyValid(fc.record({ value: mostlyValid(fc.double()), unit: text, grams: junk }))),
    ),
    pack: mostlyValid(
      fc.record({ value: mostlyValid(fc.double()), unit: mostlyValid(fc.constantFrom('г', 'л', 'шт')) }),
    ),
    staple: mostlyValid(fc.boolean()),
    tags: mostlyValid(fc.array(text)),
    price: mostlyValid(fc.nat(9_999).map((kopecks) => kopecks / 100)),
  },
  { requiredKeys: ['name', 'title', 'time', 'kcal', 'ingredients', 'quantity', 'instructions', 'price'] },
)
const list = mostlyValid(fc.array(mostlyValid(entry)))
const keyed = fc.record(
  { count: mostlyValid(fc.nat(20)), 1: list, 2: list, 3: list, soups: list, constructor: list },
  { requiredKeys: ['count', '1'] },
)
const anyContent = fc.oneof(junk, list, keyed)

type Model = { id: string; title: string }

/** Checks a reader against random content. Fake timers skip the delays between retries. */
async function expectModelsOrApiError(read: () => Promise<Model[]>) {
  let modelCount = 0
  let errorCount = 0
  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      stubApi(respondWith(content))
      const settled = read().catch((error: unknown) => error)
      await vi.runAllTimersAsync()
      const outcome = await settled
      if (!Array.isArray(outcome)) {
        expect(outcome).toBeInstanceOf(ApiError)
        errorCount += 1
        return
      }
      const models = outcome as Model[]
      modelCount += models.length
      expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
      for (const { id, title } of models) {
        expect(title.trim()).not.toBe('')
        expect(() => [paths.category(id), paths.recipe(id), paths.editor(id)]).not.toThrow()
      }
    }),
    { numRuns: 200 },
  )
  // Guards against content that is always valid or always invalid.
  expect(modelCount).toBeGreaterThan(0)
  expect(errorCount).toBeGreaterThan(0)
}

beforeEach(fakeTime)

/** Dropped entries are reported with `console.warn`. */
afterEach(() => void takeConsoleOutput('warn'))

describe('a reader returns models or throws an ApiError for any JSON', () => {
  it('category pages', () => expectModelsOrApiError(async () => (await fetchCategories(1)).categories))
  it('recipe cards', () => expectModelsOrApiError(() => fetchRecipeCards('soups')))
  it('recipes', () => expectModelsOrApiError(() => fetchRecipes('soups')))
  it('products', () => expectModelsOrApiError(fetchProducts))
  it('the recipe index', () => expectModelsOrApiError(fetchRecipeIndex))
})
