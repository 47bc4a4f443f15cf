import { describe, expect, test, vi } from 'vitest'
import { call, connect, createHousehold, newUser, openSocket, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { describeEachStore } from './testing/each-store'
import { signIn, silenceLog, startVictim } from './testing/hostile-client'

describeEachStore(({ database, startServer }) => {
  describe('tokens', () => {
    const now = Math.floor(Date.now() / 1000)

    test.each([
      ['no token', () => '', 'token-invalid'],
      ['not a token', () => 'a.b.c', 'token-invalid'],
      ['an expired one', (user: string) => tokenOf(user, { exp: now - 60 }), 'token-expired'],
      ['one without an end', (user: string) => tokenOf(user, { exp: undefined }), 'token-invalid'],
      ['one of another project', (user: string) => tokenOf(user, { aud: 'demo-other' }), 'token-invalid'],
      [
        'one of another issuer',
        (user: string) => tokenOf(user, { iss: 'https://evil.test' }),
        'token-invalid',
      ],
      ['one of nobody', () => tokenOf(''), 'token-invalid'],
      ['one of tomorrow', (user: string) => tokenOf(user, { auth_time: now + 86_400 }), 'token-invalid'],
    ])('%s is refused', async (_name, token, reason) => {
      const { port } = await startServer()
      const userId = newUser()
      const client = connect(port, `user/${userId}`, token(userId))
      client.rows.set('milk', 1)
      await vi.waitFor(() => expect(client.refusals).toEqual([reason]), WAIT)
      expect((await call(port, token(userId) || undefined, 'GET', '/household')).status).toBe(401)
      expect(await database().query('SELECT name FROM documents WHERE user_id = $1', [userId])).toEqual([])
    })

    test('an unsigned token is refused where no emulator is set', async () => {
      const { port } = await startServer({ authEmulator: false })
      const userId = newUser()
      const client = connect(port, `user/${userId}`, tokenOf(userId))
      await vi.waitFor(() => expect(client.refusals).toEqual(['token-invalid']), WAIT)
    })
  })

  describe('documents of others', () => {
    test('are refused, whether they exist or not', async () => {
      const { port } = await startServer()
      const [anna, eve] = [newUser(), newUser()]
      const { id } = await createHousehold(port, anna)
      await createHousehold(port, eve)
      await connect(port, `household/${id}`, tokenOf(anna)).saved()
      for (const name of [
        `household/${id}`,
        `household/${id}/trip-1`,
        'household/nobody',
        `user/${anna}`,
        `user/${anna}/notes`,
        `user/${eve}/../${anna}`,
        `user/${eve}/Заметки`,
        'household/',
        '',
        'anything',
      ]) {
        const client = connect(port, name, tokenOf(eve))
        await vi.waitFor(() => expect([name, client.refusals]).toEqual([name, ['no-access']]), WAIT)
      }
    })

    test('names of properties of objects close the connection', async () => {
      silenceLog()
      const { port } = await startServer()
      const serve = await startVictim(port)
      for (const name of ['__proto__', 'constructor', 'toString']) {
        const { socket, closed } = await openSocket(port)
        socket.send(signIn(name, tokenOf(newUser())))
        await closed
      }
      await serve()
    })

    test('a second account on one connection is refused', async () => {
      const { port } = await startServer()
      const [anna, eve] = [newUser(), newUser()]
      const { socket, received } = await openSocket(port)
      socket.send(signIn(`user/${anna}`, tokenOf(anna)))
      await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), WAIT)
      received.length = 0
      socket.send(signIn(`user/${eve}`, tokenOf(eve)))
      await vi.waitFor(() => expect(Buffer.concat(received).toString()).toContain('other-user'), WAIT)
    })

    test('the API knows no household, member or invitation of others', async () => {
      const { port } = await startServer()
      const [anna, boris, eve] = [newUser(), newUser(), newUser()]
      const { members } = await createHousehold(port, anna, boris)
      await createHousehold(port, eve)
      const invitation = (await call(port, tokenOf(anna), 'POST', '/household/invitations')).body
      const attempt = async (method: string, path: string) =>
        (await call(port, tokenOf(eve), method, path)).status
      expect(await attempt('DELETE', `/household/members/${members[1]?.id}`)).toBe(404)
      expect(await attempt('DELETE', `/household/invitations/${invitation?.id}`)).toBe(404)
      expect(
        (await call(port, tokenOf(boris), 'DELETE', `/household/invitations/${invitation?.id}`)).status,
      ).toBe(404)
    })
  })
})
