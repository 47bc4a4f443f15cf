import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lastChange, notRead } from './last-change'

let folder = ''
/** Writes a file that was last changed then. */
function write(name: string, seconds: number) {
  writeFileSync(join(folder, name), name)
  utimesSync(join(folder, name), seconds, seconds)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tasty-changes-'))
  mkdirSync(join(folder, 'lib/room'), { recursive: true })
  write('lib/room/a.ts', 1_000)
  write('lib/room/a.test.ts', 3_000)
  write('next.config.mjs', 2_000)
  for (const name of ['lib/room', 'lib']) utimesSync(join(folder, name), 500, 500)
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is the change of the newest file, at any depth, apart from those ignored', () => {
  const paths = [join(folder, 'lib'), join(folder, 'missing')]
  expect(lastChange(paths, /\.test\.ts$/)).toBe(1_000_000)
  expect(lastChange(paths, /^never/)).toBe(3_000_000)
  expect(lastChange([...paths, join(folder, 'next.config.mjs')], /\.test\.ts$/)).toBe(2_000_000)
})

it('is that of a folder from which a file was removed', () => {
  rmSync(join(folder, 'lib/room/a.ts'))
  expect(lastChange([join(folder, 'lib')], /\.test\.ts$/)).toBeGreaterThan(1_000_000)
})

it('is 0 without files', () => {
  expect(lastChange([join(folder, 'missing')], /^never/)).toBe(0)
})

it('is that of no file or folder that a build writes anew', () => {
  const paths = ['public/api', 'public/api/shop.json', 'public/video', 'public/images', 'public/video.svg']
  expect(paths.filter((path) => notRead.test(path))).toEqual(paths.slice(0, 3))
})
