import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = [{ find: '@', replacement: root.replace(/\/$/, '') }]

/** Set up where it is imported: the other tests, which are most, would spend a tenth of a second each on loading it. */
const testingLibrary = { find: /^@testing-library\/react$/, replacement: `${root}testing/react.ts` }

/** esbuild refuses to run in a VM context, in which code that computes for seconds takes several times as long. */
const outsideContexts = [
  'app/boot/{compile-inline-script,instant-preview}.test.ts',
  'lib/planner/{exhaustive,planner,serve,waiting-leftovers}.test.ts',
  'testing/scenarios/planned-weeks.test.ts',
]

/** Generous for slow machines: `npm run durations` lists the slow tests. */
const testTimeout = 60_000

const browser = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost:3000/tasty/' } },
  setupFiles: ['./vitest.setup.ts'],
  testTimeout,
  env: { NEXT_PUBLIC_API_HOST: 'http://api.test', BASE_PATH: '/tasty' },
}

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores doubles the time. A single worker would run all files in one VM context.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          testTimeout,
          // The static pages of all recipes are written once for all tests of theirs.
          hookTimeout: 60_000,
          // Each file with an embedded store compiles PGlite anew: without optimising it, in half of the time.
          execArgv: ['--liftoff-only'],
          include: ['{film,mock-api,pictures,scripts,service-worker,sync-server}/**/*.test.ts'],
        },
      },
      {
        resolve: { alias: [testingLibrary, ...alias] },
        test: {
          ...browser,
          name: 'browser',
          // A VM context isolates each file; a process for each takes half of the time to load happy-dom and React again.
          pool: 'vmForks',
          include: ['{app,components,lib,testing}/**/*.test.{ts,tsx}'],
          exclude: outsideContexts,
        },
      },
      {
        resolve: { alias: [testingLibrary, ...alias] },
        test: { ...browser, name: 'forks', pool: 'forks', include: outsideContexts },
      },
    ],
  },
})
