import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'
import type { Database, Query } from './database-types'
import { lockFolder } from './folder-lock'
import { migrate } from './migrations'

/**
 * Opens Postgres if `databaseUrl` is set, else PGlite in `folder`, or in memory without one. The tables are there when it
 * resolves. Throws an Error if it cannot be opened.
 */
export async function openDatabase({
  databaseUrl,
  folder,
}: {
  databaseUrl?: string
  folder?: string
}): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(folder)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function openPostgres(connectionString: string): Promise<Database> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // After a restart thousands of documents are read at once, and wait for each other.
    connectionTimeoutMillis: 20_000,
    statement_timeout: 10_000,
    // Longer than that of Postgres: for one that answers no more, as after a failover that closed no connection.
    query_timeout: 15_000,
  })
  // Without a stack, and by name: it is the operator's to mend.
  await pool.query('SELECT 1').catch(async (error: NodeJS.ErrnoException) => {
    await pool.end()
    // Where a host has several addresses, none of which answers, there is only a code.
    throw new Error(`DATABASE_URL: ${error.message || error.code}`, { cause: error })
  })
  // Of idle connections, e.g. when Postgres restarts. The pool replaces them.
  pool.on('error', ({ message }) => console.error(`Postgres: ${message}`))
  const queryOn =
    (client: ClientBase | Pool): Query =>
    async <Row>(sql: string, values?: unknown[]) =>
      (await client.query(sql, values)).rows as Row[]
  return {
    query: queryOn(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      const query = queryOn(client)
      let failure: Error | undefined
      try {
        await query('BEGIN')
        const result = await work(query)
        await query('COMMIT')
        return result
      } catch (error) {
        await query('ROLLBACK').catch((lost: Error) => (failure = lost))
        throw error
      } finally {
        // With an error, the pool closes the connection.
        client.release(failure)
      }
    },
    close: () => pool.end(),
  }
}

async function openEmbedded(folder: string | undefined): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const unlock = folder === undefined ? undefined : lockFolder(folder)
  const open = async () => {
    try {
      const dataDir = folder === undefined ? 'memory://' : join(folder, 'pglite')
      // Where PGlite 0.3 made the tables; later versions open `postgres`, and would find none.
      return await PGlite.create({ dataDir, database: 'template1' })
    } catch (error) {
      unlock?.()
      throw error
    }
  }
  const store = await open()
  return {
    query: async <Row>(sql: string, values?: unknown[]) => (await store.query<Row>(sql, values)).rows,
    transaction: (work) =>
      store.transaction((transaction) =>
        work(
          async <Row>(sql: string, values?: unknown[]) => (await transaction.query<Row>(sql, values)).rows,
        ),
      ),
    close: async () => {
      await store.close()
      unlock?.()
    },
  }
}
