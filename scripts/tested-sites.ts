import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basePath, testedSites, testPorts } from './addresses'
import { buildSite, isWhole } from './build'
import { lastChange, notRead } from './last-change'
import { readPorts, takePorts } from './ports'
import { atEnd, stopsOnRequest } from './processes'
import { localSettings, noReporting, noSettings } from './services'
import { startSite } from './static-server'

const { full, orders, bare } = testedSites

/** What the builds read. */
const sources = [
  ...['app', 'components', 'film', 'lib', 'mock-api', 'public', 'scripts', 'service-worker'],
  ...['instrumentation-client.ts', 'next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts'],
  ...['package-lock.json', 'tsconfig.json', '.env', '.env.local', '.env.production', '.env.production.local'],
]

/** When the sites were built, and for which ports. */
const record = '.e2e/built.json'
type BuildRecord = { since: number; settings: string }

/**
 * `node scripts/run.mjs tested-sites`, which Playwright starts: serves the sites under test. Builds them first if there are
 * none, if a source has changed since, or if they are for other ports; with E2E_BUILD=keep only if there are none.
 */
export default async function serveTestedSites() {
  stopsOnRequest()
  const { PORT, ORDERS_PORT, BARE_PORT } = testPorts
  const ports = await takePorts({ BARE_PORT, ORDERS_PORT, PORT })
  if (!areBuilt() || (process.env.E2E_BUILD !== 'keep' && !areCurrent())) {
    console.log('Building the three sites under test, which takes two to five minutes')
    const code = await buildSites({ output: 'failure' })
    if (code !== 0) return code
  }
  // Playwright waits for the last one.
  for (const { folder, port } of [bare, orders, full])
    atEnd((await startSite({ folder, basePath, port: ports[port], variable: port })).close)
  console.log('The sites under test are served')
}

/** Whether all sites are there. */
export const areBuilt = () => [full, orders, bare].every(({ folder }) => isWhole(folder))

/** Builds all sites, one after the other: Next builds in one `.next`. Returns the first exit code that is not 0, or 0. */
export async function buildSites(options: { log?: number; output?: 'failure' } = {}) {
  const ports = readPorts(testPorts)
  const since = Date.now()
  const sites = [
    { folder: bare.folder, env: noSettings },
    { folder: orders.folder, env: { ...localSettings(ports, { orders: true }), ...noReporting } },
    { folder: full.folder, env: { ...localSettings(ports, { orders: false }), ...noReporting } },
  ]
  for (const [index, site] of sites.entries()) {
    const code = await buildSite({ ...site, ...options, keepsContent: index > 0 })
    if (code !== 0) return code
  }
  mkdirSync('.e2e', { recursive: true })
  writeFileSync(record, JSON.stringify({ since, settings: settings() } satisfies BuildRecord))
  return 0
}

function areCurrent() {
  if (!existsSync(record)) return false
  const built = JSON.parse(readFileSync(record, 'utf8')) as BuildRecord
  return built.settings === settings() && lastChange(sources, notRead) < built.since
}

/** What of the environment is part of the builds. */
function settings() {
  const { NEXT_PUBLIC_THEME } = process.env
  return JSON.stringify([readPorts(testPorts), basePath, NEXT_PUBLIC_THEME])
}
