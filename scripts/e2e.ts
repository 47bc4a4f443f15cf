import { testPorts } from './addresses'
import { findBrowser } from './browser'
import { takePorts } from './ports'
import { run } from './processes'
import { areBuilt, buildSites } from './tested-sites'

/**
 * `npm run e2e -- [arguments of playwright test]`: builds the sites under test and runs Playwright, which starts them. With
 * BASE_URL it tests the site there and builds nothing; with E2E_BUILD=keep it tests the sites as they were last built.
 */
export default async function e2e(args: string[]) {
  if (args.includes('--list')) return playwright(args)
  // Before the minutes that a build takes.
  const { executablePath } = await findBrowser()
  if (process.env.BASE_URL) return playwright(args, { executablePath })
  await takePorts(testPorts)
  if (process.env.E2E_BUILD !== 'keep' || !areBuilt()) {
    const code = await buildSites()
    if (code !== 0) return code
  }
  return testSites(args, { executablePath })
}

type Options = { executablePath?: string; env?: NodeJS.Dict<string>; report?: string; limitMs?: number }

/** Runs Playwright against the sites under test as they are built. Returns its exit code. */
export async function testSites(args: string[], options: Omit<Options, 'env'> = {}) {
  await takePorts(testPorts)
  return playwright(args, { ...options, env: { E2E_BUILD: 'keep' } })
}

/** Runs `playwright test`; with `report` as `npm test` does it, writing that JSON report. Returns its exit code. */
export function playwright(args: string[], { executablePath, env, report, limitMs }: Options = {}) {
  return run('playwright test', [process.execPath, 'node_modules/playwright/cli.js', 'test', ...args], {
    env: { ...env, PLAYWRIGHT_CHROMIUM_PATH: executablePath, E2E_REPORT: report },
    limitMs,
  })
}
