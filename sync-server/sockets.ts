import type { IncomingMessage } from 'node:http'
import type { Hocuspocus } from '@hocuspocus/server'
import type { WebSocket } from 'ws'
import type { Access, Socket } from './access'
import type { Metrics } from './metrics'
import type { Limits } from './settings'
import { TokenBucket } from './token-bucket'

const SIGN_IN_MS = 10_000
/** What a client sends before it is signed in: tokens and first messages of a few documents. */
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
  const socket: Socket = { webSocket, userId: undefined, documents: new Set() }
  const { messagesPerSecond: perSecond, documentBytes } = limits
  const messages = new TokenBucket({ perSecond, burst: perSecond * BURST_SECONDS }, performance.now())
  const bytes = new TokenBucket(
    { perSecond: documentBytes / BURST_SECONDS, burst: 4 * documentBytes },
    performance.now(),
  )
  let received = 0

  const refuse = (code: number, reason: string) => {
    if (webSocket.readyState !== webSocket.OPEN) return
    metrics.refusals({ reason })
    // What still arrives is not worth reading.
    webSocket.removeAllListeners('message')
    webSocket.close(code, reason)
  }

  // Before Hocuspocus listens. It keeps what arrives before sign-in in memory.
  webSocket.on('message', (data: Buffer) => {
    metrics.messages()
    received += data.length
    const now = performance.now()
    if (!messages.take(now) || !bytes.take(now, data.length)) refuse(TOO_MANY, 'too-many-messages')
    else if (socket.userId === undefined && received > SIGN_IN_BYTES + documentBytes)
      refuse(UNAUTHORIZED, 'not-signed-in')
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
  hocuspocus.handleConnection(webSocket, request, { socket })
}
