import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The reports of the last `npm test`, and what can be read from them. */

export const reportFolder = 'node_modules/.cache/tasty'
export const unitReport = `${reportFolder}/unit.json`
export const e2eReport = `${reportFolder}/e2e.json`

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; duration?: number | null }[]
  }[]
}

type Suite = { title: string; suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  tests: { projectName: string; status: string; results: { duration: number }[] }[]
}

export type TimedTest = { title: string; ms: number; isFlaky: boolean }

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
      assertionResults.map(({ fullName, duration }) => ({
        title: `${relative('.', name)} › ${fullName}`,
        ms: duration ?? 0,
        isFlaky: false,
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

function testsOf({ title, suites = [], specs = [] }: Suite, parents: string[]): TimedTest[] {
  const path = [...parents, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        title: `[${projectName}] ${[...path, spec.title].join(' › ')}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        isFlaky: status === 'flaky',
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ]
}
