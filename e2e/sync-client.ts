import { HocuspocusProvider } from '@hocuspocus/provider'
import { WebSocket } from 'ws'
import * as Y from 'yjs'

import { expect } from './fixtures'

/** A device that is no browser: another version of the app, for example. */

/** Node 20 has no WebSocket of its own; the provider passes the option on but does not declare it. */
const socketOptions: object = { WebSocketPolyfill: WebSocket }

/** Opens a document of the sync server, and resolves once it has arrived. */
export async function openDocument(name: string, token: string) {
  const url = (process.env.SYNC_URL ?? '').replace(/^http/, 'ws')
  const document = new Y.Doc()
  const provider = new HocuspocusProvider({ url, name, document, token, ...socketOptions })
  const saved = () => expect.poll(() => provider.isSynced && !provider.hasUnsyncedChanges).toBe(true)
  await saved()
  return { document, saved, close: () => provider.destroy() }
}

/** The household of a token's account. */
export async function readHousehold(token: string) {
  const response = await fetch(`${process.env.SYNC_URL}/household`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await response.json()) as { household: { id: string } }
}
