import type { Catalogue, RecipeCard, RecipeDetail } from './catalogue/catalogue'

/** `url` is a path with its query, or a whole address. */
export type ApiRequest = { method: string; url: string }
export type ApiResponse = { status: number; headers: Record<string, string>; body: string }

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

/**
 * The whole product data API (decisions 2, `openapi.yaml`) as a plain function: the server, the static snapshot and the
 * unit tests' `fetch` all answer by it. Never throws: whatever it is asked, it answers with a status and JSON.
 */
export function handle({ method, url }: ApiRequest, catalogue: Catalogue): ApiResponse {
  if (method === 'OPTIONS') return { status: 204, headers: cors, body: '' }
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, `Метод ${method} не поддерживается`)
  const response = read(url, catalogue)
  return method === 'HEAD' ? { ...response, body: '' } : response
}

/** An error answer: JSON with a Russian `message`, not to be cached. */
export function refuse(status: number, message: string): ApiResponse {
  return json(status, { message }, status === 405 ? { allow: 'GET, HEAD, OPTIONS' } : {})
}

function read(url: string, { categories, recipes, products }: Catalogue): ApiResponse {
  const { path, query } = split(url)
  if (path === '/api/selected') return categoryPages(new URLSearchParams(query), categories)
  if (path === '/api/shop') return json(200, products)
  if (path === '/api/recipes') return json(200, recipes.map(indexEntry))

  const [, encodedId, detail] = /^\/api\/selected\/([^/]+)(\/category)?$/.exec(path) ?? []
  if (encodedId === undefined) return refuse(404, 'Такого адреса нет')
  const id = decode(encodedId)
  const isCategory = categories.some((category) => category.id === id)
  const found = recipes.filter((recipe) => (isCategory ? recipe.categoryId : recipe.id) === id)
  if (!detail) {
    return isCategory ? json(200, { [id]: found.map(recipeCard) }) : refuse(404, 'Категория не найдена')
  }
  return isCategory || found.length > 0 ? json(200, { [id]: found }) : refuse(404, 'Рецепт не найден')
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
  if (page === undefined) return refuse(400, 'Параметр page — целое число от 1')
  if (limit === undefined || limit > 100) return refuse(400, 'Параметр limit — целое число от 1 до 100')
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
  const { id, name, title, back, picture, time, kcal, categoryId, categoryTitle, servings, tags } = recipe
  return { id, name, title, back, picture, time, kcal, categoryId, categoryTitle, servings, tags }
}

function indexEntry({ id, title, categoryId, time, kcal, ingredients, tags }: RecipeDetail) {
  return { id, title, categoryId, time, kcal, ingredients, tags }
}

function json(status: number, content: unknown, headers: Record<string, string> = {}): ApiResponse {
  return {
    status,
    headers: {
      ...cors,
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': status === 200 ? 'public, max-age=60' : 'no-store',
    },
    body: JSON.stringify(content),
  }
}
