import { createConnection } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { call, newUser, startServer, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { openEmptyStore } from './testing/empty-store'

const database = await openEmptyStore()
afterAll(() => database.close())

test.each([
  ['half of a JSON', '{"name": '],
  ['a list', '[]'],
  ['no name', '{}'],
  ['an empty name', '{"name": "  "}'],
  ['a name of another type', '{"name": {"toString": 1}}'],
  ['a long name', JSON.stringify({ name: 'я'.repeat(61) })],
  ['a name with a NUL', JSON.stringify({ name: 'а\0б' })],
])('the API refuses %s', async (_name, body) => {
  const { port } = await startServer(database)
  expect(await call(port, tokenOf(newUser()), 'POST', '/household', body)).toMatchObject({
    status: 400,
    body: { error: 'malformed' },
  })
})

test('the API refuses a large body, other methods and other addresses', async () => {
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
  await vi.waitFor(async () => expect(await metrics()).toContain('refusals_total{reason="cut-off"} 1'), WAIT)
  expect(await metrics()).not.toContain('place="api"')
})

test('the API refuses a person who asks too often, and nobody else at that address', async () => {
  const { port } = await startServer(database)
  const [eve, anna] = [tokenOf(newUser()), tokenOf(newUser())]
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async () => (await call(port, eve, 'GET', '/household')).status),
  )
  expect(statuses).toContain(429)
  expect((await call(port, anna, 'GET', '/household')).status).toBe(200)
})

test('the API refuses an address that tries out secrets', async () => {
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
