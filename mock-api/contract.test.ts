import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startApi, type Api } from './server'

/*
 * Holds a host to openapi.yaml: the one in API_HOST, or the mock server, started here. Shapes are checked by the schemas
 * of the document itself; below is what schemas cannot say.
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
}
type Media = { schema: { $ref: string }; example: unknown }
type Operation = {
  responses: Record<string, Response>
  requestBody?: { content: { 'application/json': Media } }
}
type Response = { $ref: string } | { content: { 'application/json': Media } }
type Document = {
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { responses: Record<string, Response> }
}

const file = join(dirname(fileURLToPath(import.meta.url)), 'openapi.yaml')
const contract: Document = parse(readFileSync(file, 'utf8'))
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(contract, 'contract')

let api: Api | undefined
let host = process.env.API_HOST?.replace(/\/+$/, '') ?? ''

beforeAll(async () => {
  if (host) return
  api = await startApi({ port: 0, host: '127.0.0.1', orders: true })
  host = `http://127.0.0.1:${api.port}`
})

afterAll(() => api?.close())

function mediaOf(response: Response | undefined): Media {
  if (!response) throw new Error('The contract has no such answer')
  if ('content' in response) return response.content['application/json']
  return mediaOf(contract.components.responses[response.$ref.split('/').at(-1) ?? ''])
}

function problemsOf(media: Media, content: unknown): string {
  const pointer = media.schema.$ref.replace('#', 'contract#')
  return ajv.validate({ $ref: pointer }, content) ? '' : ajv.errorsText(undefined, { separator: '\n' })
}

async function ask(call: string, method = 'GET', body?: string) {
  const headers = { origin: 'https://tasty.example', 'content-type': 'application/json' }
  const response = await fetch(host + call, { method, headers, body })
  return { response, text: await response.text() }
}

/** Asks, checks status, headers and shape as the contract has them for this path, and gives the content. */
async function answer<T>(
  path: string,
  call: string,
  status = 200,
  method = 'GET',
  body?: string,
): Promise<T> {
  const { response, text } = await ask(call, method, body)
  expect(response.status, `${call}: status`).toBe(status)
  expect(response.headers.get('content-type'), `${call}: type`).toMatch(/^application\/json\b/)
  expect(response.headers.get('cache-control'), `${call}: caching`).toBeTruthy()
  expect(['*', 'https://tasty.example'], `${call}: CORS`).toContain(
    response.headers.get('access-control-allow-origin'),
  )
  const content = JSON.parse(text)
  const { get, post } = contract.paths[path] ?? {}
  const media = mediaOf((method === 'POST' && post ? post : get)?.responses[status])
  expect(problemsOf(media, content), `${call}: shape`).toBe('')
  return content
}

async function allCategories(): Promise<Card[]> {
  const cards: Card[] = []
  for (let page = 1; ; page += 3) {
    const pages = await answer<Pages>('/api/selected', `/api/selected?page=${page}&limit=3`)
    const more = [page, page + 1, page + 2].flatMap((key) => pages[key] ?? [])
    cards.push(...more)
    if (more.length === 0 || cards.length >= pages.count) return cards
  }
}

const recipesOf = async (id: string) =>
  (await answer<Record<string, Card[]>>('/api/selected/{categoryId}', `/api/selected/${id}`))[id]

const detailsOf = async (id: string) =>
  (await answer<Record<string, Detail[]>>('/api/selected/{id}/category', `/api/selected/${id}/category`))[id]

const idsOf = (entries: Card[] = []) => entries.map(({ id }) => id)

describe('the document', () => {
  const answers = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ responses, requestBody }) => [
      ...Object.entries(responses).map(([status, response]) => [path, status, mediaOf(response)] as const),
      ...(requestBody ? [[path, 'request', mediaOf(requestBody)] as const] : []),
    ]),
  )

  test.each(answers)('%s %s: the example fits its schema', (_path, _status, media) => {
    expect(problemsOf(media, media.example)).toBe('')
  })
})

describe('categories', () => {
  test('come in pages of three, each once, as many as counted', async () => {
    const { count } = await answer<Pages>('/api/selected', '/api/selected?page=1&limit=3')
    const ids = idsOf(await allCategories())
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
  })

  test('come as asked with another limit', async () => {
    const all = idsOf(await allCategories())
    const pages = await answer<Pages>('/api/selected', '/api/selected?page=1&limit=1')
    expect([1, 2, 3].flatMap((page) => idsOf(pages[page]))).toEqual(all.slice(0, 3))
  })

  test('have no pages past the end', async () => {
    const pages = await answer<Pages>('/api/selected', '/api/selected?page=99999&limit=3')
    expect(pages[99999]).toBeUndefined()
    expect(pages.count).toBeGreaterThan(0)
  })

  test('need no query', async () => {
    await answer('/api/selected', '/api/selected')
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'limit=0', 'limit=x'])(
    'are refused for %s',
    async (query) => {
      await answer('/api/selected', `/api/selected?${query}`, 400)
    },
  )
})

describe('recipes', () => {
  test('of every category are the same as cards and whole; ids are unique', async () => {
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

  test('are found one by one', async () => {
    for (const category of idsOf(await allCategories())) {
      const [first] = (await detailsOf(category)) ?? []
      if (first) expect(await detailsOf(first.id)).toEqual([first])
    }
  })

  test('have parallel lists, and every ingredient is on sale', async () => {
    const sold = new Set((await answer<Card[]>('/api/shop', '/api/shop')).map(({ title }) => title))
    for (const category of idsOf(await allCategories())) {
      for (const { id, ingredients, quantity, instructions, amounts, uses } of (await detailsOf(category)) ??
        []) {
        expect(quantity, `${id}: quantity`).toHaveLength(ingredients.length)
        if (amounts) expect(amounts, `${id}: amounts`).toHaveLength(ingredients.length)
        if (uses) expect(uses, `${id}: uses`).toHaveLength(instructions.length)
        expect(uses?.flat().filter((index) => index >= ingredients.length) ?? [], `${id}: uses`).toEqual([])
        expect(
          ingredients.filter((title) => !sold.has(title)),
          `${id}: not on sale`,
        ).toEqual([])
      }
    }
  })

  test('are not found under an unknown id', async () => {
    await answer('/api/selected/{categoryId}', '/api/selected/no-such-thing', 404)
    await answer('/api/selected/{categoryId}', '/api/selected/__proto__', 404)
    await answer('/api/selected/{id}/category', '/api/selected/no-such-thing/category', 404)
  })

  test('are all in the index, where the host has one', async ({ skip }) => {
    const { response } = await ask('/api/recipes')
    if (response.status === 404) skip('the host has no index')
    const index = await answer<Card[]>('/api/recipes', '/api/recipes')
    const lists = await Promise.all(idsOf(await allCategories()).map(recipesOf))
    expect(idsOf(index).sort()).toEqual(lists.flatMap(idsOf).sort())
  })

  test('cost the same in the index as whole, where the host tells a price', async ({ skip }) => {
    const { response } = await ask('/api/recipes')
    if (response.status === 404) skip('the host has no index')
    const index = await answer<Detail[]>('/api/recipes', '/api/recipes')
    const prices = new Map(index.map(({ id, price }) => [id, price]))
    for (const category of idsOf(await allCategories())) {
      for (const { id, price } of (await detailsOf(category)) ?? [])
        if (price !== undefined) expect(prices.get(id), id).toBe(price)
    }
  })
})

describe('the shop', () => {
  test('sells each product once', async () => {
    const products = await answer<Card[]>('/api/shop', '/api/shop')
    expect(products.length).toBeGreaterThan(0)
    expect(new Set(idsOf(products)).size).toBe(products.length)
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length)
  })
})

describe('orders, where the host takes them', () => {
  type Placed = { number: string; key: string }
  let isOpen = false

  beforeAll(async () => {
    // No order at all: a host that takes them refuses it, any other knows no such call.
    const { response } = await ask('/api/orders', 'POST', '{}')
    isOpen = response.status !== 404 && response.status !== 405
  })

  // Somebody would deliver what is ordered from a host of somebody's own.
  const isOurs = !process.env.API_HOST

  test('are taken once, and read back by their number', async ({ skip }) => {
    if (!isOpen || !isOurs) skip('the host takes no orders, or real ones')
    const [product] = await answer<(Card & { price: number })[]>('/api/shop', '/api/shop')
    const { id, title, price } = product ?? { id: '', title: '', price: 0 }
    const order = JSON.stringify({
      key: crypto.randomUUID(),
      items: [{ id, title, price, count: 3 }],
      total: (Math.round(price * 100) * 3) / 100,
      address: { city: 'Минск, ул. Немига', house: '3/12', entrance: '1/4' },
      date: '2026-12-24',
      phone: '+375297620822',
      payment: 'cash',
    })
    const post = (status: number, body = order) =>
      answer<Placed>('/api/orders', '/api/orders', status, 'POST', body)
    const placed = await post(201)
    expect(placed).toMatchObject(JSON.parse(order))
    expect(await post(200)).toEqual(placed)
    await post(409, order.replace('cash', 'card'))
    expect(await answer('/api/orders/{number}', `/api/orders/${placed.number}`)).toEqual(placed)
  })

  test('that do not fit are refused', async ({ skip }) => {
    if (!isOpen) skip('the host takes no orders')
    await answer('/api/orders', '/api/orders', 422, 'POST', '{}')
    await answer('/api/orders', '/api/orders', 400, 'POST', 'key=1')
    await answer('/api/orders/{number}', '/api/orders/no-such-order', 404)
  })
})

describe('anything else', () => {
  test('an unknown path is 404 with a message', async () => {
    const { response, text } = await ask('/api/no-such-call')
    expect(response.status).toBe(404)
    expect(problemsOf(mediaOf(contract.components.responses.NotFound), JSON.parse(text))).toBe('')
  })

  test('products are read only', async () => {
    await answer('/api/shop', '/api/shop', 405, 'POST')
  })
})
