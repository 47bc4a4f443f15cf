import { randomUUID } from 'node:crypto'

import { expect, onTestFinished, vi } from 'vitest'

import type { SharedValues } from '@/lib/household/document'
import * as api from '@/lib/household/household-api'
import { SyncSession } from '@/lib/household/sync-session'
import { useSyncStore } from '@/lib/household/sync-store'
import { useSessionStore } from '@/lib/session/session-store'
import { openElsewhere, tokenOf, WAIT, webSocketOptions } from '@/testing/sync-server'

/** A session of this device with the server of `config.syncUrl`. */

export const newUser = () => `user-${randomUUID()}`
export const until = (check: () => void) => vi.waitFor(check, WAIT)
export const status = () => useSyncStore.getState().status
export const synced = () => until(() => expect(status()).toBe('synced'))

/** Signs in on this device, as after a restored backup, and starts to sync. */
export function start(userId: string) {
  useSessionStore.setState({ status: 'in', access: userId, owner: userId })
  const session = new SyncSession({ userId, getToken: async () => tokenOf(userId), webSocketOptions })
  onTestFinished(() => session.stop())
  return session
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
