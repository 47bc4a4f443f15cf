import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { JWTVerifyGetKey } from 'jose'
import { WebSocketServer } from 'ws'
import { Access, disconnect } from './access'
import { startAccountSweep } from './account-sweep'
import { createApi } from './api'
import { openDatabase } from './database'
import type { Database } from './database-types'
import { createHocuspocus } from './documents'
import type { Closing } from './households'
import { accountFinder } from './identity-toolkit'
import { Metrics } from './metrics'
import { Persistence } from './persistence'
import { openRelay } from './relay'
import type { Settings } from './settings'
import { acceptSocket, dropSilent } from './sockets'
import { tokenVerifier } from './tokens'

export type SyncServer = { port: number; close: () => Promise<void> }

/** Room for the envelope of a message around the update of a document. */
const ENVELOPE_BYTES = 1_024
const REVIEW_MS = 30_000
const HEALTH_TIMEOUT_MS = 2_000
/** After which a client that does not answer the closing handshake is cut off. */
const CLOSE_MS = 1_000
/** The code for a client that shall come back: the server restarts, or another one serves it. */
const RESTARTING = 1012

/**
 * Starts the server and resolves once it listens. `database` and `keys` replace those of the settings; a database that is
 * passed in stays open. `close` stores everything, disconnects the clients and frees the port.
 */
export async function startSyncServer(
  settings: Settings,
  { database: given, keys }: { database?: Database; keys?: JWTVerifyGetKey } = {},
): Promise<SyncServer> {
  const { limits } = settings
  const database = given ?? (await openDatabase(settings))
  const metrics = new Metrics()
  const access = new Access(database, tokenVerifier({ ...settings, keys }), limits.connectionsPerUser)
  const relay =
    settings.redisUrl === undefined
      ? undefined
      : openRelay({
          url: settings.redisUrl,
          metrics,
          onClosing: (closing) => disconnect(hocuspocus, closing),
        })
  const persistence = new Persistence(database, limits, metrics, relay)
  const hocuspocus = createHocuspocus({ access, persistence, metrics })
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.documentBytes + ENVELOPE_BYTES,
    perMessageDeflate: false,
  })
  let isStopping = false

  const isAllowedOrigin = (origin: string | undefined) =>
    settings.allowedOrigins.length === 0 || (origin !== undefined && settings.allowedOrigins.includes(origin))
  const addressOf = ({ headers, socket }: IncomingMessage) => {
    const forwarded = settings.trustProxy
      ? `${headers['x-forwarded-for'] ?? ''}`.split(',').at(-1)?.trim()
      : ''
    return forwarded || socket.remoteAddress || ''
  }
  const onClosing = (closing: Closing) => {
    disconnect(hocuspocus, closing)
    relay?.publishClosing(closing)
  }
  const api = createApi({
    database,
    access,
    metrics,
    maxMembers: limits.members,
    isAllowedOrigin,
    addressOf,
    onClosing,
  })

  metrics.gauge('tasty_sync_sockets', 'Open WebSockets', () => webSockets.clients.size)
  metrics.gauge('tasty_sync_documents', 'Open documents', () => hocuspocus.getDocumentsCount())
  if (relay)
    metrics.gauge('tasty_sync_redis_connected', 'Whether Redis is reached', () => Number(relay.isConnected()))

  const health = async (response: ServerResponse) => {
    const isHealthy = !isStopping && (await answersInTime(database))
    response.writeHead(isHealthy ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify({ status: isHealthy ? 'ok' : isStopping ? 'stopping' : 'store unavailable' }))
  }

  const http = createServer((request, response) => {
    if (request.url === '/health') return void health(response)
    if (request.url === '/metrics') {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' })
      return void response.end(metrics.toText())
    }
    void api(request, response)
  })
  http.requestTimeout = 10_000
  http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const status =
      isStopping || webSockets.clients.size >= limits.connections
        ? '503 Service Unavailable'
        : isAllowedOrigin(request.headers.origin)
          ? undefined
          : '403 Forbidden'
    if (status) {
      metrics.refusals({ reason: 'upgrade' })
      return void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    webSockets.handleUpgrade(request, stream, head, (webSocket) =>
      acceptSocket({ webSocket, request, hocuspocus, access, metrics, limits }),
    )
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(settings.port, settings.host, resolve)
  }).catch(async (error: NodeJS.ErrnoException) => {
    await relay?.close()
    if (!given) await database.close()
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${settings.port} is busy: set SYNC_PORT to another one`, { cause: error })
      : error
  })
  const review = setInterval(() => {
    dropSilent(webSockets.clients)
    access.review(hocuspocus, Date.now() / 1000).catch(() => metrics.failures({ place: 'review' }))
  }, REVIEW_MS).unref()
  const { identityToolkitUrl } = settings
  const stopSweep =
    identityToolkitUrl === undefined
      ? undefined
      : startAccountSweep({
          database,
          findAccounts: accountFinder({ ...settings, url: identityToolkitUrl }),
          metrics,
          onClosing,
        })

  return {
    port: (http.address() as AddressInfo).port,
    close: async () => {
      isStopping = true
      clearInterval(review)
      await stopSweep?.()
      const closed = new Promise<void>((resolve) => http.close(() => resolve()))
      await persistence.close()
      for (const webSocket of webSockets.clients) webSocket.close(RESTARTING)
      const cut = setTimeout(() => {
        for (const webSocket of webSockets.clients) webSocket.terminate()
        http.closeAllConnections()
      }, CLOSE_MS)
      http.closeIdleConnections()
      await closed
      clearTimeout(cut)
      await persistence.close()
      await relay?.close()
      if (!given) await database.close()
    },
  }
}

async function answersInTime({ query }: Database) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), HEALTH_TIMEOUT_MS)
  })
  const answered = query('SELECT 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
