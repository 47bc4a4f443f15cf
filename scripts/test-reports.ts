import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The reports of the last `npm test`, and what can be read from them. */

export const reportFolder = 'node_modules/.cache/tasty'
export const unitReport = `${reportFolder}/unit.json`
export const e2eReport = `${reportFolder}/e2e.json`

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; duration?: number | null }[]
  }[]
}

type Annotation = { type: string; description?: string }
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  tests: {
    projectName: string
    status: string
    annotations: Annotation[]
    results: { duration: number }[]
  }[]
}

type TimedTest = {
  title: string
  ms: number
  isFlaky: boolean
  hasFailed: boolean
  /** Why it was skipped. */
  skip?: string
}

/** The content of a report; undefined where there is none. */
export function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

/** All tests of the last run, each with its project or file and the time that all of its tries took. */
export function timedTests(): TimedTest[] {
  const unit = readReport<VitestReport>(unitReport)?.testResults ?? []
  const e2e = readReport<{ suites: Suite[] }>(e2eReport)?.suites ?? []
  return [
    ...unit.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration, status }) => ({
        title: `${relative('.', name)} › ${fullName}`,
        ms: duration ?? 0,
        isFlaky: false,
        hasFailed: status === 'failed',
        ...(['skipped', 'pending', 'todo'].includes(status) && {
          skip: `unit tests of ${relative('.', name)}`,
        }),
      })),
    ),
    ...e2e.flatMap((suite) => testsOf(suite, [])),
  ]
}

/** The titles of the end-to-end tests that failed first and passed when tried again. */
export const flakyTests = () =>
  timedTests()
    .filter(({ isFlaky }) => isFlaky)
    .map(({ title }) => title)

/** The files of unit tests that failed without a failed test, since they do not load. */
const brokenFiles = () =>
  (readReport<VitestReport>(unitReport)?.testResults ?? [])
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ name }) => relative('.', name))

/** The titles of the tests that failed, and the files of unit tests that do not load. */
export const failedTests = () => [
  ...brokenFiles(),
  ...timedTests()
    .filter(({ hasFailed }) => hasFailed)
    .map(({ title }) => title),
]

/** How many unit tests passed and failed; a file that does not load counts as a failed one. */
export function countUnitTests() {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport<VitestReport>(unitReport) ?? {}
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles().length }
}

/** Why tests of the last run were skipped, once for each test. */
export const skipReasons = () => timedTests().flatMap(({ skip }) => skip ?? [])

/** Why a test of Playwright was skipped. */
export const skipReason = (annotations: Annotation[]) =>
  annotations.find(({ type }) => type === 'skip')?.description ?? 'without a reason'

/** The reasons, each with the number of tests that were skipped for it. */
export function skipLines(reasons: string[]) {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const lines = [...counts].map(([reason, count]) => `${count}: ${reason}`)
  return `\nSkipped, by reason:\n${lines.join('\n')}`
}

function testsOf({ title, suites = [], specs = [] }: Suite, parents: string[]): TimedTest[] {
  const path = [...parents, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, annotations, results }) => ({
        title: `[${projectName}] ${[...path, spec.title].join(' › ')}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        isFlaky: status === 'flaky',
        hasFailed: status === 'unexpected',
        ...(status === 'skipped' && { skip: skipReason(annotations) }),
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ]
}
