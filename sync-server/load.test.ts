import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([
  ['5', '3'],
  ['none', '30'],
])('npm run load refuses %s households and %s seconds, in which it would measure nothing', (...args) => {
  const load = ['--import', 'tsx', 'sync-server/load.ts', ...args]
  const { status, stderr } = spawnSync(process.execPath, load, { encoding: 'utf8', timeout: 20_000 })
  expect([status, stderr]).toEqual([
    1,
    'npm run load -- [households] [seconds]: 1 household or more, 10 seconds or more.\n',
  ])
})
