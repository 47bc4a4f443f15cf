import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../scripts/ports'
import { WAIT } from './testing/clients'
import { stop, temporaryFolder } from './testing/stores'

const NGINX = '/usr/sbin/nginx'
const ending = existsSync(NGINX) ? '' : ', skipped: nginx is not installed'

/** A server that answers with its name and the address of the client, and can be away for a while. */
async function startNamed(name: string) {
  const server = createServer((request, response) =>
    response.end(`${name} ${request.headers['x-forwarded-for']}`),
  )
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const leave = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(leave)
  return { port, leave, comeBack: () => listen(port) }
}

/** The proxy of compose.yaml before two servers on this machine. Resolves to its port once it answers. */
async function startProxy(ports: number[]) {
  const compose = readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8')
  const { configs } = parse(compose) as { configs: { proxy: { content: string } } }
  const folder = temporaryFolder()
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  // Its other folders are only for root.
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder};`,
  )
  const config = configs.proxy.content
    .replaceAll('$$', '$')
    .replace(/sync-(\d):5050/g, (_, index: string) => `127.0.0.1:${ports[Number(index) - 1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('http {', `http {\n${folders.join('\n')}`)
  writeFileSync(file, `daemon off;\npid ${join(folder, 'nginx.pid')};\n${config}`)
  const nginx = spawn(NGINX, ['-p', folder, '-c', file], { stdio: 'ignore' })
  onTestFinished(() => stop(nginx, 'SIGTERM'))
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), WAIT)
  return port
}

test.skipIf(ending)(
  `the proxy of compose.yaml finds the server that is there, however often they are restarted, and hides their metrics${ending}`,
  async () => {
    const [first, second] = [await startNamed('first'), await startNamed('second')]
    const port = await startProxy([first.port, second.port])
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    const fourAnswers = async () => [await ask('/'), await ask('/'), await ask('/'), await ask('/')].sort()
    const [byFirst, bySecond] = ['first 127.0.0.1', 'second 127.0.0.1']

    expect(await fourAnswers()).toEqual([byFirst, byFirst, bySecond, bySecond])
    await first.leave()
    expect(await fourAnswers()).toEqual([bySecond, bySecond, bySecond, bySecond])
    await first.comeBack()
    await second.leave()
    expect(await fourAnswers()).toEqual([byFirst, byFirst, byFirst, byFirst])
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  },
)
