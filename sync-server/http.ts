import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket, WebSocketServer } from 'ws'
import type { Database } from './database-types'
import type { Metrics } from './metrics'
import { isFromAllowedSite } from './request-source'
import type { Settings } from './settings'

type Options = {
  api: RequestListener
  database: Database
  metrics: Metrics
  settings: Settings
  webSockets: WebSocketServer
  onWebSocket: (webSocket: WebSocket, request: IncomingMessage) => void
  isStopping: () => boolean
}

const HEALTH_TIMEOUT_MS = 2_000
/** How long a client may take to answer the closing handshake before it is cut off. */
const CLOSE_MS = 1_000
/** The closing code that asks a client to come back: this server restarts, or another one serves it. */
const RESTARTING = 1012

/** The HTTP server: answers requests to the API, for health and for metrics, and opens or refuses WebSockets. */
export function createHttpServer(options: Options): Server {
  const { api, database, metrics, settings, webSockets, onWebSocket, isStopping } = options

  const answerHealth = async (response: ServerResponse) => {
    const isAnswering = await answersInTime(database)
    const status = isStopping() ? 'stopping' : isAnswering ? 'ok' : 'store unavailable'
    response.writeHead(status === 'ok' ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify({ status }))
  }
  const refusalOf = (request: IncomingMessage) => {
    if (isStopping() || webSockets.clients.size >= settings.limits.connections)
      return '503 Service Unavailable'
    return isFromAllowedSite(request, settings) ? undefined : '403 Forbidden'
  }

  const http = createServer((request, response) => {
    if (request.url === '/health') return void answerHealth(response)
    if (request.url === '/metrics') {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' })
      return void response.end(metrics.toText())
    }
    api(request, response)
  })
  http.requestTimeout = 10_000
  // Proxies keep idle connections for up to a minute, and answer 502 if the server closes one on which they send a request.
  http.keepAliveTimeout = 65_000
  http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const refusal = refusalOf(request)
    if (refusal === undefined) return webSockets.handleUpgrade(request, stream, head, onWebSocket)
    metrics.refusals({ reason: 'upgrade' })
    refuseUpgrade(stream, refusal)
  })
  return http
}

/** Refuses an upgrade and closes the connection: once one is requested, Node neither handles its errors nor ends it. */
function refuseUpgrade(stream: Duplex, status: string) {
  stream.on('error', () => stream.destroy())
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}

/** Resolves once the server listens. Throws an Error that names a busy port. */
export async function listen(http: Server, { host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is busy: set SYNC_PORT to another one`, { cause: error })
      : error
  })
}

/** Takes no more connections, and ends the open ones after `prepare`. Resolves when all have ended. */
export async function closeHttp(http: Server, webSockets: WebSocketServer, prepare: () => Promise<void>) {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()))
  await prepare()
  for (const webSocket of webSockets.clients) webSocket.close(RESTARTING)
  const cut = setTimeout(() => {
    for (const webSocket of webSockets.clients) webSocket.terminate()
    http.closeAllConnections()
  }, CLOSE_MS)
  http.closeIdleConnections()
  await closed
  clearTimeout(cut)
}

const answersInTime = ({ query }: Database) =>
  Promise.race([
    query('SELECT 1').then(
      () => true,
      () => false,
    ),
    sleep(HEALTH_TIMEOUT_MS, false, { ref: false }),
  ])
