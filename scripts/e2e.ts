import { readApiSettings } from '../mock-api/server'
import { findBrowser } from './browser'
import { buildSite, isWhole } from './build'
import { takePorts } from './ports'
import { atEnd, run } from './processes'
import { basePath, localAddress, localSettings, noReporting, noSettings, startServices } from './services'
import { startSite } from './static-server'

/**
 * The sites under test, apart from out/, which belongs to the user: one with all services, one that also sends orders, and
 * one built with no settings at all.
 */
const full = '.e2e/full'
const orders = '.e2e/orders'
const bare = '.e2e/bare'

const testPorts = { PORT: 3100, BARE_PORT: 3101, ORDERS_PORT: 3102, API_PORT: 4100, AUTH_PORT: 9199 }

/**
 * `npm run e2e -- [arguments of playwright test]`. With BASE_URL it tests the site there and starts nothing; with
 * E2E_BUILD=keep it tests the sites as they were last built.
 */
export default async function e2e(args: string[]) {
  if (process.env.BASE_URL) return playwright(args)
  await findBrowser()
  const isBuilt = [full, orders, bare].every(isWhole)
  if (!isBuilt || process.env.E2E_BUILD !== 'keep') {
    const code = await buildSites()
    if (code !== 0) return code
  }
  return testSites(args)
}

/** Builds all sites, one after the other: Next builds in one `.next`. Returns the first exit code that is not 0, or 0. */
export async function buildSites({ log }: { log?: number } = {}) {
  const ports = await takePorts(testPorts)
  const sites = [
    { folder: bare, env: noSettings },
    { folder: orders, env: { ...localSettings(ports, { orders: true }), ...noReporting } },
    { folder: full, env: { ...localSettings(ports, { orders: false }), ...noReporting } },
  ]
  for (const [index, site] of sites.entries()) {
    const code = await buildSite({ ...site, log, keepsContent: index > 0 })
    if (code !== 0) return code
  }
  return 0
}

/** Runs Playwright against all sites with all services. Returns its exit code. */
export async function testSites(args: string[], options: { report?: string; limitMs?: number } = {}) {
  const ports = await takePorts(testPorts)
  const serve = async (folder: string, variable: keyof typeof ports) =>
    atEnd((await startSite({ folder, basePath, port: ports[variable], variable })).close)
  await Promise.all([
    startServices(ports, { ...readApiSettings(process.env), orders: true }),
    serve(full, 'PORT'),
    serve(orders, 'ORDERS_PORT'),
    serve(bare, 'BARE_PORT'),
  ])
  return playwright(args, {
    ...options,
    env: {
      BASE_URL: `${localAddress(ports.PORT)}${basePath}/`,
      ORDERS_URL: `${localAddress(ports.ORDERS_PORT)}${basePath}/`,
      BARE_URL: `${localAddress(ports.BARE_PORT)}${basePath}/`,
      API_HOST: localAddress(ports.API_PORT),
      AUTH_EMULATOR: localAddress(ports.AUTH_PORT),
      // visual.spec.ts compares this site only.
      E2E_OWN_SITE: 'yes',
    },
  })
}

type Options = { env?: NodeJS.Dict<string>; report?: string; limitMs?: number }

/** Runs `playwright test`; with `report` as `npm test` does it, writing that JSON report. Returns its exit code. */
export async function playwright(args: string[], { env, report, limitMs }: Options = {}) {
  const { executablePath } = await findBrowser()
  return run('playwright test', [process.execPath, 'node_modules/playwright/cli.js', 'test', ...args], {
    env: { ...env, PLAYWRIGHT_CHROMIUM_PATH: executablePath, E2E_REPORT: report },
    limitMs,
  })
}
