import { createHash } from 'node:crypto'
import type { Database, Query } from './database-types'
import { leaveWithin, type Closing } from './households'
import { Refusal } from './refusal'
import type { Identity } from './tokens'

/** The hash that stands for an account in the table of erasures. */
export const hashUser = (userId: string) => createHash('sha256').update(`user ${userId}`).digest()

/**
 * Deletes everything of a person and remembers the time, so that a device that is still signed in from before cannot bring it
 * back.
 */
export async function erase(database: Database, userId: string): Promise<Closing> {
  await database.transaction(async (query) => {
    await query(
      `INSERT INTO erasures (user_hash, erased_at) VALUES ($1, now())
       ON CONFLICT (user_hash) DO UPDATE SET erased_at = excluded.erased_at`,
      [hashUser(userId)],
    )
    await query('DELETE FROM documents WHERE user_id = $1', [userId])
    await leaveWithin(query, userId)
  })
  return { userId, reason: 'erased' }
}

/** Throws a Refusal if the person has erased everything since they signed in. */
export async function requireNotErased(query: Query, { userId, signedInAt }: Identity): Promise<void> {
  const erased = await query('SELECT FROM erasures WHERE user_hash = $1 AND erased_at > to_timestamp($2)', [
    hashUser(userId),
    signedInAt,
  ])
  if (erased.length > 0) throw new Refusal(401, 'erased', 'The account was erased after this sign-in.')
}
