import { HocuspocusProvider } from '@hocuspocus/provider'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import * as Y from 'yjs'

import { readDocument, writeDocument } from '@/lib/household/document'
import type { SharedValues } from '@/lib/household/shared-values'
import { tokenOf } from '@/sync-server/testing/tokens'
import { until } from '@/testing/until'

/** Devices that use a sync server. */

/** As in browsers, an error that nobody listens for is none: closing a socket that still connects is one. */
class BrowserWebSocket extends WebSocket {
  constructor(...options: ConstructorParameters<typeof WebSocket>) {
    super(...options)
    this.on('error', () => {})
  }
}

/** Options of a WebSocket in Node 20, which has none of its own. */
export const webSocketOptions: object = {
  WebSocketPolyfill: BrowserWebSocket,
  delay: 50,
  minDelay: 50,
  maxDelay: 200,
}

/** Another device that has a document open. */
export function openElsewhere(port: number, name: string, userId: string) {
  const document = new Y.Doc()
  const refusals: string[] = []
  const provider = new HocuspocusProvider({
    url: `ws://127.0.0.1:${port}`,
    name,
    document,
    token: tokenOf(userId),
    onAuthenticationFailed: ({ reason }) => refusals.push(reason),
    ...webSocketOptions,
  })
  onTestFinished(() => provider.destroy())
  const read = () => readDocument(document)
  return {
    document,
    provider,
    refusals,
    read,
    change: (next: (values: SharedValues) => Partial<SharedValues>) => {
      const before = read()
      writeDocument(document, { before, after: { ...before, ...next(before) } })
    },
    /** Resolves when the device has what the server has, and the other way round. */
    saved: () =>
      until(() => {
        if (!provider.isSynced || provider.hasUnsyncedChanges) throw new Error('Not synced')
      }),
  }
}
