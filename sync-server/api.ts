import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Access } from './access'
import type { Database } from './database-types'
import { deleteDocument } from './document-store'
import { erase } from './erasures'
import * as households from './households'
import type { Metrics } from './metrics'
import { Refusal } from './refusal'
import { addressOf, isFromAllowedSite } from './request-source'
import type { Settings } from './settings'
import { TokenBuckets } from './token-bucket'

type Options = {
  database: Database
  access: Access
  metrics: Metrics
  settings: Settings
  /** After somebody left, was removed or erased everything, or a document was deleted. */
  onClosing: (closing: households.Closing) => void
}
type Answer = { status: number; body?: unknown }
type Call = { userId: string; id: string; body: Record<string, unknown> }
type Route = { method: string; path: RegExp; isPublic?: boolean; answer: (call: Call) => Promise<Answer> }

const MAX_BODY_BYTES = 4_096
const MAX_NAME_LENGTH = 60
const MAX_USES = 8
/** Requests of one person, and of one address that tries out secrets. */
const RATE = { perSecond: 1, burst: 60 }
/** All requests of one address: thousands of phones share that of a mobile network. */
const ADDRESS_RATE = { perSecond: 100, burst: 1_000 }

/** The HTTP API of households, invitations and erasure. Every response is JSON; see the README for the routes. */
export function createApi(options: Options) {
  const routes = createRoutes(options)
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

function createRoutes({ database, access, settings, onClosing }: Options): Route[] {
  const maxMembers = settings.limits.members
  const household = async (userId: string, status = 200): Promise<Answer> => ({
    status,
    body: { household: (await households.readHousehold(database.query, userId)) ?? null },
  })
  const close = (closing: households.Closing): Answer => {
    onClosing(closing)
    return { status: 204 }
  }
  return [
    { method: 'GET', path: /^\/household$/, answer: ({ userId }) => household(userId) },
    {
      method: 'POST',
      path: /^\/household$/,
      answer: async ({ userId, body }) => {
        await households.createHousehold(database, userId, readName(body))
        return household(userId, 201)
      },
    },
    {
      method: 'POST',
      path: /^\/household\/invitations$/,
      answer: async ({ userId, body }) => ({
        status: 201,
        body: await households.invite(database, userId, readUses(body)),
      }),
    },
    {
      method: 'DELETE',
      path: /^\/household\/invitations\/([\w-]{1,64})$/,
      answer: async ({ userId, id }) => {
        await households.revokeInvitation(database, userId, id)
        return { status: 204 }
      },
    },
    {
      method: 'GET',
      path: /^\/household\/departures\/([\w-]{1,64})$/,
      answer: async ({ id }) => ({
        status: 200,
        body: { departed: await households.hasDeparted(database.query, id) },
      }),
    },
    {
      method: 'DELETE',
      path: /^\/household\/members\/me$/,
      answer: async ({ userId }) => close(await households.leave(database, userId)),
    },
    {
      method: 'DELETE',
      path: /^\/household\/members\/([\w-]{1,64})$/,
      answer: async ({ userId, id }) => close(await households.removeMember(database, userId, id)),
    },
    {
      method: 'POST',
      path: /^\/invitations\/read$/,
      // The page of an invitation shows who invites before the visitor has signed in.
      isPublic: true,
      answer: async ({ body }) => ({
        status: 200,
        body: await households.readInvitation(database.query, readText(body, 'secret', 100)),
      }),
    },
    {
      method: 'POST',
      path: /^\/invitations\/accept$/,
      answer: async ({ userId, body }) => {
        const secret = readText(body, 'secret', 100)
        await households.join(database, userId, { secret, name: readName(body), maxMembers })
        return household(userId)
      },
    },
    {
      method: 'DELETE',
      path: /^\/documents\/((?:user|household)\/[\w-]{1,128}\/[a-z0-9-]{1,40})$/,
      answer: async ({ userId, id: name }) => {
        await access.requireAccess(userId, name)
        await deleteDocument(database.query, name)
        return close({ document: name, reason: 'document-gone' })
      },
    },
    {
      method: 'DELETE',
      path: /^\/me$/,
      answer: async ({ userId }) => close(await erase(database, userId)),
    },
  ]
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
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) throw new Refusal(413, 'too-large', 'The request is too large.')
    chunks.push(chunk)
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

function readText(body: Record<string, unknown>, name: string, maxLength: number) {
  const text = typeof body[name] === 'string' ? body[name].trim() : ''
  // Postgres stores no NUL.
  if (text && text.length <= maxLength && !text.includes('\0')) return text
  throw new Refusal(400, 'malformed', `«${name}» must be a text of 1 to ${maxLength} characters.`)
}

const readName = (body: Record<string, unknown>) => readText(body, 'name', MAX_NAME_LENGTH)

function readUses({ uses = 1 }: Record<string, unknown>) {
  if (typeof uses === 'number' && Number.isInteger(uses) && uses >= 1 && uses <= MAX_USES) return uses
  throw new Refusal(400, 'malformed', `«uses» must be a whole number from 1 to ${MAX_USES}.`)
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
