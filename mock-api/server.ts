import { createServer, type IncomingMessage } from 'node:http'
import type { Catalogue } from './catalogue/api-types'
import { loadCatalogue } from './catalogue/catalogue'
import { scaleCatalogue } from './catalogue/scale-catalogue'
import { type ApiRequest, type ApiResponse, handle, MAX_BODY_BYTES, errorResponse } from './handler'
import { fetchPage } from './page-fetcher'
import type { PlacedOrders } from './orders'

/**
 * Settings for manual tests: `delayMs` delays every response, `failRate` is the fraction of requests that fail with 503,
 * `scale` is the total number of recipes, `orders` enables `POST /api/orders`.
 */
export type ApiSettings = { delayMs: number; failRate: number; scale: number | undefined; orders: boolean }

type ApiOptions = Partial<ApiSettings> & {
  /** 0 picks a free port. */
  port: number
  host: string
  catalogue?: Catalogue
}

/** Several times the number of URLs that the catalogue of this repository has. */
const MAX_CACHED_RESPONSES = 1_000

type Api = { port: number; close: () => Promise<void> }

/**
 * Starts the API server, which also fetches pages at `/page?url=`, and resolves once it listens. Rejects with an Error if the
 * port is in use or the catalogue is invalid. `close` closes open connections and resolves once the port is free.
 */
export async function startApi({
  port,
  host,
  delayMs = 0,
  failRate = 0,
  scale,
  orders = false,
  catalogue = loadCatalogue(),
}: ApiOptions): Promise<Api> {
  const scaledCatalogue = scale === undefined ? catalogue : scaleCatalogue(catalogue, scale)
  const placedOrders: PlacedOrders | undefined = orders ? new Map() : undefined
  const respond = cachePublicResponses((request) => handle(request, scaledCatalogue, placedOrders))
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const requestBody = await readBody(request).catch(() => undefined)
    if (requestBody === undefined) return
    const isFailure = method !== 'OPTIONS' && Math.random() < failRate
    const page = method === 'GET' && /^\/page\?/.test(url) && new URLSearchParams(url.slice('/page?'.length))
    const { status, headers, body } = isFailure
      ? errorResponse(503, 'Сервис временно недоступен')
      : page
        ? await fetchPage(page.get('url') ?? '')
        : respond({ method, url, body: requestBody })
    const timer = setTimeout(() => response.writeHead(status, headers).end(body), delayMs)
    response.on('close', () => clearTimeout(timer))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is busy: set API_PORT to another one`, { cause: error })
          : error,
      ),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** Caches responses that are publicly cacheable: with thousands of recipes, serialization dominates the response time. */
function cachePublicResponses(respond: (request: ApiRequest) => ApiResponse) {
  const cache = new Map<string, Omit<ApiResponse, 'body'> & { body: Buffer }>()
  return (request: ApiRequest) => {
    const cached = request.method === 'GET' && cache.get(request.url)
    if (cached) return cached
    const response = respond(request)
    if (request.method !== 'GET' || !response.headers['cache-control']?.startsWith('public')) return response
    const cacheable = { ...response, body: Buffer.from(response.body) }
    if (cache.size < MAX_CACHED_RESPONSES) cache.set(request.url, cacheable)
    return cacheable
  }
}

/** The request body as text; of an oversized one just enough to exceed the limit. Throws if the client disconnects. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk)
    bytes += chunk.length
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Reads `API_DELAY_MS` (0 to 600000 ms), `API_FAIL_RATE` (0 to 1), `API_SCALE` (1 to 100000 recipes) and `API_ORDERS`
 * (on or off). Empty variables count as unset. Throws an Error that names the malformed variable.
 */
export function readApiSettings(env: Record<string, string | undefined>): ApiSettings {
  const readNumber = (
    name: string,
    { isWhole, min, max }: { isWhole: boolean; min: number; max: number },
  ) => {
    const text = env[name]?.trim()
    if (!text) return undefined
    const value = (isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) ? Number(text) : NaN
    if (value >= min && value <= max) return value
    throw new Error(`${name} must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}, not "${text}"`)
  }
  const orders = env.API_ORDERS?.trim() || 'off'
  if (orders !== 'on' && orders !== 'off') throw new Error(`API_ORDERS must be on or off, not "${orders}"`)
  return {
    delayMs: readNumber('API_DELAY_MS', { isWhole: true, min: 0, max: 600_000 }) ?? 0,
    failRate: readNumber('API_FAIL_RATE', { isWhole: false, min: 0, max: 1 }) ?? 0,
    scale: readNumber('API_SCALE', { isWhole: true, min: 1, max: 100_000 }),
    orders: orders === 'on',
  }
}
