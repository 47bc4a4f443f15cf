import { describe, expect, it } from 'vitest'
import { fetchRecipes } from '@/lib/recipes/recipes-api'
import { respondWith, stubApi } from '@/testing/api'
import { takeConsoleOutput } from '@/testing/console'
import { borscht } from '@/testing/recipe-answers'

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

  it('has the nutrition of a serving if the API sends all of it', async () => {
    const nutrition = { kcal: 95, protein: 2.5, fat: 8, carbs: 0 }
    const answer = (some: object) => respondWith({ borscht: [{ ...borscht, nutrition: some }] })
    stubApi(answer({ ...nutrition, fibre: 3 }))
    expect((await fetchRecipes('borscht'))[0]?.nutrition).toEqual(nutrition)
    for (const wrong of [
      { ...nutrition, fat: undefined },
      { ...nutrition, carbs: -1 },
      { ...nutrition, kcal: '95' },
    ]) {
      stubApi(answer(wrong))
      expect((await fetchRecipes('borscht'))[0]?.nutrition).toBeUndefined()
    }
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
    'ignores amounts that do not match the ingredients: %j',
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
    'ignores uses that do not match the instructions and ingredients: %j',
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

  it('returns the notes and the nutrition of a recipe', async () => {
    const notes = {
      activeMinutes: 20,
      waiting: 'ночь в холодильнике',
      difficulty: 'easy',
      yieldGrams: 900,
      nutrition: { kcal: 220, protein: 20, fat: 12, carbs: 7 },
      doneness: { celsius: 92, where: 'в толстом куске' },
      storage: { fridgeDays: 3, freezerMonths: 2 },
      equipment: ['кастрюля на 4 л'],
      tips: ['Солите в конце.'],
      substitutions: [{ ingredient: 'Вода', replacement: 'бульон', ratio: '1:1', effect: 'сытнее' }],
      variations: ['Добавьте фасоль.'],
    }
    stubApi(respondWith({ borscht: [{ ...borscht, ...notes }] }))
    expect((await fetchRecipes('borscht'))[0]).toMatchObject(notes)
  })

  it.each([
    ['activeMinutes', 'двадцать'],
    ['difficulty', 'tricky'],
    ['yieldGrams', -900],
    ['nutrition', { kcal: 220 }],
    ['doneness', { celsius: 'горячо', where: 'внутри' }],
    ['tips', 'Солите в конце.'],
    ['substitutions', [{ ingredient: 'Вода' }]],
  ] as const)('takes invalid %s as absent and keeps the other notes', async (field, bad) => {
    stubApi(respondWith({ borscht: [{ ...borscht, variations: ['Добавьте фасоль.'], [field]: bad }] }))
    const [recipe] = await fetchRecipes('borscht')
    expect(recipe?.[field]).toBeUndefined()
    expect(recipe?.variations).toEqual(['Добавьте фасоль.'])
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
