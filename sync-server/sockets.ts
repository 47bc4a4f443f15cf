import type { IncomingMessage } from 'node:http'
import type { Hocuspocus } from '@hocuspocus/server'
import { createDecoder, readVarString } from 'lib0/decoding'
import type { WebSocket } from 'ws'
import type { Access, Socket } from './access'
import type { Metrics } from './metrics'
import type { Limits } from './settings'
import { TokenBucket } from './token-bucket'

const SIGN_IN_MS = 10_000
/** How much a client may send for documents that are not open yet, beside the content of one: Hocuspocus keeps it in memory. */
const SIGN_IN_BYTES = 100_000
/** A device that was offline sends what waited, a message for each change at most. */
const BURST_SECONDS = 10
const TOO_MANY = 4429
const UNAUTHORIZED = 4401

type Options = {
  webSocket: WebSocket
  request: IncomingMessage
  hocuspocus: Hocuspocus
  access: Access
  metrics: Metrics
  limits: Limits
}

/** Hands a WebSocket to Hocuspocus, behind limits that Hocuspocus does not have. */
export function acceptSocket({ webSocket, request, hocuspocus, access, metrics, limits }: Options): void {
  const { messagesPerSecond: perSecond, documentBytes } = limits
  const messages = new TokenBucket({ perSecond, burst: perSecond * BURST_SECONDS }, performance.now())
  const byteLimit = { perSecond: documentBytes / BURST_SECONDS, burst: 4 * documentBytes }
  const bytes = new TokenBucket(byteLimit, performance.now())
  const answers = new TokenBucket(byteLimit, performance.now())
  const socket: Socket = { webSocket, userId: undefined, documents: new Set(), signIns: 0, answers }
  let early = 0

  const refuse = (code: number, reason: string) => {
    if (webSocket.readyState !== webSocket.OPEN) return
    metrics.refusals({ reason })
    // What still arrives is not worth reading.
    webSocket.removeAllListeners('message')
    webSocket.close(code, reason)
  }

  // Before Hocuspocus listens.
  webSocket.on('message', (data: Buffer) => {
    metrics.messages()
    const now = performance.now()
    if (!messages.take(now) || !bytes.take(now, data.length)) return refuse(TOO_MANY, 'too-many-messages')
    if (hocuspocus.documents.get(nameOf(data))?.connections.has(webSocket)) return
    early += data.length
    if (early > SIGN_IN_BYTES + documentBytes) refuse(UNAUTHORIZED, 'not-signed-in')
  })
  const signIn = setTimeout(() => {
    if (socket.userId === undefined) refuse(UNAUTHORIZED, 'not-signed-in')
  }, SIGN_IN_MS)
  webSocket.on('close', () => {
    clearTimeout(signIn)
    access.release(socket)
  })
  // E.g. a message over the limit, after which ws closes the connection.
  webSocket.on('error', () => metrics.refusals({ reason: 'protocol' }))
  alive.add(webSocket)
  webSocket.on('pong', () => alive.add(webSocket))
  hocuspocus.handleConnection(webSocket, request, { socket })
}

const alive = new WeakSet<WebSocket>()

/** Cuts off sockets that have not answered since the last call: phones vanish without a word, and are counted until then. */
export function dropSilent(webSockets: Iterable<WebSocket>): void {
  for (const webSocket of webSockets) {
    if (!alive.delete(webSocket)) webSocket.terminate()
    else webSocket.ping()
  }
}

/** The name of the document that a message is for; Hocuspocus closes the connection if there is none. */
function nameOf(message: Uint8Array) {
  try {
    return readVarString(createDecoder(message))
  } catch {
    return ''
  }
}
