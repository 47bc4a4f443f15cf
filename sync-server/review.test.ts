import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { connect, createHousehold, newUser, openSocket, startServer, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { openEmptyStore } from './testing/empty-store'

/** What the server looks after every half a minute. */

const HOUR_MS = 3_600_000
const INTERVAL_MS = 30_000

const database = await openEmptyStore()
afterAll(() => database.close())

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

/** Lets time pass until the next review. */
function pass(ms: number) {
  vi.setSystemTime(Date.now() + ms - INTERVAL_MS)
  vi.advanceTimersByTime(INTERVAL_MS)
}

test('a client is asked for a new token, and closed when it has none', async () => {
  const { port } = await startServer(database)
  const [anna, boris] = [newUser(), newUser()]
  const { id } = await createHousehold(port, anna, boris)
  const token = vi.fn(() => tokenOf(anna))
  const renewing = connect(port, `household/${id}`, token)
  const old = tokenOf(boris)
  const forgotten = connect(port, `household/${id}`, () => old)
  await Promise.all([renewing.saved(), forgotten.saved()])
  expect(token).toHaveBeenCalledTimes(1)

  pass(HOUR_MS - 30_000)
  await vi.waitFor(() => expect(token).toHaveBeenCalledTimes(2), WAIT)
  renewing.rows.set('milk', 1)
  await vi.waitFor(() => expect(forgotten.rows.get('milk')).toBe(1), WAIT)

  pass(6 * 60_000)
  await vi.waitFor(() => expect(forgotten.closings).toContain('token-expired'), WAIT)
  renewing.rows.set('tea', 1)
  await renewing.saved()
  expect(renewing.closings).toEqual([])
  expect(forgotten.rows.has('tea')).toBe(false)
})

test('a token of another account is not taken as a renewal', async () => {
  const { port } = await startServer(database)
  const [anna, eve] = [newUser(), newUser()]
  const tokens = [tokenOf(anna), tokenOf(eve)]
  const client = connect(port, `user/${anna}`, () => tokens.shift() ?? '')
  await client.saved()
  pass(HOUR_MS - 30_000)
  await vi.waitFor(() => expect(client.closings).toContain('other-user'), WAIT)
})

test('a member whose removal this server was not notified of is disconnected', async () => {
  const { port } = await startServer(database)
  const [anna, boris] = [newUser(), newUser()]
  const { id } = await createHousehold(port, anna, boris)
  const [first, second] = [anna, boris].map((userId) => connect(port, `household/${id}`, tokenOf(userId)))
  await Promise.all([first?.saved(), second?.saved()])
  await database.query('DELETE FROM members WHERE user_id = $1', [boris])
  pass(INTERVAL_MS)
  await vi.waitFor(() => expect(second?.closings).toContain('removed'), WAIT)
  expect(first?.closings).toEqual([])
})

test('a socket that does not answer is cut off, and the others stay', async () => {
  const { port } = await startServer(database)
  const userId = newUser()
  const client = connect(port, `user/${userId}`, tokenOf(userId))
  await client.saved()
  const { socket, closed } = await openSocket(port, { autoPong: false })
  pass(INTERVAL_MS)
  // The pong of the client has arrived once an answer to what it sends next has.
  client.rows.set('milk', 1)
  await client.saved()
  pass(INTERVAL_MS)
  expect(await closed).toBe(1006)
  expect(socket.readyState).toBe(WebSocket.CLOSED)
  client.rows.set('tea', 1)
  await client.saved()
})
