import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { otherSite } from './other-site'
import { freePort, HOST } from './ports'
import { startSite } from './static-server'

const folder = mkdtempSync(join(tmpdir(), 'tasty-site-'))
const empty = mkdtempSync(join(tmpdir(), 'tasty-site-'))
afterAll(() => [folder, empty].forEach((path) => rmSync(path, { recursive: true })))

it('accepts the site of the folder, and no site of another folder', async () => {
  writeFileSync(join(folder, 'sw.js'), 'const files = ["a"]')
  const port = await freePort()
  const site = await startSite({ folder, basePath: '/tasty', port })
  const url = `http://${HOST}:${port}/tasty/`
  expect(await otherSite(url, folder, 'PORT')).toBeUndefined()
  expect((await otherSite(url, empty, 'PORT'))?.message).toBe(
    `Port ${port} serves another site than ${empty}: stop the program that uses it, or set PORT to another port.`,
  )
  await site.close()
})

it('refuses a program that responds to every path', async () => {
  const server = createServer((_, response) => response.end('<!doctype html><title>Other</title>'))
  await new Promise<void>((listening) => server.listen(0, HOST, listening))
  const { port } = server.address() as AddressInfo
  expect((await otherSite(`http://${HOST}:${port}/tasty/`, folder, 'PORT'))?.message).toBe(
    `Port ${port} serves another site than ${folder}: stop the program that uses it, or set PORT to another port.`,
  )
  await new Promise((closed) => server.close(closed))
})

it('leaves it to Playwright to tell the Auth emulator from other programs, by a file that it alone has', () => {
  const path = /\$\{AUTH_EMULATOR\}(\/[\w./]+)`/.exec(readFileSync('playwright.config.ts', 'utf8'))?.[1]
  const emulator = readFileSync('node_modules/firebase-tools/lib/emulator/auth/server.js', 'utf8')
  expect(emulator).toContain(`"${path}"`)
})
