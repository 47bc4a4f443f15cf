import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { WebSocket } from 'ws'
import type * as Y from 'yjs'
import { demoProject } from '../scripts/demo-project'
import { tokenOf } from './testing/tokens'

/**
 * `npm run load -- [households] [seconds]`: starts a server, has two members of each household connect and tick a row every ten
 * seconds in turn, and prints how long the other one waits for it. DATABASE_URL measures with that Postgres.
 */

const PORT = Number(process.env.SYNC_PORT ?? 5051)
const ROWS = 30
const TICK_EVERY_MS = 10_000
const AT_ONCE = 20

type Client = {
  socket: HocuspocusProviderWebsocket
  provider: HocuspocusProvider
  rows: Y.Map<unknown>
  isSynced: Promise<void>
}

async function main([householdsText = '500', secondsText = '30']: string[]) {
  const [households, seconds] = [Number(householdsText), Number(secondsText)]
  if (!(Number.isInteger(households) && households >= 1) || !(seconds >= TICK_EVERY_MS / 1000))
    throw new Error('npm run load -- [households] [seconds]: 1 household or more, 10 seconds or more.')
  const folder = mkdtempSync('/tmp/tasty-load-')
  const server = startServer(folder)
  try {
    await once(server.stdout, 'data')
    await measure(households, seconds)
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

const startServer = (folder: string) =>
  spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      ...process.env,
      SYNC_PORT: `${PORT}`,
      SYNC_FOLDER: folder,
      FIREBASE_PROJECT_ID: demoProject.id,
      AUTH_EMULATOR: 'on',
      IDENTITY_TOOLKIT_URL: '',
      // Each household has an address of its own.
      TRUST_PROXY: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

async function measure(households: number, seconds: number) {
  const before = await readMetrics()
  const startedAt = performance.now()
  const all = await inBatches(households, createHousehold)
  console.log(
    `${households} households, ${2 * households} clients connected in ${round(performance.now() - startedAt)} ms`,
  )
  const bytesBefore = bytesOf(all.flat())
  const cpuBefore = await readMetrics()
  const delays = await tickFor(all, seconds)
  const after = await readMetrics()
  const bytes = bytesOf(all.flat()) - bytesBefore
  delays.sort((a, b) => a - b)
  const at = (share: number) => round(delays[Math.floor(delays.length * share)] ?? NaN)
  const megabytes = (metrics: Map<string, number>) =>
    round((metrics.get('process_resident_memory_bytes') ?? 0) / 1e6)
  const cpu = (metrics: Map<string, number>) => metrics.get('process_cpu_seconds_total') ?? 0
  console.log(
    `${delays.length} ticks in ${seconds} s; the other sees one after ${at(0.5)} ms (median), ${at(0.99)} ms (99 %)`,
  )
  console.log(`${round(bytes / delays.length)} bytes a tick, both clients, sent and received`)
  console.log(`memory ${megabytes(before)} MB before, ${megabytes(after)} MB after`)
  console.log(`${round(((cpu(after) - cpu(cpuBefore)) / seconds) * 100)} % of one processor`)
  for (const { provider, socket } of all.flat()) {
    provider.destroy()
    socket.destroy()
  }
}

async function createHousehold(): Promise<[Client, Client]> {
  const [owner, guest] = [tokenOf(`user-${randomUUID()}`), tokenOf(`user-${randomUUID()}`)]
  const address = randomUUID()
  const call = async (token: string, path: string, body: unknown) => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { secret: string; household: { id: string } }
  }
  const { household } = await call(owner, '/household', { name: 'Аня' })
  const { secret } = await call(owner, '/household/invitations', {})
  await call(guest, '/invitations/accept', { secret, name: 'Боря' })
  const clients: [Client, Client] = [connect(household.id, owner), connect(household.id, guest)]
  await Promise.all(clients.map(({ isSynced }) => isSynced))
  for (let row = 0; row < ROWS; row += 1) clients[0].rows.set(`Продукт ${row}`, false)
  return clients
}

function connect(household: string, token: string): Client {
  const socket = new HocuspocusProviderWebsocket({
    url: `ws://127.0.0.1:${PORT}`,
    WebSocketPolyfill: WebSocket,
  })
  let synced = () => {}
  const isSynced = new Promise<void>((resolve) => (synced = resolve))
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name: `household/${household}`,
    token,
    onSynced: () => synced(),
  })
  provider.attach()
  return { socket, provider, rows: provider.document.getMap('rows'), isSynced }
}

/** The delays of all ticks, in milliseconds. */
async function tickFor(households: [Client, Client][], seconds: number): Promise<number[]> {
  const delays: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    households.map(async (clients) => {
      await sleep(Math.random() * TICK_EVERY_MS)
      for (let turn = 0; performance.now() < end; turn += 1) {
        const [from, to] = turn % 2 ? [clients[1], clients[0]] : clients
        const startedAt = performance.now()
        const seen = new Promise<void>((resolve) => to.rows.observe(() => resolve()))
        from.rows.set(`Продукт ${turn % ROWS}`, startedAt)
        await seen
        delays.push(performance.now() - startedAt)
        await sleep(TICK_EVERY_MS)
      }
    }),
  )
  return delays
}

async function inBatches<Result>(count: number, create: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < count)
    results.push(
      ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - results.length) }, create))),
    )
  return results
}

function bytesOf(clients: Client[]) {
  const streams = clients.map(
    ({ socket }) =>
      (socket.webSocket as unknown as { _socket?: { bytesRead: number; bytesWritten: number } })?._socket,
  )
  return streams.reduce((sum, stream) => sum + (stream?.bytesRead ?? 0) + (stream?.bytesWritten ?? 0), 0)
}

async function readMetrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text()
  return new Map(
    text.split('\n').flatMap((line) => {
      const [name = '', value] = line.split(' ')
      return line.startsWith('#') || !value ? [] : [[name, Number(value)] as const]
    }),
  )
}

const round = (value: number) => Math.round(value * 10) / 10

await main(process.argv.slice(2)).catch((error: Error) => {
  // A plain Error is one of this program, whose message suffices.
  console.error(error.constructor === Error ? error.message : error)
  process.exitCode = 1
})
