import { afterAll, beforeAll, describe } from 'vitest'
import { openDatabase, type Database } from '../database'
import { postgresMissing, startPostgres } from './stores'

/** Runs the same tests with the embedded store and with Postgres. */
export function describeEachStore(tests: (database: () => Database) => void) {
  describe('with the embedded store', () => {
    let database: Database
    beforeAll(async () => {
      database = await openDatabase({})
    }, 120_000)
    afterAll(() => database.close())
    tests(() => database)
  })

  const title = postgresMissing ? `with Postgres, skipped: ${postgresMissing}` : 'with Postgres'
  describe.skipIf(postgresMissing)(title, () => {
    let database: Database
    let stop: () => Promise<void>
    beforeAll(async () => {
      const postgres = await startPostgres()
      stop = postgres.stop
      database = await openDatabase({ databaseUrl: postgres.url })
    }, 120_000)
    afterAll(async () => {
      await database.close()
      await stop()
    })
    tests(() => database)
  })
}
