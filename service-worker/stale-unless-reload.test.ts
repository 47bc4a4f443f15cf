import type { StrategyHandler } from 'serwist'
import { expect, it, vi } from 'vitest'

import { StaleUnlessReload } from './stale-unless-reload'

/** As in the built worker: in development Serwist logs through globals that only a worker has. */
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))

/** Handles a request for which 'old' is cached. Returns the response text and the mocked `fetchAndCachePut`. */
async function handleCached(cache: RequestCache, network: () => Promise<Response>) {
  const fetchAndCachePut = vi.fn(network)
  const handler: Partial<StrategyHandler> = {
    cacheMatch: async () => new Response('old'),
    fetchAndCachePut,
    waitUntil: (promise) => promise,
  }
  const request = new Request('https://api.test/api/shop', { cache })
  const response = await new StaleUnlessReload()._handle(request, handler as StrategyHandler)
  return { text: await response.text(), fetchAndCachePut }
}

const online = async () => new Response('new')
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

it.each([online, offline])('serves the cached response at once and revalidates it', async (network) => {
  const { text, fetchAndCachePut } = await handleCached('default', network)
  expect(text).toBe('old')
  expect(fetchAndCachePut).toHaveBeenCalledOnce()
})

it("fetches a request with cache: 'reload' from the network", async () => {
  const { text, fetchAndCachePut } = await handleCached('reload', online)
  expect(text).toBe('new')
  expect(fetchAndCachePut).toHaveBeenCalledOnce()
})

it("rejects a request with cache: 'reload' when offline", async () => {
  await expect(handleCached('reload', offline)).rejects.toThrow('Failed to fetch')
})
