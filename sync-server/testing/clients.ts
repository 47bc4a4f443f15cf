import { randomUUID } from 'node:crypto'
import { HocuspocusProvider, WebSocketStatus } from '@hocuspocus/provider'
import { onTestFinished, vi } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'
import * as Y from 'yjs'
import { demoProject } from '../../scripts/demo-project'
import type { Database } from '../database-types'
import { startSyncServer } from '../server'
import { defaultLimits, type Settings } from '../settings'
import { tokenOf } from './tokens'

// Generous for slow machines. A passing test does not take this long.
vi.setConfig({ testTimeout: 30_000 })

export const testSettings: Settings = {
  host: '127.0.0.1',
  port: 0,
  folder: undefined,
  databaseUrl: undefined,
  redisUrl: undefined,
  projectId: demoProject.id,
  authEmulator: true,
  identityToolkitUrl: undefined,
  allowedOrigins: [],
  trustProxy: false,
  limits: defaultLimits,
}

/** A server that stops when the test ends. */
export async function startServer(database: Database, changes: Partial<Settings> = {}) {
  const server = await startSyncServer({ ...testSettings, ...changes }, database)
  onTestFinished(server.close)
  return server
}

export const newUser = () => `user-${randomUUID()}`

/** A client as the site has it: the provider of Hocuspocus on a document, over a real WebSocket. */
export function connect(port: number, name: string, token: string | (() => string), document = new Y.Doc()) {
  const refusals: string[] = []
  const closings: string[] = []
  const provider = new HocuspocusProvider({
    url: `ws://127.0.0.1:${port}`,
    name,
    document,
    token: typeof token === 'string' ? token : () => token(),
    onAuthenticationFailed: ({ reason }) => refusals.push(reason),
    onClose: ({ event }) => closings.push(event.reason),
    ...socketOptions,
  })
  onTestFinished(() => provider.destroy())
  return {
    document,
    provider,
    refusals,
    closings,
    rows: document.getMap<unknown>('rows'),
    goOffline: () => {
      provider.disconnect()
      return vi.waitFor(() => {
        if (provider.configuration.websocketProvider.status !== WebSocketStatus.Disconnected)
          throw new Error('Still connected')
      }, WAIT)
    },
    /** Resolves when the server has the document's changes stored, and the document those of the server. */
    saved: () =>
      vi.waitFor(() => {
        if (!provider.synced || provider.hasUnsyncedChanges)
          throw new Error(`Not synced: refused ${refusals}, closed ${closings}`)
      }, WAIT),
  }
}

export const WAIT = { timeout: 40_000, interval: 5 }
/** Options of its WebSocket, which the provider passes on but does not declare. Node 20 has no WebSocket of its own. */
const socketOptions: object = { WebSocketPolyfill: WebSocket, delay: 50, minDelay: 50, maxDelay: 200 }

/** A WebSocket without a provider, for messages that no provider sends. */
export async function openSocket(port: number, options: ClientOptions & { autoPong?: boolean } = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, options)
  onTestFinished(() => socket.terminate())
  const received: Buffer[] = []
  socket.on('message', (data: Buffer) => received.push(data))
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
    socket.on('error', () => {})
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return { socket, received, closed }
}

/** Calls the API as a person. */
export async function call(
  port: number,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : undefined }
}

type HouseholdBody = { id: string; members: { id: string; name: string; isOwner: boolean; isYou: boolean }[] }

/** A household of these people, the first of whom owns it. */
export async function createHousehold(port: number, ...userIds: string[]) {
  const [owner = '', ...others] = userIds.map((userId) => tokenOf(userId))
  await call(port, owner, 'POST', '/household', { name: 'Аня' })
  for (const [index, token] of others.entries()) {
    const { body } = await call(port, owner, 'POST', '/household/invitations')
    await call(port, token, 'POST', '/invitations/accept', {
      secret: body?.secret,
      name: `Гость ${index + 1}`,
    })
  }
  return readHousehold(port, userIds[0] ?? '')
}

export async function readHousehold(port: number, userId: string) {
  const { body } = await call(port, tokenOf(userId), 'GET', '/household')
  return body?.household as HouseholdBody
}
