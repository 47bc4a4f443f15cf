import { expect, test, vi } from 'vitest'
import { connect, createHousehold, newUser, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { describeEachStore } from './testing/each-store'

describeEachStore(({ database, startServer }) => {
  const count = async (sql: string, values: unknown[]) => (await database().query(sql, values)).length

  test('two devices of one person see each other’s changes', async () => {
    const { port } = await startServer()
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
    const first = await startServer()
    const userId = newUser()
    const phone = connect(first.port, `user/${userId}`, tokenOf(userId))
    for (let index = 0; index < 100; index += 1) phone.rows.set(`row-${index}`, index)
    await phone.saved()
    phone.rows.delete('row-7')
    await phone.saved()
    phone.provider.destroy()
    await first.close()

    const second = await startServer()
    const laptop = connect(second.port, `user/${userId}`, tokenOf(userId))
    await laptop.saved()
    expect(laptop.rows.size).toBe(99)
    expect(laptop.rows.has('row-7')).toBe(false)
  })

  test('changes are merged once there are many, and once nobody has the document open', async () => {
    const { port } = await startServer()
    const userId = newUser()
    const name = `user/${userId}`
    const phone = connect(port, name, tokenOf(userId))
    for (let index = 0; index < 100; index += 1) phone.rows.set(`row-${index}`, index)
    await phone.saved()
    const stored = () => count('SELECT id FROM updates WHERE document = $1', [name])
    await vi.waitFor(async () => expect(await stored()).toBeLessThan(64), WAIT)
    phone.provider.destroy()
    await vi.waitFor(async () => expect(await stored()).toBe(0), WAIT)
    const laptop = connect(port, name, tokenOf(userId))
    await laptop.saved()
    expect(laptop.rows.size).toBe(100)
  })

  test('devices that were offline at once end with the same rows', async () => {
    const { port } = await startServer()
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
    const { port } = await startServer()
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
})
