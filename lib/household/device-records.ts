import { clear, createStore, delMany, get, keys, set, type UseStore, values } from 'idb-keyval'

import type { SharedValues } from '@/lib/household/shared-values'

/**
 * What this device stores of its accounts' documents, in IndexedDB, so that changes made offline survive a reload and a
 * log-out.
 */

/**
 * A document, and the values that the stores held when it was saved (`base`): what differs from them has changed since.
 * `confirmed` are the values that the server last confirmed, if they differ from `base`.
 */
export type DocumentRecord = { state: Uint8Array; base: SharedValues; confirmed?: SharedValues }

/** What becomes of the own list on joining a household: it is added to the shared one, kept for later, or deleted. */
export const choices = ['join', 'keep', 'discard'] as const
export type Choice = (typeof choices)[number]

/**
 * The household that an account belongs to, and its id as a member. Until this device has opened the document it also has the
 * user's `choice`, or, if another device has moved the list into the household's, what the server had last confirmed of it.
 */
export type Membership = { id: string; memberId?: string; choice?: Choice; moved?: SharedValues }

type Records = {
  membership: Membership
  /** The user's choice while a request joins a household, or founds one, which has no id yet: the response may be lost. */
  joining: { household: string | undefined; choice: Choice }
  /** When the documents were last known to equal those of the server, in milliseconds. */
  syncedAt: number
  /** Missing until the user has paused or resumed. */
  isPaused: boolean
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

/** Reads a record. It is undefined if there is none, and where the browser has no database. */
export const readRecord = <Name extends keyof Records>(
  userId: string,
  name: Name,
): Promise<Records[Name] | undefined> =>
  get<Records[Name]>(prefix(userId) + name, records).catch(() => undefined)

/**
 * Stores a record; undefined deletes it. Where the browser has no database nothing is stored, and the next visit starts afresh.
 */
export const writeRecord = <Name extends keyof Records>(
  userId: string,
  name: Name,
  value: Records[Name] | undefined,
): Promise<void> => {
  const key = prefix(userId) + name
  return (value === undefined ? delMany([key], records) : set(key, value, records)).catch(() => {})
}

/** The stored bytes of all accounts' documents, in which a text of a document can be found as it is. */
export const readStates = async (): Promise<Uint8Array[]> =>
  (await values<Partial<DocumentRecord> | undefined>(records)).flatMap((record) => record?.state ?? [])

/** Deletes all records of an account. */
export async function deleteRecords(userId: string) {
  const all = await keys<string>(records)
  await delMany(
    all.filter((key) => key.startsWith(prefix(userId))),
    records,
  )
}

/** Deletes the records of all accounts. */
export const deleteAllRecords = () => clear(records)
