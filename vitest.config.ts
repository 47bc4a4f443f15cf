import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = { '@': root.replace(/\/$/, '') }

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores doubles the time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{film,mock-api,pictures,scripts,service-worker}/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser',
          // A VM context isolates each file; a process for each takes half of the time to load happy-dom and React again.
          pool: 'vmForks',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000/tasty/' } },
          include: ['{app,components,lib,testing}/**/*.test.{ts,tsx}'],
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 20_000,
          env: { NEXT_PUBLIC_API_HOST: 'http://api.test', BASE_PATH: '/tasty' },
        },
      },
    ],
  },
})
