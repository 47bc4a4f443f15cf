import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { fetchRecipeCards, fetchRecipes } from '@/lib/recipes/recipes-api'
import { failWith, respondInParts, respondWith, stubApi } from '@/testing/api'
import { takeConsoleOutput } from '@/testing/console'
import { fakeTime } from '@/testing/time'

const borscht = {
  id: 'borscht',
  name: 'images/borscht.webp',
  title: 'Борщ с говядиной',
  ingredients: ['Вода', 'Свёкла'],
  quantity: ['2,5 л', '2 шт'],
  instructions: ['Залейте говядину водой.', 'Натрите свёклу.'],
  video: 'video/borscht/',
}

/** How a call ends when its three attempts are over. */
async function failureOf(call: Promise<unknown>) {
  const ended = call.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return ended
}

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

  /** Fetches an answer that stops after so many bytes until the first cards have been given, or would have been. */
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

describe('fetchRecipes', () => {
  it('returns a recipe, each ingredient with its quantity', async () => {
    const api = stubApi()
    const [recipe] = await fetchRecipes('thin-pancakes')
    expect(api.calls).toEqual(['selected/thin-pancakes/category'])
    expect(recipe).toMatchObject({
      id: 'thin-pancakes',
      title: 'Тонкие блины',
      ingredients: [
        { title: 'Пшеничная мука', quantity: '8 ст. л.' },
        { title: 'Молоко', quantity: '500 мл' },
        { title: 'Яйцо', quantity: '2 шт' },
        { title: 'Соль', quantity: '0,5 ч. л.' },
        { title: 'Вода', quantity: '100 мл' },
      ],
      video: 'video/thin-pancakes/',
    })
    expect(recipe?.instructions).toHaveLength(4)
  })

  it('returns all recipes for the id of a category', async () => {
    stubApi()
    expect((await fetchRecipes('soups')).map(({ id }) => id)).toEqual(['borscht'])
  })

  it('leaves missing quantities empty and drops surplus ones', async () => {
    stubApi(
      respondWith({
        borscht: [
          { ...borscht, quantity: ['2,5 л'] },
          { ...borscht, id: 'b', quantity: ['1', '2', '3'] },
        ],
      }),
    )
    const [short, long] = await fetchRecipes('borscht')
    expect(short?.ingredients[1]).toEqual({ title: 'Свёкла', quantity: '' })
    expect(long?.ingredients).toHaveLength(2)
  })

  it('parses amounts if the API sends them', async () => {
    const amounts = [
      { value: 2.5, unit: 'л', grams: 2500, brand: 'x' },
      { value: null, unit: 'по вкусу' },
    ]
    stubApi(respondWith({ borscht: [{ ...borscht, servings: 6, amounts }] }))
    const [recipe] = await fetchRecipes('borscht')
    expect(recipe?.servings).toBe(6)
    expect(recipe?.ingredients).toEqual([
      { title: 'Вода', quantity: '2,5 л', amount: { value: 2.5, unit: 'л', grams: 2500 } },
      { title: 'Свёкла', quantity: '2 шт', amount: { value: null, unit: 'по вкусу' } },
    ])
  })

  it.each([
    [1, 1],
    [99, 99],
    [0, undefined],
    [1.5, undefined],
    [120, undefined],
    ['6', undefined],
  ])('limits %j servings to %j, as the app and the storage do', async (told, servings) => {
    stubApi(respondWith({ borscht: [{ ...borscht, servings: told }] }))
    expect((await fetchRecipes('borscht'))[0]?.servings).toBe(servings)
  })

  it.each([
    [null],
    ['2 шт'],
    [{ value: -2, unit: 'шт', grams: 1 }],
    [{ value: 0, unit: 'шт', grams: 1 }],
    [{ value: 'полстакана', unit: 'шт', grams: 1 }],
    [{ value: 1e9, unit: 'кг', grams: 1 }],
    [{ value: 2, unit: ' ', grams: 1 }],
    [{ value: 2 }],
  ])('treats the amount %j as absent and keeps the others', async (bad) => {
    stubApi(
      respondWith({ borscht: [{ ...borscht, amounts: [bad, { value: 2, unit: 'шт', grams: 'много' }] }] }),
    )
    expect((await fetchRecipes('borscht'))[0]?.ingredients).toEqual([
      { title: 'Вода', quantity: '2,5 л' },
      { title: 'Свёкла', quantity: '2 шт', amount: { value: 2, unit: 'шт' } },
    ])
  })

  it.each([[[{ value: 2, unit: 'шт', grams: 1 }]], ['2 шт'], [{}], [null]])(
    'takes amounts that cannot be told which ingredient they belong to, %j, as absent',
    async (amounts) => {
      stubApi(respondWith({ borscht: [{ ...borscht, servings: 1.5, amounts }] }))
      const [recipe] = await fetchRecipes('borscht')
      expect(recipe?.servings).toBeUndefined()
      expect(recipe?.ingredients).toEqual([
        { title: 'Вода', quantity: '2,5 л' },
        { title: 'Свёкла', quantity: '2 шт' },
      ])
    },
  )

  it('parses the ingredients of each instruction without duplicates', async () => {
    const instructions = ['Налейте воду.', 'Подождите.']
    stubApi(respondWith({ borscht: [{ ...borscht, instructions, uses: [[1, 0, 1], []] }] }))
    expect((await fetchRecipes('borscht'))[0]?.uses).toEqual([[1, 0], []])
  })

  it.each([[[[0]]], [[[0], [2]]], [[[0], [-1]]], [[[0], [0.5]]], [[[0], 1]], ['все'], [null]])(
    'takes uses that cannot be told which instruction and ingredients they mean, %j, as absent',
    async (uses) => {
      stubApi(respondWith({ borscht: [{ ...borscht, instructions: ['Раз.', 'Два.'], uses }] }))
      const [recipe] = await fetchRecipes('borscht')
      expect(recipe?.instructions).toHaveLength(2)
      expect(recipe).not.toHaveProperty('uses')
    },
  )

  it('trims ingredients and drops those without a title', async () => {
    const ingredients = [' Вода ', ' ', 'Свёкла']
    const quantity = ['1 л', '', '2 шт']
    const instructions = ['Раз.']
    stubApi(respondWith({ borscht: [{ ...borscht, ingredients, quantity, instructions, uses: [[2]] }] }))
    const [recipe] = await fetchRecipes('borscht')
    expect(recipe?.ingredients).toEqual([
      { title: 'Вода', quantity: '1 л' },
      { title: 'Свёкла', quantity: '2 шт' },
    ])
    expect(recipe).not.toHaveProperty('uses')
  })

  it('accepts a recipe without a video', async () => {
    stubApi(respondWith({ borscht: [{ ...borscht, video: null }] }))
    expect((await fetchRecipes('borscht'))[0]?.video).toBe('')
  })

  it('drops and reports recipes with invalid lists', async () => {
    const bad = [
      { ...borscht, id: 'x', ingredients: 'Вода' },
      { ...borscht, id: 'y', quantity: [1, 2] },
      { ...borscht, id: 'z', instructions: undefined },
    ]
    stubApi(respondWith({ borscht: [...bad, borscht] }))
    expect((await fetchRecipes('borscht')).map(({ id }) => id)).toEqual(['borscht'])
    expect(takeConsoleOutput('warn')).toHaveLength(bad.length)
  })

  it('throws `isMissing` for an unknown recipe', async () => {
    stubApi()
    await expect(fetchRecipes('nowhere')).rejects.toMatchObject({ isMissing: true })
  })
})
