import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from './database'
import type { Database } from './database-types'
import { call, connect, createHousehold, newUser, startServer, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { hasRedis } from './testing/each-store'
import { postgresMissing, redisMissing, startPostgres, startRedis } from './testing/stores'

const title = redisMissing ? `two servers over Redis, skipped: ${redisMissing}` : 'two servers over Redis'

describe.skipIf(redisMissing)(title, () => {
  let database: Database
  let redis: Awaited<ReturnType<typeof startRedis>>
  let stopPostgres = async () => {}

  beforeAll(async () => {
    const postgres = postgresMissing ? undefined : await startPostgres()
    if (postgres) stopPostgres = postgres.stop
    database = await openDatabase({ databaseUrl: postgres?.url })
    redis = await startRedis()
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await redis.stop()
    await stopPostgres()
  })

  async function startTwo() {
    const servers = await Promise.all([1, 2].map(() => startServer(database, { redisUrl: redis.url })))
    const [first = 0, second = 0] = servers.map(({ port }) => port)
    for (const port of [first, second])
      await vi.waitFor(async () => expect(await hasRedis(port)).toBe(true), WAIT)
    return { first, second }
  }

  test('a change on one is seen by the clients of the other', async () => {
    const { first, second } = await startTwo()
    const name = newUser()
    const phone = connect(first, `user/${name}`, tokenOf(name))
    const laptop = connect(second, `user/${name}`, tokenOf(name))
    await Promise.all([phone.saved(), laptop.saved()])
    phone.rows.set('milk', 1)
    await vi.waitFor(() => expect(laptop.rows.toJSON()).toEqual({ milk: 1 }), WAIT)
    laptop.rows.delete('milk')
    laptop.rows.set('tea', 2)
    await vi.waitFor(() => expect(phone.rows.toJSON()).toEqual({ tea: 2 }), WAIT)
  })

  test('both merge the same document and lose nothing', async () => {
    const { first, second } = await startTwo()
    const name = newUser()
    const devices = [first, second].map((port) => connect(port, `user/${name}`, tokenOf(name)))
    await Promise.all(devices.map(({ saved }) => saved()))
    for (let index = 0; index < 200; index += 1) {
      devices[index % 2]?.rows.set(`row-${index}`, index)
      if (index % 20 === 0) await Promise.all(devices.map(({ saved }) => saved()))
    }
    await Promise.all(devices.map(({ saved }) => saved()))
    for (const { provider } of devices) provider.destroy()
    const third = connect(second, `user/${name}`, tokenOf(name))
    await third.saved()
    await vi.waitFor(() => expect(third.rows.size).toBe(200), WAIT)
  })

  test('who is there is seen from the other, also by those who come later', async () => {
    const { first, second } = await startTwo()
    const [anna, boris] = [newUser(), newUser()]
    const { id } = await createHousehold(first, anna, boris)
    const phone = connect(first, `household/${id}`, tokenOf(anna))
    await phone.saved()
    phone.provider.setAwarenessField('shopping', 'Аня')
    await phone.saved()
    const other = connect(second, `household/${id}`, tokenOf(boris))
    const present = () => [...(other.provider.awareness?.getStates().values() ?? [])]
    await vi.waitFor(() => expect(present()).toContainEqual({ shopping: 'Аня' }), WAIT)
    phone.provider.destroy()
    await vi.waitFor(() => expect(present()).not.toContainEqual({ shopping: 'Аня' }), WAIT)
  })

  test('who is removed on one is disconnected from the other', async () => {
    const { first, second } = await startTwo()
    const [anna, boris] = [newUser(), newUser()]
    const { id, members } = await createHousehold(first, anna, boris)
    const other = connect(second, `household/${id}`, tokenOf(boris))
    await other.saved()
    await call(first, tokenOf(anna), 'DELETE', `/household/members/${members[1]?.id}`)
    await vi.waitFor(() => expect(other.closings).toContain('removed'), WAIT)
  })

  test.skipIf(process.env.TEST_REDIS_URL)(
    'while Redis is away changes are stored, and meet when it is back',
    async () => {
      const { first, second } = await startTwo()
      const name = newUser()
      const phone = connect(first, `user/${name}`, tokenOf(name))
      const laptop = connect(second, `user/${name}`, tokenOf(name))
      await Promise.all([phone.saved(), laptop.saved()])
      const { port } = redis
      await redis.stop()
      phone.rows.set('milk', 1)
      laptop.rows.set('tea', 1)
      await Promise.all([phone.saved(), laptop.saved()])
      const other = newUser()
      const late = connect(second, `user/${other}`, tokenOf(other))
      await late.saved()
      redis = await startRedis(port)
      await vi.waitFor(() => expect(phone.rows.toJSON()).toEqual({ milk: 1, tea: 1 }), WAIT)
      await vi.waitFor(() => expect(laptop.rows.toJSON()).toEqual({ milk: 1, tea: 1 }), WAIT)
      const elsewhere = connect(first, `user/${other}`, tokenOf(other))
      await elsewhere.saved()
      elsewhere.rows.set('bread', 1)
      await vi.waitFor(() => expect(late.rows.toJSON()).toEqual({ bread: 1 }), WAIT)
    },
  )
})
