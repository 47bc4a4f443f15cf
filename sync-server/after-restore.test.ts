import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashUser } from './erasures'
import { connect, createHousehold, newUser, readHousehold } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { describeEachStore } from './testing/each-store'

const statements = readFileSync(join(import.meta.dirname, 'after-restore.sql'), 'utf8').split(';\n')

describeEachStore(({ database, startServer }) => {
  test('what was erased after the backup is erased again, and who left since is no member, and nothing else', async () => {
    const { port } = await startServer()
    const [anna, boris, vera, nina, oleg] = [newUser(), newUser(), newUser(), newUser(), newUser()]
    const shared = await createHousehold(port, anna, boris, oleg)
    const lonely = await createHousehold(port, vera)
    for (const userId of [anna, boris, nina]) await connect(port, `user/${userId}`, tokenOf(userId)).saved()
    for (const [userId, hours] of [
      [anna, 1],
      [vera, 1],
      // Has signed in again since.
      [nina, -1],
    ] as const)
      await database().query(
        "INSERT INTO erasures (user_hash, erased_at) VALUES ($1, now() + $2 * interval '1 hour')",
        [hashUser(userId), hours],
      )

    const left = shared.members.at(-1)
    await database().query('INSERT INTO departures (member) VALUES ($1)', [left?.id])

    for (const statement of statements) if (statement.trim()) await database().query(statement)
    const rows = async (sql: string) => (await database().query<{ id: string }>(sql)).map(({ id }) => id)
    const documents = await rows('SELECT user_id AS id FROM documents WHERE user_id IS NOT NULL')
    expect([anna, boris, vera, nina].filter((userId) => documents.includes(userId))).toEqual([boris, nina])
    expect(await rows('SELECT id FROM households')).not.toContain(lonely.id)
    expect(await readHousehold(port, boris)).toMatchObject({
      id: shared.id,
      members: [{ isYou: true, isOwner: true }],
    })
  })
})
