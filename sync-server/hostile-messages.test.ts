import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { Database } from './database-types'
import { defaultLimits } from './settings'
import { call, connect, newUser, openSocket, startServer, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { openEmptyStore } from './testing/empty-store'
import { BROADCAST, message, PRESENCE, signIn, silenceLog, startVictim, SYNC } from './testing/hostile-client'

let database: Database

beforeAll(async () => {
  database = await openEmptyStore()
}, 120_000)
afterAll(() => database.close())

describe('messages', () => {
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
    const { socket, received, closed } = await openSocket(port)
    socket.send(signIn(`user/${userId}`, tokenOf(userId)))
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), WAIT)
    for (let index = 0; index < 60; index += 1)
      socket.send(message(`user/${userId}/${index}`, SYNC, 2, new Uint8Array(100_000)))
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
    const { socket, received } = await openSocket(port)
    socket.send(signIn(name, tokenOf(userId)))
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), WAIT)
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
})

describe('connections', () => {
  test('one account has a limited number of connections', async () => {
    const { port } = await startServer(database, { limits: { ...defaultLimits, connectionsPerUser: 2 } })
    const userId = newUser()
    const clients = [1, 2].map(() => connect(port, `user/${userId}`, tokenOf(userId)))
    await Promise.all(clients.map(({ saved }) => saved()))
    const third = connect(port, `user/${userId}`, tokenOf(userId))
    await vi.waitFor(() => expect(third.refusals).toEqual(['too-many-connections']), WAIT)
    clients[0]?.provider.destroy()
    await vi.waitFor(async () => {
      const again = connect(port, `user/${userId}`, tokenOf(userId))
      await again.saved()
    }, WAIT)
  })

  test('the server has a limited number of connections', async () => {
    const { port } = await startServer(database, { limits: { ...defaultLimits, connections: 1 } })
    await openSocket(port)
    await expect(openSocket(port)).rejects.toThrow('Unexpected server response: 503')
  })

  test('only the allowed sites connect', async () => {
    const { port } = await startServer(database, { allowedOrigins: ['https://tasty.test'] })
    await openSocket(port, { origin: 'https://tasty.test' })
    await expect(openSocket(port, { origin: 'https://evil.test' })).rejects.toThrow(
      'Unexpected server response: 403',
    )
    const response = await fetch(`http://127.0.0.1:${port}/household`, {
      headers: { origin: 'https://evil.test' },
    })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  test('a refused client neither ends the server by a reset nor keeps it from stopping', async () => {
    const { port, close } = await startServer(database, { allowedOrigins: ['https://tasty.test'] })
    const [resetting, staying] = await Promise.all([requestUpgrade(port), requestUpgrade(port)])
    resetting.resetAndDestroy()
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
    await close()
    staying.destroy()
  })
})

/** Asks for a WebSocket and resolves with the connection once the server has answered. The client does not close it. */
async function requestUpgrade(port: number) {
  const client = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true })
  const handshake = ['Connection: Upgrade', 'Upgrade: websocket', `Host: 127.0.0.1:${port}`]
  client.write(`GET / HTTP/1.1\r\n${handshake.join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(answer.toString()).toContain('403 Forbidden')
  return client
}

describe('the API', () => {
  test.each([
    ['half of a JSON', '{"name": '],
    ['a list', '[]'],
    ['no name', '{}'],
    ['an empty name', '{"name": "  "}'],
    ['a name of another type', '{"name": {"toString": 1}}'],
    ['a long name', JSON.stringify({ name: 'я'.repeat(61) })],
    ['a name with a NUL', JSON.stringify({ name: 'а\0б' })],
  ])('refuses %s', async (_name, body) => {
    const { port } = await startServer(database)
    expect(await call(port, tokenOf(newUser()), 'POST', '/household', body)).toMatchObject({
      status: 400,
      body: { error: 'malformed' },
    })
  })

  test('refuses a large body, other methods and other addresses', async () => {
    const { port } = await startServer(database)
    const token = tokenOf(newUser())
    expect((await call(port, token, 'POST', '/household', 'x'.repeat(5_000))).status).toBe(413)
    expect((await call(port, token, 'PUT', '/household')).status).toBe(405)
    expect((await call(port, token, 'GET', '/household/../me')).status).toBe(405)
    expect((await call(port, token, 'GET', '/nothing')).status).toBe(404)
    expect((await call(port, undefined, 'GET', '/household')).body?.error).toBe('token-missing')
  })

  test('a request that is cut off counts as no failure of the server', async () => {
    const { port } = await startServer(database)
    const client = createConnection(port, '127.0.0.1')
    const headers = [`Host: 127.0.0.1:${port}`, `Authorization: Bearer ${tokenOf(newUser())}`]
    client.write(`POST /household HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Length: 100\r\n\r\n{`)
    client.end()
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    await vi.waitFor(
      async () => expect(await metrics()).toContain('refusals_total{reason="cut-off"} 1'),
      WAIT,
    )
    expect(await metrics()).not.toContain('place="api"')
  })

  test('refuses a person who asks too often, and nobody else at that address', async () => {
    const { port } = await startServer(database)
    const [eve, anna] = [tokenOf(newUser()), tokenOf(newUser())]
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await call(port, eve, 'GET', '/household')).status),
    )
    expect(statuses).toContain(429)
    expect((await call(port, anna, 'GET', '/household')).status).toBe(200)
  })

  test('refuses an address that tries out secrets', async () => {
    const { port } = await startServer(database)
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => {
        const secret = 'A'.repeat(32)
        return (await call(port, undefined, 'POST', '/invitations/read', { secret })).status
      }),
    )
    expect(statuses.filter((status) => status === 404).length).toBeLessThan(65)
    expect(statuses).toContain(429)
  })
})
