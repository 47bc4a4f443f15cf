import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { apiSettings } from '../mock-api/server'
import { measureApi } from './bench/api'
import { measureBytes } from './bench/bytes'
import { buildFloor, floorFolder } from './bench/floor'
import { measureLighthouse } from './bench/lighthouse'
import { isReached, machine, type Part, print } from './bench/report'
import { measureScale } from './bench/scale'
import { measureSteps } from './bench/steps'
import type { Bench } from './bench/way'
import { findBrowser, launchOptions } from './browser'
import { buildSite, isWhole } from './build'
import { takePorts } from './ports'
import { atEnd } from './processes'
import { basePath, localAddress, localSettings, startServices, untold } from './services'
import { startSite } from './static-server'

const folder = '.e2e/bench'

const measures: Record<string, (bench: Bench) => Promise<Part>> = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  steps: measureSteps,
  scale: measureScale,
  api: measureApi,
}

/**
 * `npm run bench -- [parts] [--runs 5] [--json] [--keep]`: what the site weighs and how fast it is, beside an empty
 * export of the same Next. `--keep` measures what was built last. Gives 1 when a goal was missed.
 */
export default async function bench(args: string[]) {
  const { parts, runs, isJson, isKept } = read(args)
  // Whoever reads JSON wants nothing else on the output.
  if (isJson) console.log = console.error
  const ports = await takePorts({ PORT: 3200, BARE_PORT: 3201, API_PORT: 4200, AUTH_PORT: 9299 })
  const { executablePath } = await findBrowser()
  if (!isKept || !isWhole(folder) || !existsSync(join(floorFolder, 'index.html'))) {
    await buildFloor()
    const env = { ...localSettings(ports, { orders: false }), ...untold }
    const code = await buildSite({ folder, env, output: isJson ? 'failure' : 'show' })
    if (code !== 0) return code
  }
  const serve = async (from: string, base: string, variable: 'PORT' | 'BARE_PORT') =>
    atEnd((await startSite({ folder: from, basePath: base, port: ports[variable], variable })).close)
  await Promise.all([
    // The site sends none: orders are measured as calls of the API.
    startServices(ports, { ...apiSettings(process.env), orders: true }),
    serve(folder, basePath, 'PORT'),
    serve(floorFolder, '', 'BARE_PORT'),
  ])
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  atEnd(() => browser.close())

  const setting: Bench = {
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
    const found = await measures[part]?.(setting).catch((error: unknown) => {
      // One part that cannot be measured costs the others nothing.
      console.error(`${part}:`, error)
      isComplete = false
    })
    if (found) report.parts.push(found)
  }
  if (isJson) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  else print(report)
  return isComplete && report.parts.flatMap(({ goals = [] }) => goals).every(isReached) ? 0 : 1
}

function read(args: string[]) {
  const all = Object.keys(measures)
  const rest = [...args]
  const at = rest.indexOf('--runs')
  const [, runs = '5'] = at < 0 ? [] : rest.splice(at, 2)
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs: "${runs}" is not a number from 1 to 99.`)
  const parts = rest.filter((arg) => !arg.startsWith('--'))
  const unknown = rest.find((arg) => !['--json', '--keep', ...all].includes(arg))
  if (unknown) throw new Error(`"${unknown}" is none of ${all.join(', ')}, --runs, --json, --keep.`)
  return {
    parts: parts.length > 0 ? parts : all,
    runs: Number(runs),
    isJson: rest.includes('--json'),
    isKept: rest.includes('--keep'),
  }
}
