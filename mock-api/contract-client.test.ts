import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { Faults } from './faults'

let close = () => {}
afterEach(() => {
  close()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What the client says of a host that responds with this body, or with nothing, to a call of the contract. */
async function reported(path: string, body: unknown) {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'max-age=60',
    'access-control-allow-origin': '*',
  }
  const server = createServer((_, response) =>
    body === undefined ? response.destroy() : response.writeHead(200, headers).end(JSON.stringify(body)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  vi.stubEnv('API_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const { connect } = await import('./contract-client')
  const faults = new Faults()
  const host = await connect(faults)
  await faults.forEach(['/api'], async () => void (await host.sendValid(path, path)))
  try {
    faults.report()
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

it('names the call that gets no response', async () => {
  expect(await reported('/api/shop', undefined)).toEqual([
    expect.stringMatching(/^- GET \/api\/shop: no response \(.+\)$/),
  ])
})

it.each([
  ['/api/shop', { products: [] }, 'must be array'],
  ['/api/shop', [null], '0 must be object'],
  ['/api/selected', null, 'must be object'],
])('says of %s with %j that it cannot be checked further', async (path, body, fault) => {
  expect(await reported(path, body)).toEqual([
    `- GET ${path}: ${fault}`,
    `- GET ${path} lacks an object or a list that other checks read`,
  ])
})

it('goes on with entries that lack a text or a number', async () => {
  const product = { id: 'salt', title: 'Соль', quantity: '1 кг', image: 'salt.webp', count: 1 }
  expect(await reported('/api/shop', [product])).toEqual([
    `- GET /api/shop: "salt" must have required property 'price'`,
  ])
})
