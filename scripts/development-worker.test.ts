import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

/** The service worker that `next dev` serves. */
const script = readFileSync('public/sw.js', 'utf8')

it('unregisters itself, deletes the caches of its site only, and reloads the open pages', async () => {
  const scope = 'http://localhost:3000/tasty/'
  const ownCaches = ['answers-', 'pictures-', 'previous-', 'serwist-precache-v2-'].map((name) => name + scope)
  const otherCache = 'answers-http://localhost:3000/other/'
  const caches = { keys: async () => [...ownCaches, otherCache], delete: vi.fn(async () => true) }
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
  expect(caches.delete.mock.calls).toEqual(ownCaches.map((name) => [name]))
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(page.navigate).toHaveBeenCalledExactlyOnceWith(page.url)
})
