import type { APIRequestContext, BrowserContext, Route } from 'playwright/test'

/** How a call to the product API fails: no connection, an HTTP status, an HTML page, JSON of another shape. */
export type Fault = 'down' | 'html' | 'shape' | number

type Handler = (route: Route) => Promise<void>

/**
 * The product API as the site sees it: records the calls, stubs responses and failures. A call is named by its path:
 * 'selected', 'selected/soups', 'selected/borscht/category', 'shop', 'recipes'; the same for the files of the snapshot.
 */
export class Api {
  /** Calls made so far, with their queries: 'selected?page=1&limit=3'. */
  readonly calls: string[] = []
  private readonly handlers = new Map<string, Handler>()
  private isRouting = false

  constructor(private readonly context: BrowserContext) {
    context.on('request', (request) => {
      const url = new URL(request.url())
      const call = callOf(url)
      if (call !== undefined && request.method() === 'GET') this.calls.push(call + url.search)
    })
  }

  /** Stubs the response of a call with this JSON. */
  answer(call: string, content: unknown) {
    return this.handle(call, (route) => reply(route, 200, JSON.stringify(content)))
  }

  /** Makes a call fail, every time or only the next `times`. */
  async fail(call: string, fault: Fault, { times = Infinity } = {}) {
    let left = times
    await this.handle(call, async (route) => {
      if (left-- <= 0) return route.continue()
      if (fault === 'down') return route.abort('connectionrefused')
      if (fault === 'html') return reply(route, 200, '<!doctype html><title>Вход в сеть</title>', 'text/html')
      if (fault === 'shape') return reply(route, 200, '"нечто другое"')
      return reply(route, fault, '{"message":"Так вышло"}')
    })
  }

  /** Holds a call back until the returned function is called. */
  async hold(call: string) {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await this.handle(call, async (route) => {
      await released
      await route.continue()
    })
    return release
  }

  /** Ends the stub of a call: the API responds again. */
  mend(call: string) {
    this.handlers.delete(call)
  }

  /** Ends all stubs. Without interception the browser uses its cache again. */
  async reset() {
    this.handlers.clear()
    this.isRouting = false
    await this.context.unroute(isApiCall)
  }

  private async handle(call: string, handler: Handler) {
    if (callOf({ pathname: `/api/${call}` }) !== call) throw new Error(`"${call}" names no call of the API.`)
    this.handlers.set(call, handler)
    if (this.isRouting) return
    this.isRouting = true
    await this.context.route(isApiCall, (route) =>
      (this.handlers.get(callOf(new URL(route.request().url())) ?? '') ?? ((request) => request.continue()))(
        route,
      ),
    )
  }
}

const isApiCall = (url: URL) => callOf(url) !== undefined

/** The name of the call to this address; undefined if it is not one of the API. */
function callOf({ pathname }: Pick<URL, 'pathname'>) {
  const call = pathname.replace(/\.json$/, '')
  return /\/api\/(selected(?:\/[^/]+(?:\/category)?)?|shop|recipes)$/.exec(call)?.[1]
}

function reply(route: Route, status: number, body: string, contentType = 'application/json') {
  const headers = { 'access-control-allow-origin': '*' }
  return route.fulfill({ status, headers, contentType: `${contentType}; charset=utf-8`, body })
}

type Card = { id: string; name: string; title: string; back: string[] }
type RecipeCard = Card & { time: string; kcal: string }
export type Product = {
  id: string
  title: string
  price: number
  quantity: string
  image: string
  count: number
  pack?: { value: number; unit: string }
  department?: string
  staple?: boolean
}
export type Recipe = Omit<Card, 'back'> & {
  ingredients: string[]
  quantity: string[]
  instructions: string[]
  video: string
  servings?: number
  amounts?: { value: number | null; unit: string; grams: number }[]
}

/** The catalogue of the API under test: all categories, one of them with its recipes, one of these in full, the shop. */
export type Catalogue = {
  categories: Card[]
  category: Card
  cards: RecipeCard[]
  recipe: Recipe
  products: Product[]
}

/** What the API's host answers, or without one the snapshot beside the pages of `site`. */
export async function getFromApi(
  request: APIRequestContext,
  site: string,
  call: string,
  query = '',
): Promise<unknown> {
  const { API_HOST } = process.env
  const response = await request.get(API_HOST ? `${API_HOST}/api/${call}${query}` : `${site}api/${call}.json`)
  if (!response.ok())
    throw new Error(`${response.url()}: HTTP ${response.status()}. Set API_HOST to the site's API.`)
  return response.json()
}

export async function readCatalogue(request: APIRequestContext, site: string): Promise<Catalogue> {
  const get = (call: string, query?: string) => getFromApi(request, site, call, query)
  const byId = new Map<string, Card>()
  for (let page = 1, count = 1; byId.size < count; page += 3) {
    const before = byId.size
    const answer = (await get('selected', `?page=${page}&limit=3`)) as Record<string, Card[]> & {
      count: number
    }
    count = answer.count
    for (const cards of Object.values(answer))
      if (Array.isArray(cards)) cards.forEach((card) => byId.set(card.id, card))
    if (byId.size === before) break
  }
  const categories = [...byId.values()]
  const category = first(categories)
  const cards = ((await get(`selected/${category.id}`)) as Record<string, RecipeCard[]>)[category.id] ?? []
  const { id } = first(cards)
  const recipe = first(((await get(`selected/${id}/category`)) as Record<string, Recipe[]>)[id] ?? [])
  return { categories, category, cards, recipe, products: (await get('shop')) as Product[] }
}

/** The first entry of a list that must not be empty. */
export function first<T>(list: T[]): T {
  const [entry] = list
  if (entry === undefined)
    throw new Error('The API under test serves an empty list where tests need an entry.')
  return entry
}
