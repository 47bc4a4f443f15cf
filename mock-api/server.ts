import { createServer, type IncomingMessage } from 'node:http'
import { loadCatalogue, type Catalogue } from './catalogue/catalogue'
import { scaleCatalogue } from './catalogue/scale'
import { type ApiRequest, type ApiResponse, handle, MAX_BODY_BYTES, errorResponse } from './handler'
import type { PlacedOrders } from './orders'

/**
 * Switches for testers: every answer late by `delayMs`, a `failRate` share of them 503, `scale` recipes in all; and
 * whether `orders` are taken.
 */
export type ApiSettings = { delayMs: number; failRate: number; scale: number | undefined; orders: boolean }

type ApiOptions = Partial<ApiSettings> & {
  /** 0 takes a free port. */
  port: number
  host: string
  catalogue?: Catalogue
}

/** So many answers are kept: those of our catalogue several times over. */
const MOST_KEPT = 1_000

export type Api = { port: number; close: () => Promise<void> }

/**
 * Serves the API; the promise resolves once it listens. Rejects with an Error when the port is busy, or when the
 * catalogue does not hold together. `close` ends open connections and resolves when the port is free.
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
  const served = scale === undefined ? catalogue : scaleCatalogue(catalogue, scale)
  const book: PlacedOrders | undefined = orders ? new Map() : undefined
  const answer = keepShared((call) => handle(call, served, book))
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const received = await bodyOf(request).catch(() => undefined)
    if (received === undefined) return
    const fails = method !== 'OPTIONS' && Math.random() < failRate
    const { status, headers, body } = fails
      ? errorResponse(503, 'Сервис временно недоступен')
      : answer({ method, url, body: received })
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

/** Answers that a shared cache may keep are composed once, as behind a CDN: of very many recipes that takes longest. */
function keepShared(compose: (call: ApiRequest) => ApiResponse) {
  const kept = new Map<string, Omit<ApiResponse, 'body'> & { body: Buffer }>()
  return (call: ApiRequest) => {
    const ready = call.method === 'GET' && kept.get(call.url)
    if (ready) return ready
    const composed = compose(call)
    if (call.method !== 'GET' || !composed.headers['cache-control']?.startsWith('public')) return composed
    const answer = { ...composed, body: Buffer.from(composed.body) }
    if (kept.size < MOST_KEPT) kept.set(call.url, answer)
    return answer
  }
}

/** The body as text, of a long one only so much that it is seen to be too long. Throws when the sender is gone. */
async function bodyOf(request: IncomingMessage): Promise<string> {
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
 * (on or off); empty means none. Throws an Error whose sentence names the variable that is malformed.
 */
export function readApiSettings(env: Record<string, string | undefined>): ApiSettings {
  const read = (name: string, { whole, min, max }: { whole: boolean; min: number; max: number }) => {
    const text = env[name]?.trim()
    if (!text) return undefined
    const value = (whole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) ? Number(text) : NaN
    if (value >= min && value <= max) return value
    throw new Error(`${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not «${text}»`)
  }
  const orders = env.API_ORDERS?.trim() || 'off'
  if (orders !== 'on' && orders !== 'off') throw new Error(`API_ORDERS must be on or off, not «${orders}»`)
  return {
    delayMs: read('API_DELAY_MS', { whole: true, min: 0, max: 600_000 }) ?? 0,
    failRate: read('API_FAIL_RATE', { whole: false, min: 0, max: 1 }) ?? 0,
    scale: read('API_SCALE', { whole: true, min: 1, max: 100_000 }),
    orders: orders === 'on',
  }
}
