import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccount } from '../lib/session/demo-account'
import { readApiSettings, startApi } from '../mock-api/server'
import { localAddress } from './addresses'
import { authEmulator } from './auth-emulator'
import { demoProject, demoSettings } from './demo-project'
import { HOST } from './ports'
import { atEnd, runService } from './processes'

/** The services of the site in development and in tests, and the settings by which it finds them. */

type Ports = { PORT: number; API_PORT: number; AUTH_PORT: number; SYNC_PORT: number }

/** The settings of a site that uses these services. It sends orders if `orders` says so, by default with API_ORDERS=on. */
export function localSettings(
  { PORT, API_PORT, AUTH_PORT, SYNC_PORT }: Ports,
  { orders }: { orders: boolean } = readApiSettings(process.env),
) {
  return {
    NEXT_PUBLIC_SITE_URL: localAddress(PORT),
    NEXT_PUBLIC_API_HOST: localAddress(API_PORT),
    NEXT_PUBLIC_ORDER_URL: orders ? `${localAddress(API_PORT)}/api/orders` : '',
    ...demoSettings,
    NEXT_PUBLIC_AUTH_EMULATOR: localAddress(AUTH_PORT),
    NEXT_PUBLIC_SYNC_URL: localAddress(SYNC_PORT),
    NEXT_PUBLIC_FETCH_URL: `${localAddress(API_PORT)}/page`,
  }
}

/** Turns off the reports of errors and of speed, whatever the environment sets. */
export const noReporting = { NEXT_PUBLIC_ERROR_URL: '', NEXT_PUBLIC_VITALS_URL: '' }

/** The settings of a site without services, whatever the environment sets. */
export const noSettings: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(localSettings({ PORT: 0, API_PORT: 0, AUTH_PORT: 0, SYNC_PORT: 0 })).map((name) => [
      name,
      '',
    ]),
  ),
  ...noReporting,
}

/**
 * Starts the mock API, the Auth emulator with the demo account and the sync server; resolves when all are ready.
 */
export async function startServices(
  { API_PORT, AUTH_PORT, SYNC_PORT }: Omit<Ports, 'PORT'>,
  settings = readApiSettings(process.env),
) {
  const api = await startApi({ port: API_PORT, host: HOST, ...settings })
  atEnd(api.close)
  await Promise.all([startEmulator(AUTH_PORT), startSyncServer(SYNC_PORT, AUTH_PORT)])
}

/** Resolves when the address responds, with any status. Throws if it does not within three minutes. */
export async function answers(name: string, url: string) {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined)
    if (response) return void (await response.text())
    await sleep(200)
  }
  throw new Error(`${name} did not respond at ${url} within three minutes.`)
}

/** The sync server, on a store of its own: accounts of the emulator, and so their documents, last as long as the command. */
async function startSyncServer(port: number, authPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tasty-sync-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  runService('The sync server', [process.execPath, '--import', 'tsx', resolve('sync-server/main.ts')], {
    env: {
      SYNC_HOST: HOST,
      SYNC_PORT: `${port}`,
      SYNC_FOLDER: folder,
      FIREBASE_PROJECT_ID: demoProject.id,
      AUTH_EMULATOR: 'on',
      IDENTITY_TOOLKIT_URL: identityToolkit(authPort),
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
      ALLOWED_ORIGINS: undefined,
    },
    output: 'hide',
  })
  await answers('The sync server', `http://${HOST}:${port}/health`)
}

/** Google's Auth emulator with the demo account; about 13 s of one core to start. */
async function startEmulator(port: number) {
  const { command, cwd, env } = await authEmulator({ project: demoProject.id, port })
  atEnd(() => rmSync(cwd, { recursive: true, force: true }))
  runService('The Auth emulator', command, { cwd, env, output: 'hide' })
  await answers('The Auth emulator', `http://${HOST}:${port}/`)
  const signUp = `${identityToolkit(port)}/v1/accounts:signUp?key=${demoProject.apiKey}`
  const response = await fetch(signUp, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...demoAccount, returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`The Auth emulator refused the demo account: ${await response.text()}`)
}

/** The address of Identity Toolkit in the emulator. */
const identityToolkit = (port: number) => `http://${HOST}:${port}/identitytoolkit.googleapis.com`
