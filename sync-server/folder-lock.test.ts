import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folder-lock'
import { temporaryFolder } from './testing/stores'

test('a folder that another process uses is not taken', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'server.pid'), `${process.ppid}\n`)
  expect(() => lockFolder(folder)).toThrow(
    new Error(
      `The process ${process.ppid} uses the folder ${folder}: stop it, or set SYNC_FOLDER to another one.`,
    ),
  )
})

test.each(['', 'half a nu', '-1', '0'])('a lock that says «%s» is taken over', (text) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'server.pid'), text)
  lockFolder(folder)()
  expect(existsSync(join(folder, 'server.pid'))).toBe(false)
})

test('the lock of a process that was killed is taken over', () => {
  const folder = join(temporaryFolder(), 'new')
  const { pid } = spawnSync(process.execPath, ['--version'])
  lockFolder(folder)()
  writeFileSync(join(folder, 'server.pid'), `${pid}\n`)
  lockFolder(folder)
  expect(existsSync(join(folder, 'server.pid'))).toBe(true)
})
