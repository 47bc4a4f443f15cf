import { clear, createStore, delMany, get, keys, set, type UseStore, values } from 'idb-keyval'

import type { SharedValues } from '@/lib/household/shared-values'

/**
 * What this device remembers of the documents of its accounts, in IndexedDB, so that changes made offline survive a reload
 * and a log-out.
 */

/**
 * A document, and the values that the storage held when it was saved: what differs from them was changed since. `confirmed`
 * are the values that the server was known to have, where they were others.
 */
export type DocumentRecord = { state: Uint8Array; base: SharedValues; confirmed?: SharedValues }

/** What becomes of the own list on joining a household: it is added to the shared one, kept for later, or deleted. */
export const choices = ['join', 'keep', 'discard'] as const
export type Choice = (typeof choices)[number]

/** The household of an account, and its id as a member; `choice` until the document has been opened here. */
export type Membership = { id: string; memberId?: string; choice?: Choice }

type Records = {
  membership: Membership
  /** What the user has chosen for the household that a request joins, or founds without an id: its response may be lost. */
  joining: { household: string | undefined; choice: Choice }
  /** When the documents were last known to equal those of the server, in milliseconds. */
  syncedAt: number
  isPaused: true
  /** Record of the document of this name. */
  [document: `document ${string}`]: DocumentRecord
}

const store = createStore('tasty-sync', 'records')
/**
 * The store of records, whose transactions are committed at once. By default a transaction commits after the success events of
 * its requests, which do not reach a page that is being left.
 */
const records: UseStore = (mode, work) =>
  store(mode, (objects) => {
    const result = work(objects)
    if (mode === 'readwrite') objects.transaction.commit()
    return result
  })
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

/** The documents of all accounts as they are stored: texts that are in a document are in its bytes. */
export const readStates = async (): Promise<Uint8Array[]> =>
  (await values<Partial<DocumentRecord> | undefined>(records)).flatMap((record) => record?.state ?? [])

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
