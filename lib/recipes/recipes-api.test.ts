import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fetchRecipeCards } from '@/lib/recipes/recipes-api'
import { failWith, respondInParts, respondWith, stubApi } from '@/testing/api'
import { takeConsoleOutput } from '@/testing/console'
import { fakeTime } from '@/testing/time'
import { failureOf } from '@/testing/recipe-answers'

describe('fetchRecipeCards', () => {
  it('returns the recipe cards of a category, with time and kcal as texts', async () => {
    const api = stubApi()
    const [card, ...others] = await fetchRecipeCards('soups')
    expect(api.calls).toEqual(['selected/soups'])
    expect(others).toEqual([])
    expect(card).toMatchObject({ id: 'borscht', title: 'Борщ с говядиной', time: '2 часа 20 минут' })
    expect(card?.kcal).toMatch(/^\d+ ккал$/)
  })

  it('throws `isMissing` for an unknown category', async () => {
    stubApi()
    await expect(fetchRecipeCards('nowhere')).rejects.toMatchObject({ failure: 'status', isMissing: true })
  })

  it('may return an empty category', async () => {
    stubApi(respondWith({ soups: [] }))
    expect(await fetchRecipeCards('soups')).toEqual([])
  })

  it('encodes ids in the address', async () => {
    const api = stubApi(failWith(404))
    for (const id of ['a/b', 'суп', '%E0%A4%A', '..', '?x#y']) {
      await expect(fetchRecipeCards(id)).rejects.toMatchObject({ isMissing: true })
    }
    expect(api.calls).toEqual([
      'selected/a%2Fb',
      'selected/%D1%81%D1%83%D0%BF',
      'selected/%25E0%25A4%25A',
      'selected/..',
      'selected/%3Fx%23y',
    ])
  })

  it('treats invalid tags as unknown, not as an empty list', async () => {
    const card = { id: 'a', name: 'a.webp', title: 'A', back: [], time: '5 минут', kcal: '100 ккал' }
    const tags = [['vegan'], [], undefined, null, 'vegan', ['vegan', 7]]
    stubApi(respondWith({ soups: tags.map((some, index) => ({ ...card, id: `a${index}`, tags: some })) }))
    expect((await fetchRecipeCards('soups')).map((read) => read.tags)).toEqual([
      ['vegan'],
      [],
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('drops and reports cards without time or kcal', async () => {
    const card = { id: 'a', name: 'a.webp', title: 'A', back: [], time: '5 минут', kcal: '100 ккал' }
    stubApi(
      respondWith({
        salads: [
          { ...card, time: undefined },
          { ...card, id: 'b', kcal: 100 },
          { ...card, id: 'c' },
        ],
      }),
    )
    expect((await fetchRecipeCards('salads')).map(({ id }) => id)).toEqual(['c'])
    expect(takeConsoleOutput('warn')).toEqual([
      expect.stringContaining('time'),
      expect.stringContaining('kcal'),
    ])
  })

  it.each([{}, { salads: [] }, [], null, { soups: {} }, { soups: null }])(
    'refuses the answer %j, which holds no list under the id',
    async (answer) => {
      fakeTime()
      stubApi(respondWith(answer))
      expect(await failureOf(fetchRecipeCards('soups'))).toMatchObject({ failure: 'shape' })
    },
  )

  it.each(['__proto__', 'constructor', 'toString'])('finds no recipes under the id %s', async (id) => {
    fakeTime()
    stubApi(respondWith({}))
    expect(await failureOf(fetchRecipeCards(id))).toMatchObject({ failure: 'shape' })
  })
})

describe('fetchRecipeCards of very many', () => {
  const card = {
    name: 'a.webp',
    back: ['Вода'],
    picture: { avif: 'a.avif 320w' },
    time: '5 минут',
    kcal: '1 ккал',
  }
  const cards = (title: string) =>
    Array.from({ length: 2000 }, (_, index) => ({ ...card, id: `a${index}`, title }))
  const ids = (read: { id: string }[] = []) => read.map(({ id }) => id)

  /** Fetches an answer of which the first `bytes` arrive at once and the rest 5 s later. */
  async function fetchInParts(answer: unknown, bytes: number) {
    fakeTime()
    const { respond, sendRest } = respondInParts(answer, bytes)
    stubApi(respond)
    const onFirst = vi.fn()
    const all = fetchRecipeCards('soups', onFirst)
    await vi.advanceTimersByTimeAsync(5000)
    const [first] = onFirst.mock.calls.flat()
    sendRest()
    await vi.runAllTimersAsync()
    return { first: first as { id: string }[] | undefined, all: await all, onFirst }
  }

  it.each([
    ['short titles', 'Борщ'],
    ['titles that contain the end of an entry', '},{'.repeat(50)],
  ])('returns the first cards while the rest is loading: %s', async (_, title) => {
    const soups = cards(title)
    const { first, all, onFirst } = await fetchInParts({ soups }, 200_000)
    expect(first?.length).toBeGreaterThan(100)
    expect(ids(first)).toEqual(ids(soups).slice(0, first?.length))
    expect(ids(all)).toEqual(ids(soups))
    expect(onFirst).toHaveBeenCalledOnce()
  })

  it.each([
    ['an answer of another shape', { more: cards('Борщ'), soups: cards('Борщ') }],
    [
      'entries that do not fit',
      { soups: [...cards('Борщ').map((one) => ({ ...one, time: 5 })), ...cards('Борщ')] },
    ],
  ])('waits for the rest if the beginning does not parse: %s', async (_, answer) => {
    const { first, all } = await fetchInParts(answer, 121_000)
    expect(first).toBeUndefined()
    expect(all).toHaveLength(2000)
    takeConsoleOutput('warn')
  })

  it('returns the valid cards of any beginning, and finally all', async () => {
    fakeTime()
    const entry = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: 'binary' }).map((title) => ({ ...card, id: title, title: `${title}},{` })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(entry), fc.nat(150_000), async (odd, bytes) => {
        const soups = [...odd, ...cards('Борщ')]
        const { respond, sendRest } = respondInParts({ soups }, bytes)
        stubApi(respond)
        const onFirst = vi.fn()
        const all = fetchRecipeCards('soups', onFirst)
        await vi.advanceTimersByTimeAsync(5000)
        sendRest()
        await vi.runAllTimersAsync()
        const whole = ids(await all)
        expect(whole.length).toBeGreaterThanOrEqual(2000)
        const first = ids(onFirst.mock.calls[0]?.[0])
        expect(first).toEqual(whole.slice(0, first.length))
      }),
      { numRuns: 15 },
    )
    takeConsoleOutput('warn')
  })
})
