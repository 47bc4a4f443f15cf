import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { Access, disconnect } from './access'
import { startAccountSweep } from './account-sweep'
import { createApi } from './api'
import { openDatabase } from './database'
import type { Database } from './database-types'
import { createHocuspocus } from './documents'
import type { Closing } from './households'
import { closeHttp, createHttpServer, listen } from './http'
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

/**
 * Starts the server and resolves once it listens. `given` replaces that of the settings and stays open. `close` stores
 * everything, disconnects the clients and frees the port.
 */
export async function startSyncServer(settings: Settings, given?: Database): Promise<SyncServer> {
  const { limits, redisUrl } = settings
  const database = given ?? (await openDatabase(settings))
  const metrics = new Metrics()
  const access = new Access(database, tokenVerifier(settings), limits.connectionsPerUser)
  const relay =
    redisUrl === undefined
      ? undefined
      : openRelay({ url: redisUrl, metrics, onClosing: (closing) => disconnect(hocuspocus, closing) })
  const persistence = new Persistence(database, limits, metrics, relay)
  const hocuspocus = createHocuspocus({ access, persistence, metrics })
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.documentBytes + ENVELOPE_BYTES,
    perMessageDeflate: false,
  })
  const onClosing = (closing: Closing) => {
    disconnect(hocuspocus, closing)
    relay?.publishClosing(closing)
  }
  metrics.gauge('tasty_sync_sockets', 'Open WebSockets', () => webSockets.clients.size)
  metrics.gauge('tasty_sync_documents', 'Open documents', () => hocuspocus.getDocumentsCount())

  let isStopping = false
  const http = createHttpServer({
    api: createApi({ database, access, metrics, settings, onClosing }),
    database,
    metrics,
    settings,
    webSockets,
    onWebSocket: (webSocket, request) =>
      acceptSocket({ webSocket, request, hocuspocus, access, metrics, limits }),
    isStopping: () => isStopping,
  })
  const closeStores = async () => {
    await relay?.close()
    if (!given) await database.close()
  }
  await listen(http, settings).catch(async (error: unknown) => {
    await closeStores()
    throw error
  })
  const review = setInterval(() => {
    dropSilent(webSockets.clients)
    access.review(hocuspocus, Date.now() / 1000).catch(() => metrics.failures({ place: 'review' }))
  }, REVIEW_MS).unref()
  const { identityToolkitUrl: url } = settings
  const stopSweep =
    url === undefined
      ? undefined
      : startAccountSweep({ database, findAccounts: accountFinder({ ...settings, url }), metrics, onClosing })

  return {
    port: (http.address() as AddressInfo).port,
    close: async () => {
      isStopping = true
      clearInterval(review)
      await stopSweep?.()
      await closeHttp(http, webSockets, () => persistence.close())
      await persistence.close()
      await closeStores()
    },
  }
}
