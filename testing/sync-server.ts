import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { HocuspocusProvider } from '@hocuspocus/provider'
import { UnsecuredJWT } from 'jose'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import * as Y from 'yjs'

import { readDocument, type SharedValues, writeDocument } from '@/lib/household/document'

/** The real sync server, in a process of its own, and further devices that use it. */

const PROJECT = 'demo-tasty'
/** Generous for slow machines. */
export const WAIT = { timeout: 15_000, interval: 10 }

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Starts the server on a store of its own. */
export async function startSyncServer(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tasty-sync-test-'))
  const child = spawn(process.execPath, ['--import', 'tsx', resolve('sync-server/main.ts')], {
    env: {
      ...process.env,
      SYNC_PORT: `${port}`,
      SYNC_FOLDER: folder,
      FIREBASE_PROJECT_ID: PROJECT,
      AUTH_EMULATOR: 'on',
      DATABASE_URL: '',
      REDIS_URL: '',
      ALLOWED_ORIGINS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, failed) => {
    child.once('exit', () => failed(new Error('The sync server did not start')))
    child.stdout.on('data', (text: Buffer) => {
      if (`${text}`.includes('Sync server ready')) ready()
    })
  })
  return async () => {
    const exited = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A token as the Auth emulator issues it. */
export function tokenOf(userId: string) {
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: userId, iat: now, auth_time: now - 60, exp: now + 3600 }
  return new UnsecuredJWT({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    ...claims,
  }).encode()
}

/** Options of a WebSocket in Node 20, which has none of its own. */
export const webSocketOptions: object = {
  WebSocketPolyfill: WebSocket,
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
      vi.waitFor(() => {
        if (!provider.isSynced || provider.hasUnsyncedChanges) throw new Error('Not synced')
      }, WAIT),
  }
}
