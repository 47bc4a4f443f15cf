import type { Database, Query } from './database-types'
import { erase } from './erasures'
import type { Closing } from './households'
import type { FindAccounts } from './identity-toolkit'
import type { Metrics } from './metrics'

type Options = {
  database: Database
  findAccounts: FindAccounts
  metrics: Metrics
  /** After everything of an account was erased. */
  onClosing: (closing: Closing) => void
}

/** The most that one lookup takes. */
const BATCH = 100
const RETRY_MS = 60 * 60_000
const EVERY_MS = 24 * RETRY_MS

/**
 * Erases everything of people whose accounts no longer exist: documents, memberships and invitations. It looks at all
 * accounts now and once a day; when the identity service fails, it goes on an hour later where it was. Returns a function
 * that ends it.
 */
export function startAccountSweep({
  database,
  findAccounts,
  metrics,
  onClosing,
}: Options): () => Promise<void> {
  const over = new AbortController()
  /** The last account that the sweep has looked at. */
  let position = ''
  let dueAt = 0
  let running: Promise<void> | undefined

  const sweepBatch = async () => {
    const userIds = await readUsers(database.query, position)
    for (const userId of await findDeleted(userIds, (ids) => findAccounts(ids, over.signal))) {
      if (over.signal.aborted) return
      onClosing(await erase(database, userId))
      metrics.sweptAccounts()
    }
    position = userIds.length < BATCH ? '' : (userIds.at(-1) ?? '')
  }
  const sweep = async () => {
    const startedAt = Date.now()
    try {
      do await sweepBatch()
      while (position && !over.signal.aborted)
      dueAt = startedAt + EVERY_MS
    } catch (error) {
      if (over.signal.aborted) return
      metrics.failures({ place: 'accounts' })
      console.error(`It is not known which accounts exist: ${error}`)
    } finally {
      running = undefined
    }
  }
  const sweepIfDue = () => {
    if (Date.now() >= dueAt) running ??= sweep()
  }

  sweepIfDue()
  const timer = setInterval(sweepIfDue, RETRY_MS).unref()
  return async () => {
    clearInterval(timer)
    over.abort()
    await running
  }
}

/** Asks again about the accounts that an answer left out, until one knows none of them: a partial answer deletes nobody. */
async function findDeleted(userIds: string[], find: (userIds: string[]) => Promise<Set<string>>) {
  let missing = userIds
  while (missing.length > 0) {
    const found = await find(missing)
    if (found.size === 0) break
    missing = missing.filter((userId) => !found.has(userId))
  }
  return missing
}

/** The next people of whom anything is stored, in the order of their ids. */
async function readUsers(query: Query, after: string): Promise<string[]> {
  // Each table has a limit of its own, so that its index is read no further than that.
  const rows = await query<{ user_id: string }>(
    `(SELECT DISTINCT user_id FROM documents WHERE user_id > $1 ORDER BY user_id LIMIT $2)
     UNION (SELECT user_id FROM members WHERE user_id > $1 ORDER BY user_id LIMIT $2)
     ORDER BY user_id LIMIT $2`,
    [after, BATCH],
  )
  return rows.map(({ user_id }) => user_id)
}
