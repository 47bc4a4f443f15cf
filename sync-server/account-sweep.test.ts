import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startAccountSweep } from './account-sweep'
import { Metrics } from './metrics'
import { connect, newUser, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { describeEachStore } from './testing/each-store'
import { silenceLog } from './testing/hostile-client'
import { found, startIdentity } from './testing/identity'

const HOUR_MS = 3_600_000

describeEachStore(({ database, startServer }) => {
  const count = async (table: string, column: string, value: unknown) =>
    (await database().query(`SELECT FROM ${table} WHERE ${column} = $1`, [value])).length
  /** Stores a document for each of these people. */
  const insert = (userIds: string[]) =>
    database().query(
      `INSERT INTO documents (name, user_id) SELECT 'user/' || id, id FROM unnest($1::text[]) AS ids (id)`,
      [userIds],
    )
  /** Those whose documents are there, in the order of the store. */
  const readUsers = async () =>
    (await database().query<{ user_id: string }>('SELECT user_id FROM documents ORDER BY user_id')).map(
      ({ user_id }) => user_id,
    )
  const failures = async (port: number) =>
    /failures_total\{place="accounts"\} (\d+)/.exec(
      await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    )?.[1]

  beforeEach(async () => {
    await database().query('DELETE FROM documents')
    await database().query('DELETE FROM households')
  })

  test('many accounts are asked for in batches, and erased exactly where they are missing', async () => {
    const everybody = Array.from({ length: 250 }, newUser)
    const deleted = everybody.filter((_, index) => index % 50 === 0)
    await insert(everybody)
    const sizes: number[] = []
    const identityToolkitUrl = await startIdentity((userIds) => {
      sizes.push(userIds.length)
      return found(userIds.filter((userId) => !deleted.includes(userId)))
    })
    const { close } = await startServer({ identityToolkitUrl })
    const others = new Set(everybody.filter((userId) => !deleted.includes(userId)))
    await vi.waitFor(async () => expect(await readUsers()).toHaveLength(others.size), WAIT)
    await close()
    expect(new Set(await readUsers())).toEqual(others)
    expect(Math.max(...sizes)).toBe(100)
  })

  test('a connected device of a deleted account is told', async () => {
    const anna = newUser()
    await insert([anna])
    let answerNow = () => {}
    const connected = new Promise<void>((resolve) => (answerNow = resolve))
    const identityToolkitUrl = await startIdentity(async (userIds) => {
      await connected
      return found(userIds.filter((userId) => userId !== anna))
    })
    const { port } = await startServer({ identityToolkitUrl })
    const device = connect(port, `user/${anna}`, tokenOf(anna))
    await device.saved()
    answerNow()
    await vi.waitFor(() => expect(device.closings).toContain('erased'), WAIT)
    expect(await count('documents', 'user_id', anna)).toBe(0)
  })

  test('an answer that leaves out accounts erases nobody who is named when asked again', async () => {
    const everybody = [newUser(), newUser(), newUser()]
    await insert(everybody)
    const asked: string[][] = []
    const identityToolkitUrl = await startIdentity((userIds) => {
      asked.push(userIds)
      return found(userIds.slice(0, 1))
    })
    const { close } = await startServer({ identityToolkitUrl })
    await vi.waitFor(() => expect(asked.map(({ length }) => length)).toContain(1), WAIT)
    await close()
    expect(new Set(await readUsers())).toEqual(new Set(everybody))
  })

  test('a sweep that fails goes on an hour later where it was, and starts anew a day after its end', async () => {
    silenceLog()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await insert(Array.from({ length: 150 }, newUser))
    const everybody = await readUsers()
    const asked: string[] = []
    let isDown = false
    const stop = startAccountSweep({
      database: database(),
      metrics: new Metrics(),
      onClosing: () => {},
      findAccounts: async (userIds) => {
        asked.push(`${everybody.indexOf(userIds[0] ?? '')}`)
        isDown = !isDown && asked.length === 2
        if (isDown) throw new Error('down')
        return new Set(userIds)
      },
    })
    onTestFinished(stop)
    const expectAsked = async (expected: string[]) => {
      await vi.waitFor(() => expect(asked).toEqual(expected), WAIT)
      // What follows the answer has then run.
      await new Promise(setImmediate)
    }
    await expectAsked(['0', '100'])
    vi.advanceTimersByTime(HOUR_MS)
    await expectAsked(['0', '100', '100'])
    vi.advanceTimersByTime(23 * HOUR_MS)
    await expectAsked(['0', '100', '100'])
    vi.advanceTimersByTime(HOUR_MS)
    await expectAsked(['0', '100', '100', '0', '100'])
  })

  test.each([
    ['is an error', { error: { code: 503, message: 'UNAVAILABLE' } }],
    ['is empty', {}],
    ['is a page', '<html>It works!</html>'],
    ['was cut', '{"kind":"identitytoolkit#GetAccountInfoResponse","users":[{"localId":'],
    ['has no list', { kind: 'identitytoolkit#GetAccountInfoResponse', users: {} }],
    ['is about somebody else', found(['somebody-else'])],
  ])('an answer that %s erases nobody, and is counted', async (_name, answer) => {
    silenceLog()
    const anna = newUser()
    await insert([anna])
    const identityToolkitUrl = await startIdentity(() => answer)
    const { port } = await startServer({ identityToolkitUrl })
    await vi.waitFor(async () => expect(await failures(port)).toBe('1'), WAIT)
    expect(await count('documents', 'user_id', anna)).toBe(1)
  })
})
