import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('refuses arguments of a command that takes none', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'licences', '--port', '8080'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    'npm run licences takes no arguments, not --port 8080: see docs/running.md.\n',
  ])
})
