import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../database'
import type { Database } from '../database-types'
import type { SyncServer } from '../server'
import type { Settings } from '../settings'
import { startServer, WAIT } from './clients'
import { openEmptyStore } from './empty-store'
import { postgresMissing, redisMissing, startPostgres, startRedis } from './stores'

type Start = (changes?: Partial<Settings>) => Promise<SyncServer>
type Tests = (context: { database: () => Database; startServer: Start }) => void

/** Runs the same tests with the embedded store, with Postgres, and with two servers over Postgres and Redis. */
export function describeEachStore(tests: Tests) {
  describe('with the embedded store', () => {
    let database: Database
    beforeAll(async () => {
      database = await openEmptyStore()
    }, 120_000)
    afterAll(() => database.close())
    tests({ database: () => database, startServer: (changes) => startServer(database, changes) })
  })

  describe.skipIf(postgresMissing)(titleOf('with Postgres', postgresMissing), () => {
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
    tests({ database: () => database, startServer: (changes) => startServer(database, changes) })

    describe.skipIf(redisMissing)(titleOf('as two servers over Redis', redisMissing), () => {
      let redis: Awaited<ReturnType<typeof startRedis>>
      beforeAll(async () => {
        redis = await startRedis()
      }, 120_000)
      afterAll(() => redis.stop())
      tests({
        database: () => database,
        startServer: (changes) => startBehindBalancer(database, { ...changes, redisUrl: redis.url }),
      })
    })
  })
}

const titleOf = (title: string, missing: string | undefined) =>
  missing ? `${title}, skipped: ${missing}` : title

/** Two servers behind one port, which take its connections in turn. */
async function startBehindBalancer(database: Database, changes: Partial<Settings>): Promise<SyncServer> {
  const servers = await Promise.all([1, 2].map(() => startServer(database, changes)))
  for (const { port } of servers) await vi.waitFor(async () => expect(await hasRedis(port)).toBe(true), WAIT)
  const sockets = new Set<Socket>()
  let turn = 0
  const balancer = createServer((client) => {
    turn += 1
    const server = connectTo(servers[turn % servers.length]?.port ?? 0, '127.0.0.1')
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    balancer.close()
    await Promise.all(servers.map((server) => server.close()))
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(close)
  return { port: (balancer.address() as AddressInfo).port, close }
}

/** Whether a server reaches Redis. */
export const hasRedis = async (port: number) =>
  (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).includes('tasty_sync_redis_connected 1')
