import * as Y from 'yjs'
import type { Database, Query } from './database-types'
import { parseDocumentName } from './document-names'
import { hashUser } from './erasures'
import { Refusal } from './refusal'

/**
 * A document is its state and the updates that came after it. An update is appended before it is acknowledged, so that a
 * server that is killed loses nothing; from time to time the updates are merged into the state.
 */

type StoredUpdate = { id: string; data: Uint8Array }
type StoredDocument = { state: Uint8Array | null; updates: Uint8Array[] }

/**
 * Reads a document, and creates it if need be. Throws a Refusal if its owner is gone, or has erased everything since
 * `signedInAt`.
 */
export function loadDocument(database: Database, name: string, signedInAt: number): Promise<StoredDocument> {
  return database.transaction(async (query) => {
    // Excludes a merge in between, which would move updates into a state that was read before.
    const find = () =>
      query<{ state: Uint8Array | null }>('SELECT state FROM documents WHERE name = $1 FOR SHARE', [name])
    let [row] = await find()
    if (!row) {
      await createDocument(query, name, signedInAt)
      ;[row] = await find()
    }
    if (!row) throw gone()
    const updates = await readUpdates(query, name)
    return { state: row.state, updates: updates.map(({ data }) => data) }
  })
}

async function createDocument(query: Query, name: string, signedInAt: number) {
  const { owner, id } = parseDocumentName(name) ?? { owner: 'user', id: '' }
  if (owner === 'user')
    await query(
      `INSERT INTO documents (name, user_id) SELECT $1, $2
       WHERE NOT EXISTS (SELECT FROM erasures WHERE user_hash = $3 AND erased_at > to_timestamp($4))
       ON CONFLICT DO NOTHING`,
      [name, id, hashUser(id), signedInAt],
    )
  else
    await query(
      `INSERT INTO documents (name, household_id) SELECT $1, id FROM households WHERE id = $2
       ON CONFLICT DO NOTHING`,
      [name, id],
    )
}

const readUpdates = (query: Query, name: string) =>
  query<StoredUpdate>('SELECT id::text AS id, data FROM updates WHERE document = $1 ORDER BY id', [name])

/** Appends updates, in one statement. Throws a Refusal if the document is gone. */
export async function appendUpdates(database: Database, name: string, updates: Uint8Array[]) {
  const rows = updates.map((_, index) => `($${index + 2}::bytea)`).join(', ')
  const stored = await database.query(
    `INSERT INTO updates (document, data) SELECT $1, data FROM (VALUES ${rows}) AS appended (data)
     WHERE EXISTS (SELECT FROM documents WHERE name = $1) RETURNING id`,
    [name, ...updates],
  )
  if (stored.length === 0) throw gone()
}

/** Throws a Refusal if a document is gone. */
export async function requireDocument(query: Query, name: string) {
  const found = await query('SELECT name FROM documents WHERE name = $1', [name])
  if (found.length === 0) throw gone()
}

const gone = () => new Refusal(403, 'document-gone', 'The owner of the document is gone.')

/** Merges the updates into the state and returns its size in bytes; undefined if the document is gone. */
export function mergeUpdates(database: Database, name: string): Promise<number | undefined> {
  return database.transaction(async (query) => {
    // The weakest lock that excludes a second merge: appending goes on.
    const [row] = await query<{ state: Uint8Array | null }>(
      'SELECT state FROM documents WHERE name = $1 FOR NO KEY UPDATE',
      [name],
    )
    if (!row) return undefined
    const updates = await readUpdates(query, name)
    if (updates.length === 0) return row.state?.length ?? 0
    const document = new Y.Doc()
    applyStored(document, name, { state: row.state, updates: updates.map(({ data }) => data) })
    const state = Y.encodeStateAsUpdate(document)
    document.destroy()
    await query('UPDATE documents SET state = $2, updated_at = now() WHERE name = $1', [name, state])
    // By their ids: an update with a lower id may be committed only now.
    await query('DELETE FROM updates WHERE id = ANY($1::bigint[])', [updates.map(({ id }) => id)])
    return state.length
  })
}

/** Applies what was stored to a document. An update that Yjs cannot read is left out, so that the others are still served. */
export function applyStored(
  document: Y.Doc,
  name: string,
  { state, updates }: StoredDocument,
  origin?: string,
) {
  for (const update of state ? [state, ...updates] : updates) {
    try {
      Y.applyUpdate(document, update, origin)
    } catch (error) {
      console.error(`${name}: left out an update that cannot be read: ${error}`)
    }
  }
}
