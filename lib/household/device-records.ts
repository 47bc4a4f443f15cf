import { clear, createStore, delMany, get, keys, set } from 'idb-keyval'

import type { SharedValues } from '@/lib/household/document'
import type { Household } from '@/lib/household/household-api'

/**
 * What this device remembers of the documents of its accounts, in IndexedDB, so that changes made offline survive a reload
 * and a log-out.
 */

/** A document, and the values that the storage held when it was saved: what differs from them was changed since. */
export type DocumentRecord = { state: Uint8Array; base: SharedValues }

/** What becomes of the own list on joining a household: it is added to the shared one, kept for later, or deleted. */
export const choices = ['join', 'keep', 'discard'] as const
export type Choice = (typeof choices)[number]

/** The household of an account, and its id as a member; `choice` until the document has been opened here. */
export type Membership = { id: string; memberId?: string; choice?: Choice }

/** The membership in a household that the user has just joined or follows. */
export const membershipIn = ({ id, members }: Household, choice?: Choice): Membership => ({
  id,
  memberId: members.find(({ isYou }) => isYou)?.id,
  choice,
})

type Records = {
  membership: Membership
  /** When the documents were last known to equal those of the server, in milliseconds. */
  syncedAt: number
  isPaused: true
  /** Record of the document of this name. */
  [document: `document ${string}`]: DocumentRecord
}

const records = createStore('tasty-sync', 'records')
/** Ids of Firebase contain no spaces. */
const prefix = (userId: string) => `${userId} `

/** What is remembered under a name, or undefined; also where the browser has no database. */
export const readRecord = <Name extends keyof Records>(
  userId: string,
  name: Name,
): Promise<Records[Name] | undefined> =>
  get<Records[Name]>(prefix(userId) + name, records).catch(() => undefined)

/** Remembers a value; undefined forgets it. Where the browser has no database, the next visit begins anew. */
export const writeRecord = <Name extends keyof Records>(
  userId: string,
  name: Name,
  value: Records[Name] | undefined,
): Promise<void> => {
  const key = prefix(userId) + name
  return (value === undefined ? delMany([key], records) : set(key, value, records)).catch(() => {})
}

/** Forgets everything of an account. */
export async function deleteRecords(userId: string) {
  const all = await keys<string>(records)
  await delMany(
    all.filter((key) => key.startsWith(prefix(userId))),
    records,
  )
}

/** Forgets everything of all accounts. */
export const deleteAllRecords = () => clear(records)
