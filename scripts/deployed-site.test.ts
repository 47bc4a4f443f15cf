import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { deploymentProblem } from './deployed-site'
import { freePort, HOST } from './ports'

/** Serves these paths until the test ends; everything else is not found. Returns the address of the host. */
async function serve(files: Record<string, string>) {
  const server = createServer(({ url = '' }, response) => {
    const text = files[url]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>((listening) => server.listen(0, HOST, listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  return `http://${HOST}:${(server.address() as AddressInfo).port}`
}

it('accepts a site with its snapshot, and one with its API', async () => {
  const host = await serve({
    '/tasty/sw.js': 'x',
    '/tasty/api/shop.json': '[]',
    '/bare/sw.js': 'x',
    '/api/shop': '[]',
  })
  expect(await deploymentProblem(`${host}/tasty`, undefined)).toBeUndefined()
  expect(await deploymentProblem(`${host}/tasty/`, undefined)).toBeUndefined()
  expect(await deploymentProblem(`${host}/bare/`, host)).toBeUndefined()
})

it('says what is wrong with an address', async () => {
  const host = await serve({ '/other/sw.js': '<!doctype html>', '/bare/sw.js': 'x' })
  const silent = `http://${HOST}:${await freePort()}`
  expect(await deploymentProblem('localhost:3000/tasty/', undefined)).toBe(
    'BASE_URL: "localhost:3000/tasty/" is not an address such as https://me.github.io/tasty/.',
  )
  expect(await deploymentProblem('http://localhost:3000/tasty/#/category', undefined)).toBe(
    'BASE_URL: "http://localhost:3000/tasty/#/category" contains a ? or #. Write http://localhost:3000/tasty/.',
  )
  expect(await deploymentProblem(`${silent}/tasty`, undefined)).toBe(
    `BASE_URL: ${silent}/tasty/ does not respond (ECONNREFUSED).`,
  )
  for (const path of ['tasty', 'other'])
    expect(await deploymentProblem(`${host}/${path}/`, undefined)).toBe(
      `BASE_URL: ${host}/${path}/ is not the address of a Tasty: its service worker is not there (${host}/${path}/sw.js).`,
    )
  expect(await deploymentProblem(`${host}/bare/`, undefined)).toBe(
    `API_HOST: ${host}/bare/ has no snapshot of the API. Set the address of the API that the site uses.`,
  )
  expect(await deploymentProblem(`${host}/bare/`, silent)).toBe(
    `API_HOST: ${silent}/api/shop does not respond (ECONNREFUSED).`,
  )
})

it('is refused by Playwright itself, however it is started', () => {
  const output = mkdtempSync(join(tmpdir(), 'tasty-refused-'))
  onTestFinished(() => rmSync(output, { recursive: true, force: true }))
  const command = ['node_modules/playwright/cli.js', 'test', '--reporter=line', `--output=${output}`]
  const { status, stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    // Any file that exists is taken for a browser until a test starts it.
    env: { ...process.env, BASE_URL: 'localhost:3000', PLAYWRIGHT_CHROMIUM_PATH: process.execPath, CI: '' },
  })
  expect([status, stdout.trim()]).toEqual([
    1,
    'Error: BASE_URL: "localhost:3000" is not an address such as https://me.github.io/tasty/.',
  ])
})
