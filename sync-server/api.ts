import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Access } from './access'
import { type Answer, createRoutes, type RouteOptions } from './api-routes'
import type { Metrics } from './metrics'
import { Refusal } from './refusal'
import { addressOf, isFromAllowedSite } from './request-source'
import type { Settings } from './settings'
import { TokenBuckets } from './token-bucket'

type Options = Omit<RouteOptions, 'maxMembers'> & { access: Access; metrics: Metrics; settings: Settings }

const MAX_BODY_BYTES = 4_096
/** Requests of one person, and of one address that tries out secrets. */
const RATE = { perSecond: 1, burst: 60 }
/** All requests of one address: thousands of phones share that of a mobile network. */
const ADDRESS_RATE = { perSecond: 100, burst: 1_000 }

/** The HTTP API of households, invitations and erasure. Every response is JSON; see the README for the routes. */
export function createApi(options: Options) {
  const routes = createRoutes({ ...options, maxMembers: options.settings.limits.members })
  const requests = new TokenBuckets(RATE)
  const addresses = new TokenBuckets(ADDRESS_RATE)
  const limit = (buckets: TokenBuckets, key: string) => {
    if (!buckets.take(key)) throw new Refusal(429, 'too-many-requests', 'Too many requests.')
  }
  return async (request: IncomingMessage, response: ServerResponse) => {
    const headers = corsHeaders(request, options.settings)
    const { status, body } = await respond(request).catch((error: unknown) =>
      answerToError(error, options.metrics),
    )
    response.writeHead(status, {
      ...headers,
      'cache-control': 'no-store',
      ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }

  async function respond(request: IncomingMessage): Promise<Answer> {
    const path = request.url?.split('?')[0] ?? '/'
    if (request.method === 'OPTIONS') return { status: 204 }
    if (!isFromAllowedSite(request, options.settings))
      throw new Refusal(403, 'origin', 'This site may not use the server.')
    const address = addressOf(request, options.settings)
    limit(addresses, address)
    const matching = routes.filter((route) => route.path.test(path))
    const route = matching.find(({ method }) => method === request.method)
    if (!route)
      throw matching.length
        ? new Refusal(405, 'method', 'The address does not take this method.')
        : new Refusal(404, 'not-found', 'There is nothing at this address.')
    const userId = route.isPublic ? '' : (await options.access.identify(readToken(request))).userId
    limit(requests, userId ? `user ${userId}` : `address ${address}`)
    const id = route.path.exec(path)?.[1] ?? ''
    return route.answer({ userId, id, body: await readBody(request) })
  }
}

function corsHeaders(request: IncomingMessage, settings: Settings): Record<string, string> {
  const { origin } = request.headers
  if (!origin || !isFromAllowedSite(request, settings)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '86400',
    vary: 'origin',
  }
}

function readToken({ headers }: IncomingMessage) {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  if (!token) throw new Refusal(401, 'token-missing', 'The request needs an ID token.')
  return token
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MAX_BODY_BYTES) throw new Refusal(413, 'too-large', 'The request is too large.')
      chunks.push(chunk)
    }
  } catch (error) {
    // No failure of this server: phones lose their network halfway through.
    throw error instanceof Refusal ? error : new Refusal(400, 'cut-off', 'The request was cut off.')
  }
  const text = Buffer.concat(chunks).toString()
  const body = text ? parseJson(text) : {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw new Refusal(400, 'malformed', 'The request must be a JSON object.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answerToError(error: unknown, metrics: Metrics): Answer {
  if (error instanceof Refusal) {
    metrics.refusals({ reason: error.code })
    return { status: error.status, body: { error: error.code, message: error.message } }
  }
  metrics.failures({ place: 'api' })
  console.error(`The API failed: ${error}`)
  return { status: 500, body: { error: 'failed', message: 'Something went wrong on the server.' } }
}
