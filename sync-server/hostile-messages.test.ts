import { createEncoder, toUint8Array, writeVarString, writeVarUint } from 'lib0/encoding'
import { afterAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { defaultLimits } from './settings'
import { connect, newUser, openSocket, startServer, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { openEmptyStore } from './testing/empty-store'
import {
  BROADCAST,
  message,
  openSignedIn,
  PRESENCE,
  signIn,
  silenceLog,
  startVictim,
  SYNC,
} from './testing/hostile-client'

const database = await openEmptyStore()
afterAll(() => database.close())

test('a document that is too large is refused, and the others are served', async () => {
  silenceLog()
  const { port } = await startServer(database, { limits: { ...defaultLimits, documentBytes: 20_000 } })
  const serve = await startVictim(port)
  const userId = newUser()
  const client = connect(port, `user/${userId}`, tokenOf(userId))
  await client.saved()
  for (let index = 0; index < 4; index += 1) client.rows.set(`row-${index}`, 'x'.repeat(6_000))
  await vi.waitFor(() => expect(client.closings).toContain('document-too-large'), WAIT)
  await serve()
  const [row] = await database.query<{ bytes: number }>(
    'SELECT coalesce(sum(length(data)), 0)::integer AS bytes FROM updates WHERE document = $1',
    [`user/${userId}`],
  )
  expect(row?.bytes).toBeLessThanOrEqual(20_000)
})

test('what is deleted makes room in a document', async () => {
  const { port } = await startServer(database, { limits: { ...defaultLimits, documentBytes: 20_000 } })
  const userId = newUser()
  const client = connect(port, `user/${userId}`, tokenOf(userId))
  await client.saved()
  for (let index = 0; index < 10; index += 1) {
    client.rows.set('note', 'x'.repeat(6_000))
    await client.saved()
  }
  expect(client.closings).toEqual([])
})

test('a message of 10 MB ends the connection, and the others are served', async () => {
  const { port } = await startServer(database)
  const serve = await startVictim(port)
  const { socket, closed } = await openSocket(port)
  socket.send(Buffer.alloc(10_000_000))
  expect(await closed).toBe(1009)
  await serve()
})

test('a flood ends the connection, and the others are served', async () => {
  const { port } = await startServer(database)
  const serve = await startVictim(port)
  const userId = newUser()
  const { socket, closed } = await openSocket(port)
  socket.send(signIn(`user/${userId}`, tokenOf(userId)))
  for (let index = 0; index < 1_000; index += 1)
    socket.send(message(`user/${userId}`, SYNC, 0, Uint8Array.of(0)))
  expect(await closed).toBe(4429)
  await serve()
})

test('a client that asks for a document again and again is not sent it each time', async () => {
  silenceLog()
  const { port } = await startServer(database, { limits: { ...defaultLimits, documentBytes: 20_000 } })
  const serve = await startVictim(port)
  const userId = newUser()
  const name = `user/${userId}`
  const client = connect(port, name, tokenOf(userId))
  await client.saved()
  client.rows.set('note', 'x'.repeat(15_000))
  await client.saved()
  const { socket, received } = await openSignedIn(port, name, userId)
  for (let index = 0; index < 100; index += 1) socket.send(message(name, SYNC, 0, Uint8Array.of(0)))
  const answer = () => Buffer.concat(received).toString()
  await vi.waitFor(() => expect(answer()).toContain('too-many-messages'), WAIT)
  expect(answer().length).toBeLessThan(100_000)
  await serve()
})

/** A presence of clients with these ids, as y-protocols encodes it. */
function presenceOf(from: number, count: number) {
  const encoder = createEncoder()
  writeVarUint(encoder, count)
  for (let id = from; id < from + count; id += 1) {
    writeVarUint(encoder, id)
    writeVarUint(encoder, 1)
    writeVarString(encoder, '{}')
  }
  return toUint8Array(encoder)
}

test('a client that makes up others without end is refused', async () => {
  silenceLog()
  const { port } = await startServer(database)
  const serve = await startVictim(port)
  const userId = newUser()
  const name = `user/${userId}`
  const { socket, received } = await openSignedIn(port, name, userId)
  let madeUp = 0
  await vi.waitFor(() => {
    socket.send(message(name, PRESENCE, presenceOf(madeUp, 100)))
    madeUp += 100
    expect(Buffer.concat(received).toString()).toContain('too-many-messages')
  }, WAIT)
  expect(madeUp).toBeLessThan(10_000)
  await serve()
})

test('a flood before sign-in ends the connection', async () => {
  const { port } = await startServer(database)
  const { socket, closed } = await openSocket(port)
  for (let index = 0; index < 60; index += 1)
    socket.send(message('user/nobody', SYNC, 2, new Uint8Array(100_000)))
  expect(await closed).toBe(4401)
})

test('a flood for documents that are not open ends the connection, also after sign-in', async () => {
  const { port } = await startServer(database)
  const userId = newUser()
  const { socket, closed } = await openSignedIn(port, `user/${userId}`, userId)
  for (let index = 0; index < 60; index += 1)
    socket.send(message(`user/${userId}/${index}`, SYNC, 2, new Uint8Array(100_000)))
  expect(await closed).toBe(4401)
})

test('a flood for a document that could not be opened ends the connection', async () => {
  silenceLog()
  const { port } = await startServer({ ...database, transaction: () => Promise.reject(new Error('gone')) })
  const userId = newUser()
  const name = `user/${userId}`
  const { socket, received, closed } = await openSocket(port)
  socket.send(signIn(name, tokenOf(userId)))
  await vi.waitFor(() => expect(Buffer.concat(received).toString()).toContain('failed'), WAIT)
  for (let index = 0; index < 60; index += 1) socket.send(message(name, SYNC, 2, new Uint8Array(100_000)))
  expect(await closed).toBe(4401)
})

const update = (() => {
  const document = new Y.Doc()
  document.getMap('rows').set('milk', 'x'.repeat(200))
  return Y.encodeStateAsUpdate(document)
})()

test.each([
  ['half an update', (name: string) => message(name, SYNC, 2, update.slice(0, update.length / 2))],
  ['a message that is cut off', (name: string) => message(name, SYNC, 2, update).slice(0, -50)],
  [
    'noise',
    (name: string) =>
      message(
        name,
        SYNC,
        1,
        Uint8Array.from({ length: 200 }, (_, index) => 255 - index),
      ),
  ],
  ['a step that does not exist', (name: string) => message(name, SYNC, 9, update)],
  ['a broadcast', (name: string) => message(name, BROADCAST, 'to everybody')],
  ['a presence of 10 kB', (name: string) => message(name, PRESENCE, new Uint8Array(10_000))],
])('%s is refused and not stored', async (_name, build) => {
  silenceLog()
  const { port } = await startServer(database)
  const serve = await startVictim(port)
  const userId = newUser()
  const name = `user/${userId}`
  const { socket, received } = await openSignedIn(port, name, userId)
  socket.send(build(name))
  await vi.waitFor(() => expect(Buffer.concat(received).toString()).toContain('malformed'), WAIT)
  expect(await database.query('SELECT id FROM updates WHERE document = $1', [name])).toEqual([])
  await serve()
})

test('an update that cannot be read, however it was stored, does not keep the others from being served', async () => {
  silenceLog()
  const { port } = await startServer(database)
  const userId = newUser()
  const name = `user/${userId}`
  await database.query('INSERT INTO documents (name, user_id) VALUES ($1, $2)', [name, userId])
  for (const data of [update, Uint8Array.of(7, 7, 7)])
    await database.query('INSERT INTO updates (document, data) VALUES ($1, $2)', [name, data])
  const client = connect(port, name, tokenOf(userId))
  await client.saved()
  expect(client.rows.get('milk')).toBe('x'.repeat(200))
})
