import { Redis } from 'ioredis'
import type { Document } from '@hocuspocus/server'
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import type { Closing } from './households'
import type { Metrics } from './metrics'

/**
 * Carries updates, presence and what to close between servers over Redis. It only makes them fast: updates are stored before
 * they are published, and after Redis was away each server reads its open documents again.
 */
export type Relay = {
  /** Subscribes before the document is read, so that no update falls in between. `reload` reads the document again. */
  open: (document: Document, reload: () => Promise<void>) => Promise<void>
  publishClosing: (closing: Closing) => void
  close: () => Promise<void>
}

/** The Yjs origin of what came from another server. */
export const RELAY = 'relay'

const PREFIX = 'tasty-sync'
const CLOSINGS = `${PREFIX}:closings`
const UPDATE = 0
const PRESENCE = 1
const QUESTION = 2

type Options = { url: string; metrics: Metrics; onClosing: (closing: Closing) => void }

/** Publishes a message about one document. */
type Publish = (kind: number, content?: Uint8Array) => void

/** Connects to Redis as soon as it can be reached. */
export function openRelay({ url, metrics, onClosing }: Options): Relay {
  const options = { maxRetriesPerRequest: null, enableOfflineQueue: false, retryStrategy: () => 500 }
  const publisher = new Redis(url, options)
  const subscriber = new Redis(url, { ...options, autoResubscribe: false })
  const documents = new Map<string, { document: Document; publish: Publish; reload: () => Promise<void> }>()
  const fail = () => metrics.failures({ place: 'redis' })
  const subscribe = async (channel: string) => {
    await subscriber.subscribe(channel).catch(fail)
  }

  metrics.gauge('tasty_sync_redis_connected', 'Whether Redis is reached', () =>
    Number(publisher.status === 'ready' && subscriber.status === 'ready'),
  )
  for (const client of [publisher, subscriber]) client.on('error', fail)
  subscriber.on('ready', () => {
    void subscribe(CLOSINGS)
    for (const [channel, { reload }] of documents) void subscribe(channel).then(reload).catch(fail)
  })
  subscriber.on('messageBuffer', (channel: Buffer, message: Buffer) => {
    if (channel.toString() === CLOSINGS) return onClosing(JSON.parse(message.toString()) as Closing)
    const open = documents.get(channel.toString())
    if (open) receive(open.document, message, open.publish)
  })

  return {
    open: async (document, reload) => {
      const channel = `${PREFIX}:document:${document.name}`
      const publish: Publish = (kind, content = new Uint8Array()) => {
        publisher.publish(channel, Buffer.concat([Buffer.of(kind), content])).catch(fail)
      }
      documents.set(channel, { document, publish, reload })
      passOn(document, publish)
      document.on('destroy', () => {
        if (documents.get(channel)?.document !== document) return
        documents.delete(channel)
        subscriber.unsubscribe(channel).catch(fail)
      })
      await subscribe(channel)
      publish(QUESTION)
    },
    publishClosing: (closing) => {
      publisher.publish(CLOSINGS, JSON.stringify(closing)).catch(fail)
    },
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

/** Publishes what changes in a document, unless it came from another server. */
function passOn(document: Document, publish: Publish) {
  document.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== RELAY && !document.isLoading) publish(UPDATE, update)
  })
  document.awareness.on(
    'update',
    ({ added, updated, removed }: Record<'added' | 'updated' | 'removed', number[]>, origin: unknown) => {
      if (origin !== RELAY) publishPresence(document, [...added, ...updated, ...removed], publish)
    },
  )
}

/** Applies a message of another server, or answers it. */
function receive(document: Document, message: Buffer, publish: Publish) {
  const content = new Uint8Array(message.subarray(1))
  if (message[0] === UPDATE) Y.applyUpdate(document, content, RELAY)
  if (message[0] === PRESENCE) applyAwarenessUpdate(document.awareness, content, RELAY)
  if (message[0] === QUESTION) publishPresence(document, [...document.awareness.getStates().keys()], publish)
}

function publishPresence({ awareness }: Document, clients: number[], publish: Publish) {
  if (clients.length > 0) publish(PRESENCE, encodeAwarenessUpdate(awareness, clients))
}
