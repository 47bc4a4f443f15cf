import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

/** The worker of `next dev`, as it stands in public/. */
const script = readFileSync('public/sw.js', 'utf8')

it('takes itself and what was kept for its own site away, and has the open pages load anew', async () => {
  const scope = 'http://localhost:3000/tasty/'
  const kept = ['answers-', 'pictures-', 'previous-', 'serwist-precache-v2-'].map((name) => name + scope)
  const neighbour = 'answers-http://localhost:3000/other/'
  const caches = { keys: async () => [...kept, neighbour], delete: vi.fn(async () => true) }
  const registration = { scope, unregister: vi.fn(async () => true) }
  const page = { url: `${scope}#/shop`, navigate: vi.fn() }
  const clients = { matchAll: vi.fn(async () => [page]) }
  const skipWaiting = vi.fn()
  const handlers = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()

  const names = ['addEventListener', 'skipWaiting', 'caches', 'registration', 'clients']
  const listen = handlers.set.bind(handlers)
  new Function(...names, script)(listen, skipWaiting, caches, registration, clients)
  const work: Promise<unknown>[] = []
  for (const name of ['install', 'activate'])
    handlers.get(name)?.({ waitUntil: (promise) => void work.push(promise) })
  await Promise.all(work)

  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(caches.delete.mock.calls).toEqual(kept.map((name) => [name]))
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(page.navigate).toHaveBeenCalledExactlyOnceWith(page.url)
})
