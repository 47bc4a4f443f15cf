import fc from 'fast-check'
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
          back: ['images/borscht-back-1.webp', 'images/borscht-back-2.webp'],
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
    ingredients: ['Пшеничная мука', 'Молоко', 'Яйцо', 'Соль', 'Вода'],
    main: [1, 0, 2],
    name: 'images/thin-pancakes.webp',
    tags: ['vegetarian', 'contains-dairy', 'contains-egg', 'contains-gluten'],
    // 200 g of flour, 500 ml of milk and two eggs for four; water and salt are at home.
    price: 0.66,
    till: 8.95,
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

describe('URLs', () => {
  test.each([
    ['/api/shop/', '/api/shop'],
    ['/api/shop///', '/api/shop'],
    ['//api//shop', '/api/shop'],
    ['/api/shop?x=1#y', '/api/shop'],
    ['http://localhost:4000/api/shop', '/api/shop'],
    ['https://api.example.org/api/selected/soups/', '/api/selected/soups'],
    ['/api/selected/?page=1&limit=3', '/api/selected?page=1&limit=3'],
    ['/api/selected/%73oups', '/api/selected/soups'],
    ['/api/selected/borscht/category/', '/api/selected/borscht/category'],
  ])('%s has the same response as %s', (url, plain) => {
    expect(get(url)).toEqual(get(plain))
    expect(get(url).status).toBe(200)
  })

  test.each([
    '',
    '/',
    '/api',
    '/api/none',
    '/shop',
    '/api/shop/1',
    '/api/selected/soups/other',
    '/api/selected/soups/category/1',
    '/API/shop',
    '/api/shop.json',
    '*',
    'http://',
    '?',
  ])('%s is unknown', (url) => {
    expect(get(url)).toMatchObject({ status: 404, content: { message: 'Такого адреса нет' } })
  })

  test('every URL gets a JSON response', () => {
    const piece = fc.oneof(
      fc.constantFrom('api', 'selected', 'category', 'soups', '__proto__', '%', '?page=', '#'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const { status, content } = get(`/${pieces.join('/')}`)
        expect([200, 400, 404]).toContain(status)
        if (status !== 200) expect(content.message).toMatch(/^[А-Я]/)
      }),
    )
  })
})

describe('methods and headers', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'get', 'TRACE'])('%s is rejected', (method) => {
    const { status, headers, body } = handle({ method, url: '/api/shop' }, sample)
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, OPTIONS')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(JSON.parse(body)).toEqual({ message: `Метод ${method} не поддерживается` })
  })

  test('OPTIONS allows GET from any origin', () => {
    const { status, headers, body } = handle({ method: 'OPTIONS', url: '/api/none' }, sample)
    expect({ status, body }).toEqual({ status: 204, body: '' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': '*',
    })
  })

  test('HEAD returns the headers of GET without a body', () => {
    const { status, headers } = handle({ method: 'GET', url: '/api/shop' }, sample)
    expect(handle({ method: 'HEAD', url: '/api/shop' }, sample)).toEqual({ status, headers, body: '' })
    expect(handle({ method: 'HEAD', url: '/api/none' }, sample).status).toBe(404)
  })

  test.each([
    ['/api/shop', 'public, max-age=60'],
    ['/api/none', 'no-store'],
    ['/api/selected?page=0', 'no-store'],
  ])('%s returns JSON for any origin with the caching policy %s', (url, caching) => {
    expect(get(url).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': caching,
    })
  })
})
