import type { StrategyHandler } from 'serwist'
import { expect, it, vi } from 'vitest'

import { LastSeen } from './last-seen'

/** As built: in development Serwist logs, by what only a worker has. */
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))

/** Asks for an answer that is kept; gives what came, and what the network answered into the cache. */
async function ask(cache: RequestCache, network: () => Promise<Response>) {
  const fetchAndCachePut = vi.fn(network)
  const handler: Partial<StrategyHandler> = {
    cacheMatch: async () => new Response('old'),
    fetchAndCachePut,
    waitUntil: (promise) => promise,
  }
  const request = new Request('https://api.test/api/shop', { cache })
  const answer = await new LastSeen()._handle(request, handler as StrategyHandler)
  return { text: await answer.text(), fetchAndCachePut }
}

const answering = async () => new Response('new')
const unplugged = () => Promise.reject(new TypeError('Failed to fetch'))

it.each([answering, unplugged])('What was seen last comes at once, and is renewed', async (network) => {
  const { text, fetchAndCachePut } = await ask('default', network)
  expect(text).toBe('old')
  expect(fetchAndCachePut).toHaveBeenCalledOnce()
})

it('Asked past the caches, the network answers', async () => {
  const { text, fetchAndCachePut } = await ask('reload', answering)
  expect(text).toBe('new')
  expect(fetchAndCachePut).toHaveBeenCalledOnce()
})

it('Asked past the caches without a network, nothing old comes', async () => {
  await expect(ask('reload', unplugged)).rejects.toThrow('Failed to fetch')
})
