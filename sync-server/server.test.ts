import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from './database'
import { startSyncServer } from './server'
import { defaultLimits } from './settings'
import {
  call,
  connect,
  createHousehold,
  newUser,
  readHousehold,
  startServer,
  testSettings,
  tokenOf,
  WAIT,
} from './testing/clients'
import { postgresMissing, startPostgres } from './testing/stores'

type Store = {
  name: string
  skip?: string
  open: () => Promise<{ database: Database; stop: () => Promise<void> }>
}

const stores: Store[] = [
  {
    name: 'the embedded store',
    open: async () => ({ database: await openDatabase({}), stop: async () => {} }),
  },
  {
    name: postgresMissing ? `Postgres, skipped: ${postgresMissing}` : 'Postgres',
    skip: postgresMissing,
    open: async () => {
      const { url, stop } = await startPostgres()
      return { database: await openDatabase({ databaseUrl: url }), stop }
    },
  },
]

describe.each(stores)('with $name', ({ skip, open }) => {
  let database: Database
  let stop: () => Promise<void>

  beforeAll(async () => {
    if (skip) return
    ;({ database, stop } = await open())
  }, 30_000)
  afterAll(async () => {
    if (skip) return
    await database.close()
    await stop()
  })

  const count = async (sql: string, values: unknown[]) => (await database.query(sql, values)).length

  describe.skipIf(skip)('documents', () => {
    test('two devices of one person see each other’s changes', async () => {
      const { port } = await startServer(database)
      const userId = newUser()
      const phone = connect(port, `user/${userId}`, tokenOf(userId))
      const laptop = connect(port, `user/${userId}`, tokenOf(userId))
      await Promise.all([phone.saved(), laptop.saved()])
      phone.rows.set('milk', 2)
      await vi.waitFor(() => expect(laptop.rows.get('milk')).toBe(2), WAIT)
      laptop.rows.delete('milk')
      laptop.rows.set('bread', 1)
      await vi.waitFor(() => expect(phone.rows.toJSON()).toEqual({ bread: 1 }), WAIT)
    })

    test('what was acknowledged is there after a restart', async () => {
      const first = await startSyncServer(testSettings, { database })
      const userId = newUser()
      const phone = connect(first.port, `user/${userId}`, tokenOf(userId))
      for (let index = 0; index < 100; index += 1) phone.rows.set(`row-${index}`, index)
      await phone.saved()
      phone.rows.delete('row-7')
      await phone.saved()
      phone.provider.destroy()
      await first.close()
      // Merged into one state by the stop.
      expect(await count('SELECT id FROM updates WHERE document = $1', [`user/${userId}`])).toBe(0)

      const second = await startServer(database)
      const laptop = connect(second.port, `user/${userId}`, tokenOf(userId))
      await laptop.saved()
      expect(laptop.rows.size).toBe(99)
      expect(laptop.rows.has('row-7')).toBe(false)
    })

    test('devices that were offline at once end with the same rows', async () => {
      const { port } = await startServer(database)
      const [anna, boris] = [newUser(), newUser()]
      const { id } = await createHousehold(port, anna, boris)
      const first = connect(port, `household/${id}`, tokenOf(anna))
      first.rows.set('milk', 1)
      first.rows.set('bread', 1)
      await first.saved()
      const second = connect(port, `household/${id}`, tokenOf(boris))
      await second.saved()
      await Promise.all([first.goOffline(), second.goOffline()])
      first.rows.delete('milk')
      first.rows.set('tea', 1)
      second.rows.set('bread', 3)
      await Promise.all([first.provider.connect(), second.provider.connect()])
      await Promise.all([first.saved(), second.saved()])
      await vi.waitFor(() => expect(second.rows.toJSON()).toEqual({ bread: 3, tea: 1 }), WAIT)
      await vi.waitFor(() => expect(first.rows.toJSON()).toEqual({ bread: 3, tea: 1 }), WAIT)
    })

    test('a household sees who is there', async () => {
      const { port } = await startServer(database)
      const [anna, boris] = [newUser(), newUser()]
      const { id } = await createHousehold(port, anna, boris)
      const first = connect(port, `household/${id}`, tokenOf(anna))
      const second = connect(port, `household/${id}`, tokenOf(boris))
      await Promise.all([first.saved(), second.saved()])
      first.provider.setAwarenessField('shopping', 'Аня')
      const others = () => [...(second.provider.awareness?.getStates().values() ?? [])]
      await vi.waitFor(() => expect(others()).toContainEqual({ shopping: 'Аня' }), WAIT)
      first.provider.destroy()
      await vi.waitFor(() => expect(others()).not.toContainEqual({ shopping: 'Аня' }), WAIT)
    })

    test('a person has a limited number of documents', async () => {
      const { port } = await startServer(database, { limits: { ...defaultLimits, documents: 2 } })
      const userId = newUser()
      for (const name of [`user/${userId}`, `user/${userId}/notes`])
        await connect(port, name, tokenOf(userId)).saved()
      const third = connect(port, `user/${userId}/more`, tokenOf(userId))
      await vi.waitFor(() => expect(third.refusals).toEqual(['too-many-documents']), WAIT)
    })
  })

  describe.skipIf(skip)('households', () => {
    test('an invitation shows who invites, lets one person in, and is used up', async () => {
      const { port } = await startServer(database)
      const [anna, boris, vera] = [newUser(), newUser(), newUser()]
      expect(await call(port, tokenOf(anna), 'GET', '/household')).toEqual({
        status: 200,
        body: { household: null },
      })
      expect((await call(port, tokenOf(anna), 'POST', '/household', { name: 'Аня' })).status).toBe(201)
      const { status, body } = await call(port, tokenOf(anna), 'POST', '/household/invitations')
      expect(status).toBe(201)
      const secret = body?.secret
      expect(secret).toMatch(/^[\w-]{32}$/)
      const week = Date.parse(`${body?.expiresAt}`) - Date.now()
      expect(week).toBeGreaterThan(6.9 * 86_400_000)
      expect(week).toBeLessThan(7.1 * 86_400_000)
      expect((await call(port, undefined, 'POST', '/invitations/read', { secret })).body).toEqual({
        invitedBy: 'Аня',
        members: ['Аня'],
        expiresAt: body?.expiresAt,
      })

      const accept = (userId: string, name: string) =>
        call(port, tokenOf(userId), 'POST', '/invitations/accept', { secret, name })
      const joined = await accept(boris, 'Аня')
      expect(joined.status).toBe(200)
      expect(joined.body?.household).toMatchObject({
        members: [
          { name: 'Аня', isOwner: true, isYou: false },
          { name: 'Аня', isOwner: false, isYou: true },
        ],
        invitations: [],
      })
      expect(await accept(vera, 'Вера')).toMatchObject({ status: 410, body: { error: 'invitation-used' } })
      expect((await call(port, undefined, 'POST', '/invitations/read', { secret })).status).toBe(410)
    })

    test('of ten people who open a link for two at once, two get in', async () => {
      const { port } = await startServer(database)
      const anna = newUser()
      await createHousehold(port, anna)
      const { body } = await call(port, tokenOf(anna), 'POST', '/household/invitations', { uses: 2 })
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          call(port, tokenOf(newUser()), 'POST', '/invitations/accept', {
            secret: body?.secret,
            name: 'Гость',
          }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
      expect((await readHousehold(port, anna)).members).toHaveLength(3)
    })

    test('an expired, a revoked and a made-up invitation let nobody in', async () => {
      const { port } = await startServer(database)
      const anna = newUser()
      await createHousehold(port, anna)
      const invite = async () => (await call(port, tokenOf(anna), 'POST', '/household/invitations')).body
      const accept = async (secret: unknown) =>
        (await call(port, tokenOf(newUser()), 'POST', '/invitations/accept', { secret, name: 'Гость' })).body
          ?.error
      const expired = await invite()
      await database.query("UPDATE invitations SET expires_at = now() - interval '1 second' WHERE id = $1", [
        expired?.id,
      ])
      expect(await accept(expired?.secret)).toBe('invitation-expired')
      const revoked = await invite()
      expect(
        (await call(port, tokenOf(anna), 'DELETE', `/household/invitations/${revoked?.id}`)).status,
      ).toBe(204)
      expect(await accept(revoked?.secret)).toBe('no-invitation')
      expect(await accept('A'.repeat(32))).toBe('no-invitation')
      expect((await readHousehold(port, anna)).members).toHaveLength(1)
    })

    test('the limit of members holds, and nobody is in two households', async () => {
      const { port } = await startServer(database, { limits: { ...defaultLimits, members: 2 } })
      const [anna, boris, vera] = [newUser(), newUser(), newUser()]
      await createHousehold(port, anna, boris)
      const { body } = await call(port, tokenOf(anna), 'POST', '/household/invitations')
      const accept = (userId: string) =>
        call(port, tokenOf(userId), 'POST', '/invitations/accept', { secret: body?.secret, name: 'Вера' })
      expect((await accept(vera)).body?.error).toBe('household-full')
      expect((await call(port, tokenOf(boris), 'POST', '/household', { name: 'Боря' })).body?.error).toBe(
        'has-household',
      )
    })

    test('a removed member is disconnected, and refused from then on', async () => {
      const { port } = await startServer(database)
      const [anna, boris] = [newUser(), newUser()]
      const { id, members } = await createHousehold(port, anna, boris)
      const first = connect(port, `household/${id}`, tokenOf(anna))
      const second = connect(port, `household/${id}`, tokenOf(boris))
      await Promise.all([first.saved(), second.saved()])
      const [owner, member] = members
      const remove = (userId: string, memberId?: string) =>
        call(port, tokenOf(userId), 'DELETE', `/household/members/${memberId}`)
      expect((await remove(boris, owner?.id)).body?.error).toBe('not-owner')
      expect((await remove(anna, member?.id)).status).toBe(204)
      await vi.waitFor(() => expect(second.closings).toContain('removed'), WAIT)
      second.rows.set('after', 1)
      first.rows.set('tea', 1)
      await first.saved()
      expect(second.rows.has('tea')).toBe(false)
      const again = connect(port, `household/${id}`, tokenOf(boris))
      await vi.waitFor(() => expect(again.refusals).toEqual(['no-access']), WAIT)
      expect(first.rows.toJSON()).toEqual({ tea: 1 })
    })

    test('whoever stays longest inherits, and the last one takes the documents along', async () => {
      const { port } = await startServer(database)
      const [anna, boris] = [newUser(), newUser()]
      const { id } = await createHousehold(port, anna, boris)
      await connect(port, `household/${id}`, tokenOf(anna)).saved()
      const leave = (userId: string) => call(port, tokenOf(userId), 'DELETE', '/household/members/me')
      expect((await leave(anna)).status).toBe(204)
      expect((await readHousehold(port, boris)).members).toMatchObject([{ isOwner: true, isYou: true }])
      expect((await leave(boris)).status).toBe(204)
      expect(await count('SELECT id FROM households WHERE id = $1', [id])).toBe(0)
      expect(await count('SELECT name FROM documents WHERE household_id = $1', [id])).toBe(0)
      expect((await leave(boris)).body?.error).toBe('no-household')
    })

    test('erasing leaves nothing, and a device of an earlier sign-in brings nothing back', async () => {
      const { port } = await startServer(database)
      const [anna, boris] = [newUser(), newUser()]
      const { id } = await createHousehold(port, anna, boris)
      const phone = connect(port, `user/${anna}`, tokenOf(anna))
      phone.rows.set('liked', 'borscht')
      await phone.saved()
      expect((await call(port, tokenOf(anna), 'DELETE', '/me')).status).toBe(204)
      await vi.waitFor(() => expect(phone.closings).toContain('erased'), WAIT)
      expect(await count('SELECT name FROM documents WHERE user_id = $1', [anna])).toBe(0)
      expect(await count('SELECT id FROM updates WHERE document = $1', [`user/${anna}`])).toBe(0)
      expect(await count('SELECT id FROM members WHERE user_id = $1', [anna])).toBe(0)
      expect((await readHousehold(port, boris)).id).toBe(id)

      const old = connect(port, `user/${anna}`, tokenOf(anna), phone.document)
      await vi.waitFor(() => expect(old.refusals).toEqual(['erased']), WAIT)
      expect((await call(port, tokenOf(anna), 'GET', '/household')).status).toBe(401)
      const later = Math.floor(Date.now() / 1000) + 5
      const fresh = connect(port, `user/${anna}`, tokenOf(anna, { auth_time: later, iat: later }))
      await fresh.saved()
      expect(fresh.rows.size).toBe(0)
    })
  })
})
