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
  isConnected: () => boolean
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

/** Connects to Redis as soon as it can be reached. */
export function openRelay({ url, metrics, onClosing }: Options): Relay {
  const options = { maxRetriesPerRequest: null, enableOfflineQueue: false, retryStrategy: () => 500 }
  const publisher = new Redis(url, options)
  const subscriber = new Redis(url, { ...options, autoResubscribe: false })
  const documents = new Map<string, { document: Document; reload: () => Promise<void> }>()
  const channelOf = (document: Document) => `${PREFIX}:document:${document.name}`
  const fail = () => metrics.failures({ place: 'redis' })

  for (const client of [publisher, subscriber]) client.on('error', fail)

  const publish = (document: Document, kind: number, content: Uint8Array = new Uint8Array()) => {
    publisher.publish(channelOf(document), Buffer.concat([Buffer.of(kind), content])).catch(fail)
  }
  const subscribe = async (channel: string) => {
    await subscriber.subscribe(channel).catch(fail)
  }

  subscriber.on('ready', () => {
    void subscribe(CLOSINGS)
    for (const { document, reload } of documents.values()) {
      void subscribe(channelOf(document)).then(reload).catch(fail)
    }
  })
  subscriber.on('messageBuffer', (channel: Buffer, message: Buffer) => {
    if (channel.toString() === CLOSINGS) return onClosing(JSON.parse(message.toString()) as Closing)
    const document = documents.get(channel.toString())?.document
    if (document) receive(document, message)
  })

  const receive = (document: Document, message: Buffer) => {
    const content = new Uint8Array(message.subarray(1))
    if (message[0] === UPDATE) Y.applyUpdate(document, content, RELAY)
    if (message[0] === PRESENCE) applyAwarenessUpdate(document.awareness, content, RELAY)
    if (message[0] === QUESTION) publishPresence(document, [...document.awareness.getStates().keys()])
  }
  const publishPresence = (document: Document, clients: number[]) => {
    if (clients.length > 0) publish(document, PRESENCE, encodeAwarenessUpdate(document.awareness, clients))
  }

  return {
    open: async (document, reload) => {
      const channel = channelOf(document)
      documents.set(channel, { document, reload })
      document.on('update', (update: Uint8Array, origin: unknown) => {
        if (origin !== RELAY && !document.isLoading) publish(document, UPDATE, update)
      })
      document.awareness.on(
        'update',
        (change: Record<'added' | 'updated' | 'removed', number[]>, origin: unknown) => {
          if (origin !== RELAY)
            publishPresence(document, [...change.added, ...change.updated, ...change.removed])
        },
      )
      document.on('destroy', () => {
        if (documents.get(channel)?.document !== document) return
        documents.delete(channel)
        subscriber.unsubscribe(channel).catch(fail)
      })
      await subscribe(channel)
      publish(document, QUESTION)
    },
    publishClosing: (closing) => {
      publisher.publish(CLOSINGS, JSON.stringify(closing)).catch(fail)
    },
    isConnected: () => publisher.status === 'ready' && subscriber.status === 'ready',
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
