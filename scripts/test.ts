import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildSites, testSites } from './e2e'
import { checkLicences } from './licences'
import { run } from './processes'

const MINUTE_MS = 60_000
const folder = 'node_modules/.cache/tasty'
const unitReport = `${folder}/unit.json`
const e2eReport = `${folder}/e2e.json`

type Count = { passed: number; failed: number }
type Step = {
  name: string
  work: () => Promise<number>
  /** What it writes, and how that is counted. */
  report?: string
  count?: () => Count
  needs?: string
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

const npmRun = (script: string) => () =>
  run(`npm run ${script}`, ['npm', 'run', '--silent', script], { limitMs: 5 * MINUTE_MS })

const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]

const steps: Step[] = [
  { name: 'Lint', work: npmRun('lint') },
  { name: 'Types', work: npmRun('types') },
  { name: 'Theme contrast', work: npmRun('theme:check') },
  {
    name: 'Unit tests',
    work: () => run('vitest', [...vitest, ...reporters], { limitMs: 10 * MINUTE_MS }),
    report: unitReport,
    count: countUnitTests,
  },
  { name: 'Build', work: buildSites },
  { name: 'Licences', work: checkLicences, needs: 'Build' },
  {
    name: 'End-to-end tests',
    work: () => testSites([], { report: e2eReport, limitMs: 45 * MINUTE_MS }),
    report: e2eReport,
    count: countE2eTests,
    needs: 'Build',
  },
]

/** `npm test`: every check in turn, also after a failed one; the last line is `N passed, N failed`. */
export default async function test() {
  mkdirSync(folder, { recursive: true })
  const total: Count = { passed: 0, failed: 0 }
  const failedSteps: string[] = []
  for (const step of steps) {
    if (step.needs && failedSteps.includes(step.needs)) {
      console.log(`\n■ ${step.name}: left out, ${step.needs} failed`)
      continue
    }
    const { passed, failed } = await perform(step)
    total.passed += passed
    total.failed += failed
    if (failed) failedSteps.push(step.name)
  }
  if (failedSteps.length) console.log(`\nFailed: ${failedSteps.join(', ')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
}

async function perform({ name, work, report, count }: Step): Promise<Count> {
  console.log(`\n■ ${name}`)
  if (report) rmSync(report, { force: true })
  const started = Date.now()
  const code = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })
  const { passed, failed } = count?.() ?? { passed: 0, failed: 0 }
  // A step that failed without a failed test (a lint error, no browser, a spec that does not load) is one failure.
  const result = { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`■ ${name}: ${result.failed ? 'FAILED' : 'ok'} in ${seconds} s`)
  return result
}

function countUnitTests(): Count {
  const report = read(unitReport) as VitestReport | undefined
  // A file that does not load fails without a failed test of its own.
  const broken = report?.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (broken?.length ?? 0),
  }
}

function countE2eTests(): Count {
  const report = read(e2eReport) as PlaywrightReport | undefined
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {}
  return { passed: expected + flaky, failed: unexpected }
}

function read(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}
