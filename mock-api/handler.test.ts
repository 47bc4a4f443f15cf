import { describe, expect, test } from 'vitest'
import { sampleCatalogue as sample } from './catalogue/sample-catalogue'
import { handle } from './handler'

const sevenCategories = {
  ...sample,
  categories: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
    id,
    name: `${id}.webp`,
    title: id,
    back: [],
  })),
}

const get = (url: string, catalogue = sample) => {
  const { status, headers, body } = handle({ method: 'GET', url }, catalogue)
  return { status, headers, content: JSON.parse(body) }
}

describe('GET /api/selected', () => {
  const pages = (url: string) =>
    Object.fromEntries(
      Object.entries(get(url, sevenCategories).content).map(([key, cards]) => [
        key,
        Array.isArray(cards) ? cards.map(({ id }) => id).join('') : cards,
      ]),
    )

  test.each([
    ['?page=1&limit=3', { count: 7, 1: 'abc', 2: 'def', 3: 'g' }],
    ['?page=2&limit=3', { count: 7, 2: 'def', 3: 'g' }],
    ['?page=1&limit=2', { count: 7, 1: 'ab', 2: 'cd', 3: 'ef' }],
    ['?page=2&limit=2', { count: 7, 2: 'cd', 3: 'ef', 4: 'g' }],
    ['?page=1&limit=100', { count: 7, 1: 'abcdefg' }],
    ['?page=4&limit=3', { count: 7 }],
    ['?page=999999999&limit=100', { count: 7 }],
    ['', { count: 7, 1: 'abc', 2: 'def', 3: 'g' }],
    ['?page=3', { count: 7, 3: 'g' }],
    ['?limit=7', { count: 7, 1: 'abcdefg' }],
    ['?page=1&limit=3&more=%E0%A4%A#top', { count: 7, 1: 'abc', 2: 'def', 3: 'g' }],
  ])('%s returns the requested page and the two after it', (query, expected) => {
    expect(pages(`/api/selected${query}`)).toEqual(expected)
  })

  test.each(['0', '-1', '1.5', '1e2', '01', 'x', '', '%20', '1%20', '٣', '9999999999', 'NaN', '%E0%A4%A'])(
    'rejects %s as page and as limit',
    (value) => {
      expect(get(`/api/selected?page=${value}&limit=3`)).toMatchObject({
        status: 400,
        content: { message: 'Параметр page — целое число от 1' },
      })
      expect(get(`/api/selected?page=1&limit=${value}`)).toMatchObject({
        status: 400,
        content: { message: 'Параметр limit — целое число от 1 до 100' },
      })
    },
  )

  test('rejects a limit over 100', () => {
    expect(get('/api/selected?limit=101').status).toBe(400)
  })

  test('returns complete cards', () => {
    expect(get('/api/selected').content[1][0]).toEqual({
      id: 'soups',
      name: 'images/soups.webp',
      title: 'Супы',
      back: ['images/soups-back-1.webp', 'images/soups-back-2.webp', 'images/soups-back-3.webp'],
    })
  })
})

describe('GET /api/selected/{id}', () => {
  test("returns the category's recipes as cards under its id", () => {
    expect(get('/api/selected/soups')).toMatchObject({ status: 200 })
    expect(get('/api/selected/soups').content).toEqual({
      soups: [
        {
          id: 'borscht',
          name: 'images/borscht.webp',
          title: 'Борщ с говядиной',
          back: ['images/borscht-back-1.webp', 'images/borscht-back-2.webp', 'images/borscht-back-3.webp'],
          time: '2 часа 20 минут',
          kcal: '220 ккал',
          categoryId: 'soups',
          categoryTitle: 'Супы',
          servings: 6,
          tags: [],
        },
      ],
    })
  })

  test('returns an empty list for a category without recipes', () => {
    expect(get('/api/selected/a', sevenCategories).content).toEqual({ a: [] })
  })

  test.each(['none', 'borscht', '__proto__', 'constructor', '%E0%A4%A', '%', '%2F', '%00', 'Soups'])(
    'returns 404 for the category %s',
    (id) => {
      expect(get(`/api/selected/${id}`)).toMatchObject({
        status: 404,
        content: { message: 'Категория не найдена' },
      })
    },
  )
})

describe('GET /api/selected/{id}/category', () => {
  test('returns a complete recipe under its id', () => {
    expect(get('/api/selected/borscht/category')).toMatchObject({
      status: 200,
      content: { borscht: [sample.recipes[0]] },
    })
  })

  test('returns the notes of a recipe only with the recipe itself', () => {
    const notes = { activeMinutes: 40, tips: ['Солите в конце.'] }
    const noted = { ...sample, recipes: sample.recipes.map((recipe) => ({ ...recipe, ...notes })) }
    expect(get('/api/selected/borscht/category', noted).content.borscht).toEqual([
      { ...sample.recipes[0], ...notes },
    ])
    expect(get('/api/selected/soups/category', noted).content.soups).toEqual([sample.recipes[0]])
    expect(get('/api/selected/soups', noted).content).toEqual(get('/api/selected/soups').content)
    expect(get('/api/recipes', noted).content).toEqual(get('/api/recipes').content)
  })

  test('returns all recipes of a category under its id', () => {
    expect(get('/api/selected/breakfasts/category').content).toEqual({ breakfasts: [sample.recipes[1]] })
  })

  test.each(['none', '__proto__', 'toString', '%E0%A4%A', '..%2Fshop'])(
    'returns 404 for the recipe %s',
    (id) => {
      expect(get(`/api/selected/${id}/category`)).toMatchObject({
        status: 404,
        content: { message: 'Рецепт не найден' },
      })
    },
  )
})

test('GET /api/shop returns all products', () => {
  expect(get('/api/shop')).toMatchObject({ status: 200, content: sample.products })
})

test('GET /api/recipes returns the compact index', () => {
  expect(get('/api/recipes').content).toHaveLength(2)
  expect(get('/api/recipes').content[1]).toEqual({
    id: 'thin-pancakes',
    title: 'Тонкие блины',
    categoryId: 'breakfasts',
    time: '40 минут',
    kcal: '285 ккал',
    servings: 4,
    ingredients: ['Пшеничная мука', 'Молоко', 'Яйцо', 'Соль', 'Вода'],
    main: [1, 0, 2],
    name: 'images/thin-pancakes.webp',
    tags: ['vegetarian', 'contains-dairy', 'contains-egg', 'contains-gluten'],
    // Whole packs of flour, milk and eggs; water and salt are at home.
    till: 8.95,
  })
})

test('GET /api/foods returns the food table of each product', () => {
  const { content } = get('/api/foods')
  expect(content).toHaveLength(sample.products.length)
  expect(content[0]).toEqual({
    id: 'beetroot',
    title: 'Свёкла',
    contains: [],
    per100: { kcal: 42, protein: 1.5, fat: 0.1, carbs: 8.8 },
    grams: { шт: 200 },
  })
})

test('GET /api/search-words returns the words with the products that marks stand for', () => {
  expect(get('/api/search-words').content).toEqual({
    stems: { блины: ['блинчик', 'блинчики'] },
    ignored: ['рецепт'],
    concepts: [
      { words: ['свёкла', 'буряк'], genitive: 'свёклы' },
      { words: ['мясо', 'meat'], genitive: 'мяса', products: ['Говядина на кости'] },
      { words: ['завтрак'], categories: ['breakfasts'] },
    ],
  })
})
