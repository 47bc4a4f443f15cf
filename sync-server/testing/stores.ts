import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/ports'

/** The Postgres and the Redis of the tests: those of the environment, else installed ones, started for one test file. */

type Started = { url: string; stop: () => Promise<void> }

/** Generous for slow machines. */
const START_MS = 170_000

/** Whether there is a Postgres to test with; otherwise a reason to skip. */
export const postgresMissing =
  process.env.TEST_DATABASE_URL || findPostgres() ? undefined : 'Postgres is not installed'
export const redisMissing =
  process.env.TEST_REDIS_URL || existsSync('/usr/bin/redis-server') ? undefined : 'Redis is not installed'

export async function startPostgres(): Promise<Started> {
  if (process.env.TEST_DATABASE_URL) return createDatabase(process.env.TEST_DATABASE_URL)
  const binaries = findPostgres() ?? ''
  const folder = mkdtempSync('/tmp/tasty-postgres-')
  // Postgres refuses to run as root.
  const user = userInfo().uid === 0 ? idsOf('postgres') : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'tasty', '--auth=trust', '--no-sync', '--encoding=UTF8'],
    { ...user, cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await outputOf(server, server.stderr, 'ready to accept connections')
  return {
    url: `postgres://tasty@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await stop(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database of its own in a given Postgres: test files run at the same time, and a sweep looks at all accounts. */
async function createDatabase(given: string): Promise<Started> {
  const name = `tasty_test_${randomUUID().replaceAll('-', '')}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: given })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(given)
  url.pathname = name
  return { url: url.href, stop: () => run(`DROP DATABASE ${name}`) }
}

export async function startRedis(port?: number): Promise<Started & { port: number }> {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, port: 0, stop: async () => {} }
  const taken = port ?? (await freePort())
  const options = [
    '--port',
    `${taken}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    '/tmp',
  ]
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
  await outputOf(server, server.stdout, 'Ready to accept connections')
  return { url: `redis://127.0.0.1:${taken}`, port: taken, stop: () => stop(server, 'SIGTERM') }
}

/** A folder that is removed when the test ends. */
export function temporaryFolder() {
  const folder = mkdtempSync('/tmp/tasty-sync-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Resolves when a process writes this text. */
export function outputOf(child: ChildProcess, stream: NodeJS.ReadableStream | null, text: string) {
  return new Promise<string>((resolve, reject) => {
    let output = ''
    const fail = () => {
      child.kill()
      reject(new Error(`${child.spawnfile} did not start: ${output}`))
    }
    const timer = setTimeout(fail, START_MS)
    child.once('exit', fail)
    stream?.setEncoding('utf8')
    stream?.on('data', (chunk: string) => {
      output += chunk
      if (!output.includes(text)) return
      clearTimeout(timer)
      child.off('exit', fail)
      resolve(output)
    })
  })
}

/** Signals a process and resolves when it has exited. */
export function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

function findPostgres() {
  const root = '/usr/lib/postgresql'
  const version = existsSync(root) ? readdirSync(root).sort().at(-1) : undefined
  return version && existsSync(join(root, version, 'bin/initdb')) ? join(root, version, 'bin') : undefined
}

function idsOf(name: string) {
  const id = (flag: string) => Number(spawnSync('id', [flag, name]).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
