import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOrder } from '../testing/orders'
import { connect, contract, mediaOf, validationErrors } from './contract-client'

/*
 * Tests a host against openapi.yaml: the one in API_HOST, or a mock server. Every response is validated against its
 * schema; the tests below cover what schemas cannot express.
 */

type Card = { id: string; title: string }
type Pages = { count: number } & Record<string, Card[]>
type Detail = Card & {
  ingredients: string[]
  quantity: string[]
  instructions: string[]
  amounts?: unknown[]
  uses?: number[][]
  price?: number
  substitutions?: { ingredient: string }[]
}

let host: Awaited<ReturnType<typeof connect>>

beforeAll(async () => {
  host = await connect()
})

afterAll(() => host.close())

const getShop = <T extends Card>() => host.sendValid<T[]>('/api/shop', '/api/shop')

const getPages = (query: string) => host.sendValid<Pages>('/api/selected', `/api/selected?${query}`)

async function allCategories(): Promise<Card[]> {
  const cards: Card[] = []
  for (let page = 1; ; page += 3) {
    const pages = await getPages(`page=${page}&limit=3`)
    const more = [page, page + 1, page + 2].flatMap((key) => pages[key] ?? [])
    cards.push(...more)
    if (more.length === 0 || cards.length >= pages.count) return cards
  }
}

async function recipesOf(id: string) {
  const path = '/api/selected/{categoryId}'
  return (await host.sendValid<Record<string, Card[]>>(path, `/api/selected/${id}`))[id]
}

async function detailsOf(id: string) {
  const path = '/api/selected/{id}/category'
  return (await host.sendValid<Record<string, Detail[]>>(path, `/api/selected/${id}/category`))[id]
}

/** Returns the recipe index; skips the test if the host does not have one. */
async function getIndex<T extends Card>(skip: (reason: string) => void) {
  const { response } = await host.send('/api/recipes')
  if (response.status === 404) skip('the host has no recipe index')
  return host.sendValid<T[]>('/api/recipes', '/api/recipes')
}

const idsOf = (entries: Card[] = []) => entries.map(({ id }) => id)

describe('openapi.yaml', () => {
  const documented = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ responses, requestBody }) => [
      ...Object.entries(responses).map(([status, response]) => [path, status, mediaOf(response)] as const),
      ...(requestBody ? [[path, 'request', mediaOf(requestBody)] as const] : []),
    ]),
  )

  test.each(documented)('%s %s: the example matches its schema', (_path, _status, media) => {
    expect(validationErrors(media, media.example)).toBe('')
  })
})

describe('categories', () => {
  test('are returned in pages of three, each category once, as many as `count`', async () => {
    const { count } = await getPages('page=1&limit=3')
    const ids = idsOf(await allCategories())
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
  })

  test('are returned in the same order with another limit', async () => {
    const all = idsOf(await allCategories())
    const pages = await getPages('page=1&limit=1')
    expect([1, 2, 3].flatMap((page) => idsOf(pages[page]))).toEqual(all.slice(0, 3))
  })

  test('have no pages past the end', async () => {
    const pages = await getPages('page=99999&limit=3')
    expect(pages[99999]).toBeUndefined()
    expect(pages.count).toBeGreaterThan(0)
  })

  test('are returned without a query', async () => {
    await host.sendValid('/api/selected', '/api/selected')
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'limit=0', 'limit=x'])(
    'are rejected with 400 for %s',
    async (query) => {
      await host.sendValid('/api/selected', `/api/selected?${query}`, 400)
    },
  )
})

describe('recipes', () => {
  test('of every category are the same as cards and as details, with unique ids', async () => {
    const categories = idsOf(await allCategories())
    const recipes: string[] = []
    for (const id of categories) {
      const cards = await recipesOf(id)
      expect(idsOf(await detailsOf(id)), id).toEqual(idsOf(cards))
      recipes.push(...idsOf(cards))
    }
    expect(recipes.length).toBeGreaterThan(0)
    expect(new Set([...categories, ...recipes]).size).toBe(categories.length + recipes.length)
  })

  test('are returned one by one, perhaps with more fields', async () => {
    for (const category of idsOf(await allCategories())) {
      const [first] = (await detailsOf(category)) ?? []
      if (!first) continue
      const details = await detailsOf(first.id)
      expect(details).toMatchObject([first])
      const replaced = details?.[0]?.substitutions?.map(({ ingredient }) => ingredient) ?? []
      expect(first.ingredients, `${first.id}: substitutions`).toEqual(expect.arrayContaining(replaced))
    }
  })

  test('have parallel arrays, and only ingredients that the shop sells', async () => {
    const sold = new Set((await getShop()).map(({ title }) => title))
    for (const category of idsOf(await allCategories())) {
      for (const { id, ingredients, quantity, instructions, amounts, uses } of (await detailsOf(category)) ??
        []) {
        expect(quantity, `${id}: quantity`).toHaveLength(ingredients.length)
        if (amounts) expect(amounts, `${id}: amounts`).toHaveLength(ingredients.length)
        if (uses) expect(uses, `${id}: uses`).toHaveLength(instructions.length)
        expect(uses?.flat().filter((index) => index >= ingredients.length) ?? [], `${id}: uses`).toEqual([])
        expect(
          ingredients.filter((title) => !sold.has(title)),
          `${id}: not sold`,
        ).toEqual([])
      }
    }
  })

  test('are rejected with 404 for an unknown id', async () => {
    await host.sendValid('/api/selected/{categoryId}', '/api/selected/no-such-thing', 404)
    await host.sendValid('/api/selected/{categoryId}', '/api/selected/__proto__', 404)
    await host.sendValid('/api/selected/{id}/category', '/api/selected/no-such-thing/category', 404)
  })

  test('are all in the index, if the host has one', async ({ skip }) => {
    const index = await getIndex(skip)
    const lists = await Promise.all(idsOf(await allCategories()).map(recipesOf))
    expect(idsOf(index).sort()).toEqual(lists.flatMap(idsOf).sort())
  })

  test('have search words that match the contract, if the host has any', async ({ skip }) => {
    const { response } = await host.send('/api/search-words')
    if (response.status === 404) skip('the host has no search words')
    await host.sendValid('/api/search-words', '/api/search-words')
  })

  test('have the same price in the index and in the details, if the host returns prices', async ({
    skip,
  }) => {
    const index = await getIndex<Detail>(skip)
    const prices = new Map(index.map(({ id, price }) => [id, price]))
    for (const category of idsOf(await allCategories())) {
      for (const { id, price } of (await detailsOf(category)) ?? [])
        if (price !== undefined) expect(prices.get(id), id).toBe(price)
    }
  })
})

describe('the shop', () => {
  test('lists each product once', async () => {
    const products = await getShop()
    expect(products.length).toBeGreaterThan(0)
    expect(new Set(idsOf(products)).size).toBe(products.length)
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length)
  })
})

describe('orders, if the host accepts them', () => {
  type Placed = { number: string; key: string }
  let acceptsOrders = false

  beforeAll(async () => {
    // An empty order: a host that accepts orders rejects it, any other host does not know the call.
    const { response } = await host.send('/api/orders', 'POST', '{}')
    acceptsOrders = response.status !== 404 && response.status !== 405
  })

  test('are accepted once and returned by number', async ({ skip }) => {
    // Only on the mock server: another host might deliver the order.
    if (!acceptsOrders || !host.isMock) skip('the host accepts no orders, or real ones')
    const [product] = await getShop<Card & { price: number }>()
    const { id, title, price } = product ?? { id: '', title: '', price: 0 }
    const order = JSON.stringify({
      ...createOrder(crypto.randomUUID()),
      items: [{ id, title, price, count: 3 }],
      total: (Math.round(price * 100) * 3) / 100,
    })
    const post = (status: number, body = order) =>
      host.sendValid<Placed>('/api/orders', '/api/orders', status, 'POST', body)
    const placed = await post(201)
    expect(placed).toMatchObject(JSON.parse(order))
    expect(await post(200)).toEqual(placed)
    await post(409, order.replace('cash', 'card'))
    expect(await host.sendValid('/api/orders/{number}', `/api/orders/${placed.number}`)).toEqual(placed)
  })

  test('are rejected if they are invalid', async ({ skip }) => {
    if (!acceptsOrders) skip('the host accepts no orders')
    await host.sendValid('/api/orders', '/api/orders', 422, 'POST', '{}')
    await host.sendValid('/api/orders', '/api/orders', 400, 'POST', 'key=1')
    await host.sendValid('/api/orders/{number}', '/api/orders/no-such-order', 404)
  })
})

describe('other requests', () => {
  test('return 404 and a message for an unknown path', async () => {
    const { response, text } = await host.send('/api/no-such-call')
    expect(response.status).toBe(404)
    expect(validationErrors(mediaOf(contract.components.responses.NotFound), JSON.parse(text))).toBe('')
  })

  test('return 405 for a POST of products', async () => {
    await host.sendValid('/api/shop', '/api/shop', 405, 'POST')
  })
})
