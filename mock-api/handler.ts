import type { Catalogue, RecipeCard, RecipeDetail } from './catalogue/api-types'
import { withoutNotes } from './catalogue/notes-schema'
import { mainIngredients } from './catalogue/search-words'
import { type PlacedOrders, placeOrder } from './orders'

/** `url` is a path with an optional query, or an absolute URL. */
export type ApiRequest = { method: string; url: string; body?: string }
export type ApiResponse = { status: number; headers: Record<string, string>; body: string }

/** Any site may read the responses. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

const corsHeadersWithPost = { ...corsHeaders, 'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS' }

/** Maximum size of a request body. */
export const MAX_BODY_BYTES = 100_000

/**
 * The product data API (decisions 2, `openapi.yaml`) as a plain function, which the mock server, the static snapshot and
 * the `fetch` stub of unit tests share. With `placedOrders` it accepts orders and stores them there; without, the paths
 * of orders are unknown. Never throws: every request gets a status and JSON.
 */
export function handle(request: ApiRequest, catalogue: Catalogue, placedOrders?: PlacedOrders): ApiResponse {
  const { method, url } = request
  if (method === 'OPTIONS') {
    return { status: 204, headers: placedOrders ? corsHeadersWithPost : corsHeaders, body: '' }
  }
  const ordersPath = placedOrders && /^\/api\/orders(?:\/(.*))?$/.exec(parseUrl(url).path)
  if (placedOrders && ordersPath) return handleOrders(request, ordersPath[1], catalogue, placedOrders)
  if (method !== 'GET' && method !== 'HEAD') return errorResponse(405, `Метод ${method} не поддерживается`)
  return withoutBodyForHead(method, handleGet(url, catalogue))
}

/** An error response: JSON with a `message` in Russian, not cacheable. A 405 lists the `allowed` methods. */
export function errorResponse(status: number, message: string, allowed = 'GET, HEAD'): ApiResponse {
  return jsonResponse(status, { message }, status === 405 ? { allow: `${allowed}, OPTIONS` } : {})
}

const withoutBodyForHead = (method: string, response: ApiResponse) =>
  method === 'HEAD' ? { ...response, body: '' } : response

/** Handles `POST /api/orders` and, with a number, `GET /api/orders/{number}`. */
function handleOrders(
  { method, body = '' }: ApiRequest,
  number: string | undefined,
  { products }: Catalogue,
  placedOrders: PlacedOrders,
): ApiResponse {
  if (number === undefined) {
    if (method !== 'POST') return errorResponse(405, `Метод ${method} не поддерживается`, 'POST')
    if (Buffer.byteLength(body) > MAX_BODY_BYTES) return errorResponse(413, 'Заказ слишком длинный')
    const result = placeOrder(body, products, placedOrders)
    return 'order' in result
      ? jsonResponse(result.status, result.order, { 'cache-control': 'no-store' })
      : errorResponse(result.status, result.message)
  }
  if (method !== 'GET' && method !== 'HEAD') return errorResponse(405, `Метод ${method} не поддерживается`)
  const order = placedOrders.get(decodeSegment(number))
  return withoutBodyForHead(
    method,
    order ? jsonResponse(200, order, { 'cache-control': 'no-store' }) : errorResponse(404, 'Заказ не найден'),
  )
}

function handleGet(
  url: string,
  { categories, recipes, products, foods, searchWords }: Catalogue,
): ApiResponse {
  const { path, query } = parseUrl(url)
  if (path === '/api/selected') return categoryPages(new URLSearchParams(query), categories)
  if (path === '/api/shop') return jsonResponse(200, products)
  if (path === '/api/foods') return jsonResponse(200, foods)
  if (path === '/api/recipes') return jsonResponse(200, recipes.map(toIndexEntry))
  if (path === '/api/search-words') return jsonResponse(200, searchWords)

  const [, encodedId, detail] = /^\/api\/selected\/([^/]+)(\/category)?$/.exec(path) ?? []
  if (encodedId === undefined) return errorResponse(404, 'Такого адреса нет')
  const id = decodeSegment(encodedId)
  const isCategory = categories.some((category) => category.id === id)
  const matches = recipes.filter((recipe) => (isCategory ? recipe.categoryId : recipe.id) === id)
  if (!detail) {
    return isCategory
      ? jsonResponse(200, { [id]: matches.map(toRecipeCard) })
      : errorResponse(404, 'Категория не найдена')
  }
  return isCategory || matches.length > 0
    ? jsonResponse(200, { [id]: isCategory ? matches.map(withoutNotes) : matches })
    : errorResponse(404, 'Рецепт не найден')
}

/** Splits a URL into path and query, and removes repeated and trailing slashes from the path. */
function parseUrl(url: string): { path: string; query: string } {
  const [, location = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  const segments = location.replace(/^https?:\/\/[^/]*/i, '').split('/')
  return { path: `/${segments.filter(Boolean).join('/')}`, query }
}

/** The requested page and the two after it, keyed by page number, and the count of all categories. Empty pages are omitted. */
function categoryPages(query: URLSearchParams, categories: Catalogue['categories']): ApiResponse {
  const page = parsePositiveInteger(query.get('page') ?? '1')
  const limit = parsePositiveInteger(query.get('limit') ?? '3')
  if (page === undefined) return errorResponse(400, 'Параметр page — целое число от 1')
  if (limit === undefined || limit > 100) {
    return errorResponse(400, 'Параметр limit — целое число от 1 до 100')
  }
  const pages = [page, page + 1, page + 2]
    .map((number) => [number, categories.slice((number - 1) * limit, number * limit)] as const)
    .filter(([, cards]) => cards.length > 0)
  return jsonResponse(200, { count: categories.length, ...Object.fromEntries(pages) })
}

function parsePositiveInteger(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Decodes a path segment; returns it unchanged if it is malformed. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function toRecipeCard(recipe: RecipeDetail): RecipeCard {
  const { id, name, title, back, backAvif, picture, time, kcal, categoryId, categoryTitle, servings, tags } =
    recipe
  return { id, name, title, back, backAvif, picture, time, kcal, categoryId, categoryTitle, servings, tags }
}

function toIndexEntry(recipe: RecipeDetail) {
  const { id, name, title, categoryId, time, kcal, servings, ingredients, tags, till, picture } = recipe
  // Ten thousand entries come in one answer: of the picture only what a small preview needs.
  const [avif] = picture?.avif?.split(',') ?? []
  return {
    id,
    name,
    title,
    categoryId,
    time,
    kcal,
    servings,
    ingredients,
    main: mainIngredients(recipe),
    tags,
    till,
    ...(avif && { picture: { avif } }),
  }
}

function jsonResponse(status: number, content: unknown, headers: Record<string, string> = {}): ApiResponse {
  return {
    status,
    headers: {
      ...corsHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': status === 200 ? 'public, max-age=60' : 'no-store',
      ...headers,
    },
    body: JSON.stringify(content),
  }
}
