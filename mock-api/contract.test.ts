import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createOrder } from '../testing/orders'
import { connect } from './contract-client'
import { Faults } from './faults'

/*
 * Tests a host against openapi.yaml: the one in API_HOST, or a mock server. Every response is validated against its
 * schema; the tests below cover what schemas cannot express. A test reports all faults that it has found.
 */

type Card = { id: string; title: string }
type Pages = { count: number } & Record<string, Card[]>
type Detail = Card & {
  ingredients: string[]
  quantity: string[]
  instructions: string[]
  amounts?: unknown[]
  uses?: number[][]
  till?: number
  substitutions?: { ingredient: string }[]
}

let host: Awaited<ReturnType<typeof connect>>

const faults = new Faults()

beforeAll(async () => void (host = await connect(faults)))
afterEach(() => faults.report())
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

describe('categories', () => {
  test('are returned in pages of three, each category once, as many as `count`', async () => {
    const { count } = await getPages('page=1&limit=3')
    const ids = idsOf(await allCategories())
    faults.check(ids.length > 0, 'there is no category')
    faults.check(ids.length === count, `count is ${count}, the pages have ${ids.length} categories`)
    faults.checkUnique(ids, 'a category')
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
    await faults.forEach(categories, async (id) => {
      const cards = idsOf(await recipesOf(id))
      recipes.push(...cards)
      faults.checkSame(idsOf(await detailsOf(id)), cards, [
        `in the details of ${id}`,
        `among the cards of ${id}`,
      ])
    })
    faults.check(recipes.length > 0, 'there is no recipe')
    faults.checkUnique([...categories, ...recipes], 'the id of a category or recipe')
  })

  test('are returned one by one, perhaps with more fields', async () => {
    await faults.forEach(idsOf(await allCategories()), async (category) => {
      const [first] = (await detailsOf(category)) ?? []
      if (!first) return
      const [alone] = (await detailsOf(first.id)) ?? []
      const isSame = isDeepStrictEqual({ ...alone, ...first }, alone)
      faults.check(isSame, `"${first.id}" alone is not as among the recipes of ${category}`)
      const replaced = alone?.substitutions?.map(({ ingredient }) => ingredient) ?? []
      for (const name of replaced.filter((one) => !first.ingredients.includes(one)))
        faults.check(false, `"${first.id}" has a substitution for "${name}", which it does not use`)
    })
  })

  test('have parallel arrays, and only ingredients that the shop sells', async () => {
    const sold = new Set((await getShop()).map(({ title }) => title))
    const check = ({ id, ingredients, quantity, instructions, amounts, uses }: Detail) => {
      const countOf = (list: unknown[] | undefined, name: string, others: unknown[]) =>
        faults.check(
          !list || list.length === others.length,
          `"${id}": ${name} has ${list?.length} entries, not ${others.length}`,
        )
      countOf(quantity, 'quantity', ingredients)
      countOf(amounts, 'amounts', ingredients)
      countOf(uses, 'uses', instructions)
      for (const index of uses?.flat() ?? [])
        faults.check(
          index < ingredients.length,
          `"${id}": uses names ingredient ${index}, which is not there`,
        )
      for (const title of ingredients) faults.check(sold.has(title), `"${id}": «${title}» is not sold`)
    }
    await faults.forEach(idsOf(await allCategories()), async (category) => {
      for (const recipe of (await detailsOf(category)) ?? []) check(recipe)
    })
  })

  test('are rejected with 404 for an unknown id', async () => {
    await host.sendValid('/api/selected/{categoryId}', '/api/selected/no-such-thing', 404)
    await host.sendValid('/api/selected/{categoryId}', '/api/selected/__proto__', 404)
    await host.sendValid('/api/selected/{id}/category', '/api/selected/no-such-thing/category', 404)
  })

  test('are all in the index, if the host has one', async ({ skip }) => {
    const index = await getIndex(skip)
    const lists = await Promise.all(idsOf(await allCategories()).map(recipesOf))
    faults.checkSame(idsOf(index).sort(), lists.flatMap(idsOf).sort(), ['in the index', 'in a category'])
  })

  test('have search words that match the contract, if the host has any', async ({ skip }) => {
    const { response } = await host.send('/api/search-words')
    if (response.status === 404) skip('the host has no search words')
    await host.sendValid('/api/search-words', '/api/search-words')
  })

  test('have food tables that match the contract, if the host has any', async ({ skip }) => {
    const { response } = await host.send('/api/foods')
    if (response.status === 404) skip('the host has no food tables')
    await host.sendValid('/api/foods', '/api/foods')
  })

  test('have the same sum at the till in the index and in the details, if the host returns sums', async ({
    skip,
  }) => {
    const index = await getIndex<Detail>(skip)
    const sums = new Map(index.map(({ id, till }) => [id, till]))
    await faults.forEach(idsOf(await allCategories()), async (category) => {
      for (const { id, till } of (await detailsOf(category)) ?? [])
        faults.check(
          till === undefined || sums.get(id) === till,
          `"${id}": the sum is ${till}, in the index ${sums.get(id)}`,
        )
    })
  })
})

describe('the shop', () => {
  test('lists each product once', async () => {
    const products = await getShop()
    faults.check(products.length > 0, 'there is no product')
    faults.checkUnique(idsOf(products), 'the id of a product')
    faults.checkUnique(
      products.map(({ title }) => title),
      'the title of a product',
    )
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
    await host.sendValid('/api/selected/{categoryId}', '/api/no-such-call', 404)
  })

  test('return 405 for a POST of products', async () => {
    await host.sendValid('/api/shop', '/api/shop', 405, 'POST')
  })
})
