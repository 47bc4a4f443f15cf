import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './browser'
import { testSites } from './e2e'
import { checkLicences } from './licences'
import { run } from './processes'
import { printSlowest } from './durations'
import { buildSites } from './tested-sites'
import {
  countUnitTests,
  e2eReport,
  failedTests,
  flakyTests,
  readReport,
  reportFolder,
  skipLines,
  skipReasons,
  unitReport,
} from './test-reports'

const MINUTE_MS = 60_000

type Count = { passed: number; failed: number }
type Result = Count & { hasFailed: boolean }
type Step = {
  name: string
  /** Resolves to the exit code. `log` is the file that takes the output of its child processes, `args` are those of the command. */
  work: (log: number, args: string[]) => Promise<number>
  /** The steps that have to end before this one starts. */
  after?: string[]
  /** A step without whose success this one is skipped. */
  needs?: string
  /** How the tests in its report are counted. */
  count?: () => Count
  /** Whether its output is printed while it runs: for a step that runs alone. */
  isLive?: boolean
}

const npmRun = (script: string) => (log: number) =>
  run(`npm run ${script}`, ['npm', 'run', '--silent', script], { limitMs: 10 * MINUTE_MS, log })

const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]

/**
 * Two lanes run side by side, because most steps leave a core idle at times: types and builds, which both write into
 * `.next`; lint and unit tests. The end-to-end tests have the machine to themselves.
 */
const steps: Step[] = [
  { name: 'Types', work: npmRun('types') },
  { name: 'Lint', work: npmRun('lint') },
  { name: 'Theme contrast', work: npmRun('theme:check'), after: ['Lint'] },
  {
    name: 'Unit tests',
    work: (log) => run('vitest', [...vitest, ...reporters], { limitMs: 15 * MINUTE_MS, log }),
    after: ['Lint'],
    count: countUnitTests,
  },
  { name: 'Build', work: (log) => buildSites({ log }), after: ['Types'] },
  { name: 'Licences', work: checkLicences, after: ['Build'], needs: 'Build' },
  {
    name: 'End-to-end tests',
    work: async (_log, args) =>
      testSites(args, { ...(await findBrowser()), report: e2eReport, limitMs: 45 * MINUTE_MS }),
    after: ['Theme contrast', 'Unit tests', 'Licences'],
    needs: 'Build',
    count: countE2eTests,
    isLive: true,
  },
]

/**
 * `npm test -- [arguments of playwright test]`: runs every check, also after a failed one; the last line is
 * `N passed, N failed`. The arguments choose among the end-to-end tests.
 */
export default async function test(args: string[]) {
  // A report of an earlier run is none of this one.
  for (const report of [unitReport, e2eReport]) rmSync(report, { force: true })
  mkdirSync(reportFolder, { recursive: true })
  const results = new Map<string, Promise<Result>>()
  for (const step of steps) results.set(step.name, start(step, results, args))
  const total: Count = { passed: 0, failed: 0 }
  const failedSteps: string[] = []
  for (const [name, result] of results) {
    const { passed, failed, hasFailed } = await result
    total.passed += passed
    total.failed += failed
    if (hasFailed) failedSteps.push(name)
  }
  printSlowest(10)
  const flaky = flakyTests()
  if (flaky.length) console.log(`\nFlaky, passed at the second try only:\n${flaky.join('\n')}`)
  const skipped = skipReasons()
  if (skipped.length) console.log(skipLines(skipped))
  if (failedSteps.length) console.log([`\nFailed: ${failedSteps.join(', ')}`, ...failedTests()].join('\n'))
  console.log(`\n${skipped.length} skipped`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
}

async function start(step: Step, results: Map<string, Promise<Result>>, args: string[]): Promise<Result> {
  await Promise.all((step.after ?? []).map((name) => results.get(name)))
  if (step.needs && (await results.get(step.needs))?.hasFailed) {
    console.log(`\n■ ${step.name}: skipped, ${step.needs} failed`)
    return { passed: 0, failed: 0, hasFailed: false }
  }
  return perform(step, args)
}

async function perform({ name, work, count, isLive }: Step, args: string[]): Promise<Result> {
  if (isLive) console.log(`\n■ ${name}`)
  const logFile = `${reportFolder}/${name.toLowerCase().replaceAll(' ', '-')}.log`
  const log = openSync(logFile, 'w')
  const started = Date.now()
  const code = await work(log, args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })
  closeSync(log)
  if (!isLive) console.log(`\n■ ${name}\n${readFileSync(logFile, 'utf8').trimEnd()}`)
  const { passed, failed } = count?.() ?? { passed: 0, failed: 0 }
  // A step that failed without a failed test (a lint error, no browser, a spec that does not load) is one failure.
  const result = { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`■ ${name}: ${result.failed ? 'FAILED' : 'ok'} in ${seconds} s`)
  return { ...result, hasFailed: result.failed > 0 }
}

function countE2eTests(): Count {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(e2eReport)
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {}
  return { passed: expected + flaky, failed: unexpected }
}
