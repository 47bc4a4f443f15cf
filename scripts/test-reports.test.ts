import { expect, it, vi } from 'vitest'

import { countUnitTests, failedTests, flakyTests } from './test-reports'

const passed = { status: 'passed', fullName: 'adds' }
const failed = { status: 'failed', fullName: 'subtracts' }

const reports: Record<string, unknown> = {
  unit: {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { name: 'lib/fine.test.ts', status: 'passed', assertionResults: [passed] },
      { name: 'lib/wrong.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: 'lib/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  },
  e2e: {
    suites: [
      {
        title: 'cart.spec.ts',
        specs: ['expected', 'unexpected', 'flaky'].map((status) => ({
          title: `is ${status}`,
          tests: [{ projectName: 'chromium', status, annotations: [], results: [{ duration: 1 }] }],
        })),
      },
    ],
  },
}

vi.mock('node:fs', () => ({
  existsSync: () => true,
  readFileSync: (file: string) => JSON.stringify(reports[/(\w+)\.json$/.exec(file)?.[1] ?? '']),
}))

it('names what has failed, also a file without a failed test, which does not load', () => {
  expect(failedTests()).toEqual([
    'lib/broken.test.ts',
    'lib/wrong.test.ts › subtracts',
    '[chromium] cart.spec.ts › is unexpected',
  ])
  expect(countUnitTests()).toEqual({ passed: 2, failed: 2 })
  expect(flakyTests()).toEqual(['[chromium] cart.spec.ts › is flaky'])
})
