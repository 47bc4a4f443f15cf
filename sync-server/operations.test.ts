import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../scripts/ports'
import { openDatabase } from './database'
import type { Database, Query } from './database-types'
import { migrate } from './migrations'
import { startSyncServer } from './server'
import { call, connect, newUser, startServer, testSettings, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { openEmptyStore } from './testing/empty-store'
import { temporaryFolder } from './testing/stores'

const database = await openEmptyStore()
afterAll(() => database.close())

const get = async (port: number, path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, text: await response.text() }
}

test('/health says whether the store answers', async () => {
  let isBroken = false
  const breakable: Database = {
    ...database,
    query: (sql, values) => (isBroken ? Promise.reject(new Error('gone')) : database.query(sql, values)),
  }
  const { port } = await startServer(breakable)
  expect(await get(port, '/health')).toEqual({ status: 200, text: '{"status":"ok"}' })
  isBroken = true
  expect(await get(port, '/health')).toEqual({ status: 503, text: '{"status":"store unavailable"}' })
})

test('/metrics counts in the text format of Prometheus', async () => {
  const { port } = await startServer(database)
  const userId = newUser()
  const client = connect(port, `user/${userId}`, tokenOf(userId))
  client.rows.set('milk', 1)
  await client.saved()
  await call(port, undefined, 'GET', '/household')
  const { status, text } = await get(port, '/metrics')
  expect(status).toBe(200)
  expect(text).toContain('# TYPE tasty_sync_sockets gauge\ntasty_sync_sockets 1\n')
  expect(text).toContain('tasty_sync_documents 1\n')
  expect(text).toContain('tasty_sync_refusals_total{reason="token-missing"} 1\n')
  expect(text).toMatch(/^tasty_sync_updates_total [1-9]/m)
  expect(text).toMatch(/^tasty_sync_append_seconds_bucket\{le="\+Inf"\} [1-9]/m)
  expect(text).not.toContain(userId)
})

test('a change that cannot be stored is not acknowledged, and is stored once it can be', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = false
  const breakable: Database = {
    ...database,
    query: (sql, values) =>
      isBroken && sql.includes('INSERT INTO updates')
        ? Promise.reject(new Error('disk full'))
        : database.query(sql, values),
  }
  const { port } = await startServer(breakable)
  const userId = newUser()
  const client = connect(port, `user/${userId}`, tokenOf(userId))
  await client.saved()
  isBroken = true
  client.rows.set('milk', 1)
  await vi.waitFor(() => expect(client.closings).toContain('not-stored'), WAIT)
  expect(client.provider.hasUnsyncedChanges).toBe(true)
  isBroken = false
  await client.goOffline()
  await client.provider.connect()
  await client.saved()
  const other = connect(port, `user/${userId}`, tokenOf(userId))
  await other.saved()
  expect(other.rows.toJSON()).toEqual({ milk: 1 })
})

test('an erasure that fails halfway leaves the document, and the sign-in, as they are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const breaking = (query: Query): Query => {
    return (sql, values) =>
      sql.startsWith('DELETE FROM documents') ? Promise.reject(new Error('gone')) : query(sql, values)
  }
  const { port } = await startServer({
    ...database,
    query: breaking(database.query),
    transaction: (work) => database.transaction((query) => work(breaking(query))),
  })
  const userId = newUser()
  const name = `user/${userId}`
  const client = connect(port, name, tokenOf(userId))
  client.rows.set('milk', 1)
  await client.saved()
  expect((await call(port, tokenOf(userId), 'DELETE', '/me')).status).toBe(500)
  const other = connect(port, name, tokenOf(userId))
  await other.saved()
  expect(other.rows.toJSON()).toEqual({ milk: 1 })
})

test('a stop refuses newcomers, tells clients to come back and frees the port', async () => {
  const server = await startSyncServer(testSettings, database)
  const userId = newUser()
  const client = connect(server.port, `user/${userId}`, tokenOf(userId))
  await client.saved()
  client.rows.set('milk', 1)
  await client.saved()
  await server.close()
  await expect(fetch(`http://127.0.0.1:${server.port}/health`)).rejects.toThrow('fetch failed')
  const again = await startSyncServer({ ...testSettings, port: server.port }, database)
  await client.saved()
  expect(again.port).toBe(server.port)
  client.provider.destroy()
  await again.close()
})

test('a busy port is named', async () => {
  const { port } = await startServer(database)
  await expect(startSyncServer({ ...testSettings, port }, database)).rejects.toThrow(
    new Error(`Port ${port} is busy: set SYNC_PORT to another one`),
  )
})

test('the store in a folder outlives the server, and migrating again changes nothing', async () => {
  const folder = temporaryFolder()
  const first = await openDatabase({ folder })
  await first.query("INSERT INTO households (id) VALUES ('home')")
  await first.close()
  const second = await openDatabase({ folder })
  await migrate(second)
  expect(await second.query('SELECT id FROM households')).toEqual([{ id: 'home' }])
  expect(await second.query('SELECT version FROM versions')).toEqual([{ version: 1 }, { version: 2 }])
  await second.query('INSERT INTO versions (version) VALUES (99)')
  await second.close()
  await expect(openDatabase({ folder })).rejects.toThrow(
    new Error('The tables have version 99, this server knows 2: start a newer server.'),
  )
}, 120_000)

test('a store that PGlite 0.3 made is read', async () => {
  const folder = temporaryFolder()
  const { PGlite } = await import('@electric-sql/pglite')
  // The database that it opened by default.
  const made = await PGlite.create({ dataDir: join(folder, 'pglite'), database: 'template1' })
  await made.exec('CREATE TABLE kept AS SELECT 1 AS value')
  await made.close()
  const opened = await openDatabase({ folder })
  expect(await opened.query('SELECT value FROM kept')).toEqual([{ value: 1 }])
  await opened.close()
}, 120_000)

test('a Postgres that does not open is named by its setting', async () => {
  const port = await freePort()
  await expect(openDatabase({ databaseUrl: `postgres://tasty@127.0.0.1:${port}/tasty` })).rejects.toThrow(
    new Error(`DATABASE_URL: connect ECONNREFUSED 127.0.0.1:${port}`),
  )
})
