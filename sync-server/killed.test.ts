import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoProject } from '../scripts/demo-project'
import { freePort } from '../scripts/ports'
import { connect, newUser, WAIT } from './testing/clients'
import { tokenOf } from './testing/tokens'
import { makeStore, quickStart } from './testing/empty-store'
import { outputOf, postgresMissing, startPostgres, stop, temporaryFolder } from './testing/stores'

type Options = { port: number; folder: string; databaseUrl: string }

/** The server as `npm start` runs it, in a process that can be killed. */
async function startProcess({ port, folder, databaseUrl }: Options): Promise<ChildProcess> {
  const main = join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [...quickStart, '--import', 'tsx', main], {
    env: {
      ...process.env,
      SYNC_PORT: `${port}`,
      SYNC_FOLDER: folder,
      FIREBASE_PROJECT_ID: demoProject.id,
      AUTH_EMULATOR: 'on',
      IDENTITY_TOOLKIT_URL: '',
      DATABASE_URL: databaseUrl,
      REDIS_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => stop(child, 'SIGKILL'))
  await outputOf(child, child.stdout, 'Sync server ready')
  return child
}

const promise =
  'a server that is killed again and again loses nothing that it acknowledged, and devices come back by themselves'

test(`${promise}, with the embedded store`, () => killAgainAndAgain(''), 180_000)

const ending = postgresMissing ? `, skipped: ${postgresMissing}` : ''
test.skipIf(postgresMissing)(
  `${promise}, with Postgres${ending}`,
  async () => {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    await killAgainAndAgain(postgres.url)
  },
  240_000,
)

async function killAgainAndAgain(databaseUrl: string) {
  const options = { port: await freePort(), folder: temporaryFolder(), databaseUrl }
  if (!databaseUrl) await makeStore(options.folder)
  const userId = newUser()
  const name = `user/${userId}`
  let child = await startProcess(options)
  const phone = connect(options.port, name, tokenOf(userId))
  const laptop = connect(options.port, name, tokenOf(userId))
  await Promise.all([phone.saved(), laptop.saved()])

  const expected: Record<string, unknown> = {}
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 20; index += 1) {
      phone.rows.set(`phone-${round}-${index}`, index)
      laptop.rows.set(`laptop-${round}-${index}`, index)
      if (index % 2) continue
      expected[`phone-${round}-${index}`] = index
      expected[`laptop-${round}-${index}`] = index
    }
    await Promise.all([phone.saved(), laptop.saved()])
    for (let index = 1; index < 20; index += 2) {
      phone.rows.delete(`phone-${round}-${index}`)
      laptop.rows.delete(`laptop-${round}-${index}`)
    }
    await Promise.all([phone.saved(), laptop.saved()])
    await stop(child, 'SIGKILL')
    // Changed while there is no server.
    phone.rows.set(`offline-${round}`, round)
    expected[`offline-${round}`] = round
    laptop.rows.delete('offline-0')
    if (round > 0) delete expected['offline-0']
    child = await startProcess(options)
    await Promise.all([phone.saved(), laptop.saved()])
  }
  await vi.waitFor(() => expect(laptop.rows.toJSON()).toEqual(expected), WAIT)
  await vi.waitFor(() => expect(phone.rows.toJSON()).toEqual(expected), WAIT)

  await stop(child, 'SIGKILL')
  phone.provider.destroy()
  laptop.provider.destroy()
  child = await startProcess(options)
  // A device that knows nothing: all that it gets comes from the store.
  const tablet = connect(options.port, name, tokenOf(userId))
  await tablet.saved()
  expect(tablet.rows.toJSON()).toEqual(expected)

  tablet.rows.set('last', 1)
  await tablet.saved()
  await stop(child, 'SIGTERM')
  expect(child.exitCode).toBe(0)
}
