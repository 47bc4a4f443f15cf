import type { Catalogue, RecipeCard, RecipeDetail } from './catalogue/catalogue'
import { type PlacedOrders, placeOrder } from './orders'

/** `url` is a path with its query, or a whole address. */
export type ApiRequest = { method: string; url: string; body?: string }
export type ApiResponse = { status: number; headers: Record<string, string>; body: string }

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

const withPost = { ...cors, 'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS' }

/** Bytes of the longest body that is read. */
export const MAX_BODY_BYTES = 100_000

/**
 * The whole product data API (decisions 2, `openapi.yaml`) as a plain function: the server, the static snapshot and the
 * unit tests' `fetch` all answer by it. Orders are taken where there is a book for them; without, their paths are as
 * unknown as any other. Never throws: whatever it is asked, it answers with a status and JSON.
 */
export function handle(request: ApiRequest, catalogue: Catalogue, book?: PlacedOrders): ApiResponse {
  const { method, url } = request
  if (method === 'OPTIONS') return { status: 204, headers: book ? withPost : cors, body: '' }
  const ordersPath = book && /^\/api\/orders(?:\/(.*))?$/.exec(split(url).path)
  if (book && ordersPath) return answerOrders(request, ordersPath[1], catalogue, book)
  if (method !== 'GET' && method !== 'HEAD') return errorResponse(405, `Метод ${method} не поддерживается`)
  return withoutBody(method, read(url, catalogue))
}

/** An error answer: JSON with a Russian `message`, not to be cached. A 405 names what is `allowed`. */
export function errorResponse(status: number, message: string, allowed = 'GET, HEAD'): ApiResponse {
  return json(status, { message }, status === 405 ? { allow: `${allowed}, OPTIONS` } : {})
}

const withoutBody = (method: string, response: ApiResponse) =>
  method === 'HEAD' ? { ...response, body: '' } : response

/** `POST /api/orders` takes an order, `GET /api/orders/{number}` reads it back. */
function answerOrders(
  { method, body = '' }: ApiRequest,
  number: string | undefined,
  { products }: Catalogue,
  book: PlacedOrders,
): ApiResponse {
  const isRead = method === 'GET' || method === 'HEAD'
  if (number === undefined) {
    if (method !== 'POST') return errorResponse(405, `Метод ${method} не поддерживается`, 'POST')
    if (Buffer.byteLength(body) > MAX_BODY_BYTES) return errorResponse(413, 'Заказ слишком длинный')
    const answer = placeOrder(body, products, book)
    return 'order' in answer
      ? json(answer.status, answer.order, { 'cache-control': 'no-store' })
      : errorResponse(answer.status, answer.message)
  }
  if (!isRead) return errorResponse(405, `Метод ${method} не поддерживается`)
  const order = book.get(decode(number))
  return withoutBody(
    method,
    order ? json(200, order, { 'cache-control': 'no-store' }) : errorResponse(404, 'Заказ не найден'),
  )
}

function read(url: string, { categories, recipes, products }: Catalogue): ApiResponse {
  const { path, query } = split(url)
  if (path === '/api/selected') return categoryPages(new URLSearchParams(query), categories)
  if (path === '/api/shop') return json(200, products)
  if (path === '/api/recipes') return json(200, recipes.map(indexEntry))

  const [, encodedId, detail] = /^\/api\/selected\/([^/]+)(\/category)?$/.exec(path) ?? []
  if (encodedId === undefined) return errorResponse(404, 'Такого адреса нет')
  const id = decode(encodedId)
  const isCategory = categories.some((category) => category.id === id)
  const found = recipes.filter((recipe) => (isCategory ? recipe.categoryId : recipe.id) === id)
  if (!detail) {
    return isCategory
      ? json(200, { [id]: found.map(recipeCard) })
      : errorResponse(404, 'Категория не найдена')
  }
  return isCategory || found.length > 0 ? json(200, { [id]: found }) : errorResponse(404, 'Рецепт не найден')
}

/** Slashes too many, at the end or inside, do not count. */
function split(url: string): { path: string; query: string } {
  const [, address = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  const segments = address.replace(/^https?:\/\/[^/]*/i, '').split('/')
  return { path: `/${segments.filter(Boolean).join('/')}`, query }
}

/** Three pages from the one asked for, keyed by their numbers, those past the end left out; and the count of all. */
function categoryPages(query: URLSearchParams, categories: Catalogue['categories']): ApiResponse {
  const page = wholeNumber(query.get('page') ?? '1')
  const limit = wholeNumber(query.get('limit') ?? '3')
  if (page === undefined) return errorResponse(400, 'Параметр page — целое число от 1')
  if (limit === undefined || limit > 100)
    return errorResponse(400, 'Параметр limit — целое число от 1 до 100')
  const pages = [page, page + 1, page + 2]
    .map((number) => [number, categories.slice((number - 1) * limit, number * limit)] as const)
    .filter(([, cards]) => cards.length > 0)
  return json(200, { count: categories.length, ...Object.fromEntries(pages) })
}

function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function recipeCard(recipe: RecipeDetail): RecipeCard {
  const { id, name, title, back, backAvif, picture, time, kcal, categoryId, categoryTitle, servings, tags } =
    recipe
  return { id, name, title, back, backAvif, picture, time, kcal, categoryId, categoryTitle, servings, tags }
}

function indexEntry({ id, title, categoryId, time, kcal, ingredients, tags, price }: RecipeDetail) {
  return { id, title, categoryId, time, kcal, ingredients, tags, price }
}

function json(status: number, content: unknown, headers: Record<string, string> = {}): ApiResponse {
  return {
    status,
    headers: {
      ...cors,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': status === 200 ? 'public, max-age=60' : 'no-store',
      ...headers,
    },
    body: JSON.stringify(content),
  }
}
