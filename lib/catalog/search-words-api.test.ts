import fc from 'fast-check'
import { expect, it, vi } from 'vitest'

import { ApiError } from '@/lib/api/fetch-json'
import { createRecipeSearch } from '@/lib/catalog/recipe-search'
import { fetchSearchWords, noConcept, noSearchWords } from '@/lib/catalog/search-words-api'
import { failWith, respondWith, stubApi } from '@/testing/api'
import { fakeTime } from '@/testing/time'

it('reads the words, and leaves out what is invalid', async () => {
  stubApi(
    respondWith({
      stems: { яиц: ['яичко'], лук: 'лучок' },
      ignored: 'рецепт',
      concepts: [
        { words: ['рыба'], products: ['Форель '], genitive: '', kcal: -1, nearest: true, occasion: 'да' },
        { words: 'суп' },
        null,
      ],
      version: 2,
    }),
  )
  expect(await fetchSearchWords()).toEqual({
    stems: { яиц: ['яичко'], лук: [] },
    ignored: [],
    concepts: [{ ...noConcept, words: ['рыба'], products: ['Форель'], nearest: true }],
  })
})

it('accepts an empty object', async () => {
  stubApi(respondWith({}))
  expect(await fetchSearchWords()).toEqual(noSearchWords)
})

it('rejects with an API error if the call is missing or answers with something else', async () => {
  stubApi(failWith(404))
  await expect(fetchSearchWords()).rejects.toMatchObject({ isMissing: true })
  fakeTime()
  stubApi(respondWith('рыба'))
  const failure = fetchSearchWords().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await failure).toBeInstanceOf(ApiError)
})

it('searches with words of any shape', async () => {
  const junk = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 1 }))
  const texts = fc.oneof(fc.array(junk), junk)
  const concept = fc.record({
    words: fc.array(fc.string({ unit: 'binary' })),
    products: texts,
    recipes: texts,
    minutes: junk,
  })
  const answer = fc.record({
    stems: fc.dictionary(fc.string(), texts),
    ignored: texts,
    concepts: fc.array(concept),
  })
  await fc.assert(
    fc.asyncProperty(answer, fc.string({ unit: 'binary' }), async (content, typed) => {
      stubApi(respondWith(content))
      const soup = { id: 'soup', title: 'Суп', ingredients: ['Вода'] }
      const search = await createRecipeSearch([soup], await fetchSearchWords())
      expect(search(typed).found.length).toBeLessThanOrEqual(1)
    }),
  )
})
