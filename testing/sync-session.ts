import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest'

import { config } from '@/lib/config'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { type Choice, deleteAllRecords, writeRecord } from '@/lib/household/device-records'
import type { SharedValues } from '@/lib/household/shared-values'
import * as api from '@/lib/household/household-api'
import { SyncSession } from '@/lib/household/sync-session'
import { useSyncStore } from '@/lib/household/sync-store'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
import { userDataKeys } from '@/lib/user-data/stored-data'
import { records } from '@/testing/memory-records'
import { type SyncProcess, startSyncServer } from '@/testing/sync-process'
import { openElsewhere, webSocketOptions } from '@/testing/sync-server'
import { tokenOf } from '@/sync-server/testing/tokens'
import { until } from '@/testing/until'

/** A session of this device with the server of `config.syncUrl`. */

/** A server for the tests of a file, each of which begins with an empty device. The file mocks `idb-keyval`. */
export function serveSync() {
  const served: { port: number; server: SyncProcess | undefined } = { port: 0, server: undefined }
  beforeAll(async () => {
    const server = await startSyncServer()
    Object.assign(served, { server, port: server.port })
    config.syncUrl = server.url
  }, 60_000)
  afterAll(() => served.server?.stop())
  beforeEach(async () => {
    clearStorage()
    useToastsStore.setState({ toasts: [] })
    await deleteAllRecords()
  })
  return served
}

export const newUser = () => `user-${randomUUID()}`
export const status = () => useSyncStore.getState().status
export const synced = () => until(() => expect(status()).toBe('synced'))

/** Signs in on this device, as after a restored backup, and starts to sync. */
export function start(
  userId: string,
  getToken: (options?: { isRenewed?: boolean }) => Promise<string> = async () => tokenOf(userId),
) {
  useSessionStore.setState({ status: 'in', access: userId, owner: userId })
  const session = new SyncSession({ userId, getToken, webSocketOptions, retryMs: 50 })
  onTestFinished(() => session.stop())
  return session
}

/** Empties this device, which another one now is; returns the function that brings the first one back. */
export function switchDevice() {
  const remembered = [...records]
  const stored = Object.entries(clearStorage())
  records.clear()
  return () => {
    clearStorage()
    records.clear()
    for (const [key, record] of remembered) records.set(key, record)
    for (const [key, text] of stored) localStorage.setItem(key, text)
    for (const key of [...userDataKeys, 'synced']) dispatchEvent(new StorageEvent('storage', { key }))
  }
}

/** A household of Anya, who uses another device, with these values. */
export async function makeHousehold(port: number, values: Partial<SharedValues>) {
  const anya = newUser()
  const made = await api.createHousehold(tokenOf(anya), 'Аня')
  const phone = openElsewhere(port, `household/${made?.id}`, anya)
  phone.change(() => values)
  await phone.saved()
  return { anya, phone, secret: (await api.createInvitation(tokenOf(anya))).secret }
}

/** Joins the household of an invitation as Петя. Returns the household as the server answers it. */
export async function join(session: SyncSession, userId: string, secret: string, choice: Choice) {
  // As the product does, for the case that another request names the household first.
  const invitation = await api.readInvitation(secret)
  await writeRecord(userId, 'joining', { household: invitation.household, choice })
  const household = await api.acceptInvitation(tokenOf(userId), secret, 'Петя')
  if (household) await session.enter(household, choice)
  return household
}
