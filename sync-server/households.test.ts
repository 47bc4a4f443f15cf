import { expect, test, vi } from 'vitest'
import { defaultLimits } from './settings'
import { call, connect, createHousehold, newUser, readHousehold, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { describeEachStore } from './testing/each-store'

describeEachStore(({ database, startServer }) => {
  const count = async (sql: string, values: unknown[]) => (await database().query(sql, values)).length

  test('an invitation shows who invites, lets one person in, and is used up', async () => {
    const { port } = await startServer()
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
      household: (await readHousehold(port, anna)).id,
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
    // The response may have been lost.
    expect(await accept(boris, 'Аня')).toEqual(joined)
    expect(await accept(vera, 'Вера')).toMatchObject({ status: 410, body: { error: 'invitation-used' } })
    expect((await call(port, undefined, 'POST', '/invitations/read', { secret })).status).toBe(410)
  })

  test('of ten people who open a link at once, one gets in', async () => {
    const { port } = await startServer()
    const anna = newUser()
    await createHousehold(port, anna)
    const { body } = await call(port, tokenOf(anna), 'POST', '/household/invitations')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(port, tokenOf(newUser()), 'POST', '/invitations/accept', {
          secret: body?.secret,
          name: 'Гость',
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await readHousehold(port, anna)).members).toHaveLength(2)
  })

  test('an expired, a revoked and a made-up invitation let nobody in', async () => {
    const { port } = await startServer()
    const anna = newUser()
    await createHousehold(port, anna)
    const invite = async () => (await call(port, tokenOf(anna), 'POST', '/household/invitations')).body
    const accept = async (secret: unknown) =>
      (await call(port, tokenOf(newUser()), 'POST', '/invitations/accept', { secret, name: 'Гость' })).body
        ?.error
    const expired = await invite()
    await database().query("UPDATE invitations SET expires_at = now() - interval '1 second' WHERE id = $1", [
      expired?.id,
    ])
    expect(await accept(expired?.secret)).toBe('invitation-expired')
    const revoked = await invite()
    expect((await call(port, tokenOf(anna), 'DELETE', `/household/invitations/${revoked?.id}`)).status).toBe(
      204,
    )
    expect(await accept(revoked?.secret)).toBe('no-invitation')
    expect(await accept('A'.repeat(32))).toBe('no-invitation')
    expect((await readHousehold(port, anna)).members).toHaveLength(1)
  })

  test('the limit of members holds, and nobody is in two households', async () => {
    const { port } = await startServer({ limits: { ...defaultLimits, members: 2 } })
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
    const { port } = await startServer()
    const [anna, boris] = [newUser(), newUser()]
    const { id, members } = await createHousehold(port, anna, boris)
    const departed = async (memberId?: string) =>
      (await call(port, tokenOf(boris), 'GET', `/household/departures/${memberId}`)).body?.departed
    const first = connect(port, `household/${id}`, tokenOf(anna))
    const second = connect(port, `household/${id}`, tokenOf(boris))
    await Promise.all([first.saved(), second.saved()])
    const [owner, member] = members
    const remove = (userId: string, memberId?: string) =>
      call(port, tokenOf(userId), 'DELETE', `/household/members/${memberId}`)
    expect((await remove(boris, owner?.id)).body?.error).toBe('not-owner')
    expect(await departed(member?.id)).toBe(false)
    expect((await remove(anna, member?.id)).status).toBe(204)
    expect(await departed(member?.id)).toBe(true)
    await vi.waitFor(() => expect(second.closings).toContain('removed'), WAIT)
    second.rows.set('after', 1)
    first.rows.set('tea', 1)
    await first.saved()
    expect(second.rows.has('tea')).toBe(false)
    const again = connect(port, `household/${id}`, tokenOf(boris))
    await vi.waitFor(() => expect(again.refusals).toEqual(['no-access']), WAIT)
    expect(first.rows.toJSON()).toEqual({ tea: 1 })
  })

  test('the longest member inherits, and the documents are deleted with the last one', async () => {
    const { port } = await startServer()
    const [anna, boris] = [newUser(), newUser()]
    const { id, members } = await createHousehold(port, anna, boris)
    await connect(port, `household/${id}`, tokenOf(anna)).saved()
    const leave = (userId: string) => call(port, tokenOf(userId), 'DELETE', '/household/members/me')
    expect((await leave(anna)).status).toBe(204)
    expect((await readHousehold(port, boris)).members).toMatchObject([{ isOwner: true, isYou: true }])
    expect((await leave(boris)).status).toBe(204)
    expect(await count('SELECT id FROM households WHERE id = $1', [id])).toBe(0)
    expect(await count('SELECT name FROM documents WHERE household_id = $1', [id])).toBe(0)
    expect((await leave(boris)).body?.error).toBe('no-household')
    expect(
      await count('SELECT member FROM departures WHERE member = ANY($1)', [members.map(({ id }) => id)]),
    ).toBe(2)
  })

  test('erasing leaves nothing, and a device of an earlier sign-in brings nothing back', async () => {
    const { port } = await startServer()
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
