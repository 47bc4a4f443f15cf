import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { call, connect, createHousehold, newUser, readHousehold, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { describeEachStore } from './testing/each-store'
import { startAuthEmulator } from './testing/identity'

let emulator: Awaited<ReturnType<typeof startAuthEmulator>> | undefined

beforeAll(async () => {
  emulator = await startAuthEmulator()
}, 180_000)
afterAll(() => emulator?.stop())

describeEachStore(({ database, startServer }) => {
  const count = async (table: string, column: string, value: unknown) =>
    (await database().query(`SELECT FROM ${table} WHERE ${column} = $1`, [value])).length

  test('what a deleted account has stored is erased, and the others keep theirs', async () => {
    const { port } = await startServer()
    const [anna, boris, vera] = [newUser(), newUser(), newUser()]
    const { accounts, url } = emulator ?? expect.fail('The emulator is not running')
    const [account] = await Promise.all([anna, boris, vera].map((id) => accounts.createAccount(id)))
    const token = await accounts.signIn(account ?? { email: '', password: '' })
    const { id } = await createHousehold(port, anna, boris)
    // Who is in a household need not have a document.
    const lonely = await createHousehold(port, vera)
    await call(port, token, 'POST', '/household/invitations')
    const devices = [
      connect(port, `user/${anna}`, token),
      connect(port, `household/${id}`, token),
      connect(port, `user/${boris}`, tokenOf(boris)),
    ]
    for (const device of devices) {
      device.rows.set('milk', 1)
      await device.saved()
      await device.goOffline()
    }
    await accounts.deleteAccount(anna)
    await accounts.deleteAccount(vera)

    await startServer({ identityToolkitUrl: url })
    await vi.waitFor(async () => {
      expect(await count('documents', 'user_id', anna)).toBe(0)
      expect(await count('households', 'id', lonely.id)).toBe(0)
    }, WAIT)
    expect(await count('updates', 'document', `user/${anna}`)).toBe(0)
    expect(await count('invitations', 'household_id', id)).toBe(0)
    expect((await readHousehold(port, boris)).members).toMatchObject([{ isYou: true, isOwner: true }])
    for (const name of [`user/${boris}`, `household/${id}`]) {
      const device = connect(port, name, tokenOf(boris))
      await device.saved()
      expect(device.rows.toJSON()).toEqual({ milk: 1 })
    }
    expect((await call(port, token, 'GET', '/household')).body?.error).toBe('erased')
  })
})
