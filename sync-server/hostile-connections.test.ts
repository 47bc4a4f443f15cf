import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import type { Database } from './database-types'
import { defaultLimits } from './settings'
import { connect, newUser, openSocket, startServer, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { openEmptyStore } from './testing/empty-store'
import { signIn } from './testing/hostile-client'

const database = await openEmptyStore()
afterAll(() => database.close())

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

test('a connection that closes during its sign-in does not count as one of the account', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const query = vi.fn<Database['query']>(async (sql, values) => {
    await answered
    return database.query(sql, values)
  })
  const limits = { ...defaultLimits, connectionsPerUser: 1 }
  const { port } = await startServer({ ...database, query: query as Database['query'] }, { limits })
  const userId = newUser()
  const { socket } = await openSocket(port)
  socket.send(signIn(`user/${userId}`, tokenOf(userId)))
  await vi.waitFor(() => expect(query).toHaveBeenCalled(), WAIT)
  socket.terminate()
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await vi.waitFor(async () => expect(await metrics()).toContain('tasty_sync_sockets 0'), WAIT)
  answer()
  const client = connect(port, `user/${userId}`, tokenOf(userId))
  await client.saved()
  expect(client.refusals).toEqual([])
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

/** Asks for a WebSocket and resolves with the connection once the server has answered. The client does not close it. */
async function requestUpgrade(port: number) {
  const client = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true })
  const handshake = ['Connection: Upgrade', 'Upgrade: websocket', `Host: 127.0.0.1:${port}`]
  client.write(`GET / HTTP/1.1\r\n${handshake.join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(answer.toString()).toContain('403 Forbidden')
  return client
}
