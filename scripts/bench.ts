import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { readApiSettings } from '../mock-api/server'
import { measureApi } from './bench/api'
import { measureBytes } from './bench/bytes'
import { buildFloor, floorFolder } from './bench/floor'
import { measureLighthouse } from './bench/lighthouse'
import { isReached, machine, type Part, print } from './bench/bench-report'
import { measureScale } from './bench/scale'
import { measureSteps } from './bench/steps'
import type { BenchSetup } from './bench/visit'
import { findBrowser, launchOptions } from './browser'
import { buildSite, isWhole } from './build'
import { takePorts } from './ports'
import { atEnd } from './processes'
import { basePath, localAddress } from './addresses'
import { localSettings, startServices, noReporting } from './services'
import { startSite } from './static-server'

const folder = '.e2e/bench'

const measures: Record<string, (setup: BenchSetup) => Promise<Part>> = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  steps: measureSteps,
  scale: measureScale,
  api: measureApi,
}

/**
 * `npm run bench -- [parts] [--runs 5] [--json] [--keep]`: measures the bytes and the speed of the site and of an empty
 * export of the same Next. `--keep` measures the last build. Returns 1 when a goal is missed.
 */
export default async function bench(args: string[]) {
  const { parts, runs, isJson, keepsBuild } = parseArguments(args)
  // With `--json` only the report goes to the standard output.
  if (isJson) console.log = console.error
  const ports = await takePorts({
    PORT: 3200,
    BARE_PORT: 3201,
    API_PORT: 4200,
    AUTH_PORT: 9299,
    SYNC_PORT: 5250,
  })
  const { executablePath } = await findBrowser()
  if (!keepsBuild || !isWhole(folder) || !existsSync(join(floorFolder, 'index.html'))) {
    await buildFloor()
    const env = { ...localSettings(ports, { orders: false }), ...noReporting }
    const code = await buildSite({ folder, env, output: isJson ? 'failure' : 'show' })
    if (code !== 0) return code
  }
  const serve = async (siteFolder: string, base: string, variable: 'PORT' | 'BARE_PORT') =>
    atEnd((await startSite({ folder: siteFolder, basePath: base, port: ports[variable], variable })).close)
  await Promise.all([
    // The site itself sends no orders: they are measured as calls of the API.
    startServices(ports, { ...readApiSettings(process.env), orders: true }),
    serve(folder, basePath, 'PORT'),
    serve(floorFolder, '', 'BARE_PORT'),
  ])
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  atEnd(() => browser.close())

  const setup: BenchSetup = {
    browser,
    site: `${localAddress(ports.PORT)}${basePath}/`,
    floor: `${localAddress(ports.BARE_PORT)}/`,
    api: localAddress(ports.API_PORT),
    runs,
  }
  let isComplete = true
  const report = { machine: machine(browser.version()), date: new Date().toISOString(), parts: [] as Part[] }
  for (const part of parts) {
    console.log(`Measuring: ${part}`)
    const result = await measures[part]?.(setup).catch((error: unknown) => {
      // The other parts are measured all the same.
      console.error(`${part}:`, error)
      isComplete = false
    })
    if (result) report.parts.push(result)
  }
  if (isJson) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  else print(report)
  return isComplete && report.parts.flatMap(({ goals = [] }) => goals).every(isReached) ? 0 : 1
}

function parseArguments(args: string[]) {
  const all = Object.keys(measures)
  const rest = [...args]
  const at = rest.indexOf('--runs')
  const [, runs = ''] = at < 0 ? ['', '5'] : rest.splice(at, 2)
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs: "${runs}" is not a number from 1 to 99.`)
  const parts = rest.filter((arg) => !arg.startsWith('--'))
  const unknown = rest.find((arg) => !['--json', '--keep', ...all].includes(arg))
  if (unknown) throw new Error(`"${unknown}" is unknown: use ${all.join(', ')}, --runs, --json or --keep.`)
  return {
    parts: parts.length > 0 ? parts : all,
    runs: Number(runs),
    isJson: rest.includes('--json'),
    keepsBuild: rest.includes('--keep'),
  }
}
