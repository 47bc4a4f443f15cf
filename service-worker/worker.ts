import {
  ExpirationPlugin,
  NavigationRoute,
  type PrecacheEntry,
  registerQuotaErrorCallback,
  Serwist,
} from 'serwist'

import { cacheableCalls } from '../lib/offline/cacheable-calls'
import { isAnswer, isPicture } from './keepable'
import { LastSeen } from './last-seen'
import { openApp } from './open-app'
import { otherSize } from './other-size'
import { keepPreviousVersion } from './previous-version'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the app, put here by the build. */
  __SW_MANIFEST: PrecacheEntry[]
}
/** Where the product API answers, and where orders are posted, if anywhere; put here by the build. */
declare const API_ROOT: string
declare const ORDER_URL: string | undefined

/**
 * Opens the app without a network: its own files from the precache, answers of the API and pictures as they were seen
 * last. Everything else, sign-in and films among it, goes past it. A new version waits until the page says so.
 */

const DAY_S = 24 * 60 * 60
/** For the address the file is what it is, whatever the header `Vary` of a host says. */
const matchOptions = { ignoreVary: true }
/** What the API has no longer. */
const GONE = [404, 410]
const at = (path: string) => new URL(path, self.location.href).href
const isKeptCall = cacheableCalls(at(API_ROOT), ORDER_URL)
const pictures = at('images/')
const hashedFiles = at('_next/static/')

// Sites of one host share its caches, so their names carry the scope.
const named = (what: string) => `${what}-${self.registration.scope}`
const previousVersion = named('previous')

type Kept = {
  what: string
  maxEntries: number
  isKept: (response: Response) => boolean | Promise<boolean>
  timeoutMs: number
  fetchOptions?: RequestInit
  fallback?: (request: Request, cache: Cache, event: ExtendableEvent) => Promise<Response | undefined>
}

/** Of `maxEntries` addresses at most, for a month after the last answer. */
const lastSeen = ({ what, maxEntries, isKept, timeoutMs, fetchOptions, fallback }: Kept) =>
  new LastSeen({
    cacheName: named(what),
    matchOptions,
    fetchOptions,
    plugins: [
      {
        // A request that never ends would keep this version from giving way to the next one.
        requestWillFetch: async ({ request }) =>
          new Request(request, { signal: AbortSignal.timeout(timeoutMs) }),
        cacheWillUpdate: async ({ request, response }) => {
          if (await isKept(response)) return response
          if (GONE.includes(response.status)) {
            await (await caches.open(named(what))).delete(request, matchOptions)
          }
          return null
        },
        handlerDidError: async ({ request, event }) =>
          fallback?.(request, await caches.open(named(what)), event),
      },
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, matchOptions, purgeOnQuotaError: true }),
    ],
  })

const answers = lastSeen({ what: 'answers', maxEntries: 300, isKept: isAnswer, timeoutMs: 10_000 })
const seenPictures = lastSeen({
  what: 'pictures',
  // About 6 MB of cards.
  maxEntries: 300,
  isKept: isPicture,
  timeoutMs: 60_000,
  // The welcome page's picture comes in many sizes; the app brings one of them along.
  fallback: async ({ url }, cache) =>
    url.startsWith(`${pictures}welcome-`)
      ? serwist.matchPrecache('images/welcome-640.webp')
      : otherSize(cache, url),
})

/** Hosts whose pictures nobody but the page may see: of these none is kept. */
const unreadable = new Set<string>()
const picturesElsewhere = lastSeen({
  what: 'pictures-elsewhere',
  maxEntries: 100,
  isKept: isPicture,
  timeoutMs: 60_000,
  // As the page asks for it, only the page may see it, and nobody whether it is a picture.
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  fallback: async (request, _, event) => {
    if (event.type !== 'fetch') return Response.error()
    const response = await fetch(request)
    unreadable.add(new URL(request.url).origin)
    return response
  },
})

const serwist: Serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  // The page is one file, whatever was put behind its address by whoever shared it.
  precacheOptions: {
    ignoreURLParametersMatching: [/./],
    matchOptions,
    // Should the precache be lost, the network has the page, though perhaps of the next version.
    plugins: [
      {
        handlerDidError: async ({ event, request }) => (event.type === 'fetch' ? fetch(request) : undefined),
      },
    ],
  },
  runtimeCaching: [
    // Twice what the whole catalogue of this repository asks for.
    { matcher: ({ url }) => isKeptCall(url.href), handler: answers },
    { matcher: ({ url }) => url.href.startsWith(pictures), handler: seenPictures },
    {
      // What the page of a first visit tells comes as a message.
      matcher: ({ url, request, sameOrigin, event }) =>
        !sameOrigin &&
        url.protocol === 'https:' &&
        (request.destination === 'image' || event.type === 'message') &&
        !unreadable.has(url.origin),
      handler: picturesElsewhere,
    },
    // Tabs from before an update go on with the files they were made of.
    {
      matcher: ({ url }) => url.href.startsWith(hashedFiles),
      handler: async ({ request }) =>
        (await caches.match(request, { cacheName: previousVersion, ...matchOptions })) ?? fetch(request),
    },
  ],
})

// A path typed without '#', which the host would answer with 404.html. What Firebase has under `/__/` is its own.
serwist.registerRoute(
  new NavigationRoute(
    async ({ request }) =>
      fetch(request).catch(async () => (await serwist.matchPrecache('404.html')) ?? Response.error()),
    { denylist: [/\/(styleguide|video|__)\//] },
  ),
)

// What a new version needs goes before what was seen.
registerQuotaErrorCallback(() => caches.delete(named('pictures')))

self.addEventListener('install', serwist.handleInstall)
self.addEventListener('activate', (event) => {
  const names = { precache: serwist.precacheStrategy.cacheName, previous: previousVersion }
  const present = new Set(serwist.getUrlsToPrecacheKeys().values())
  event.waitUntil(
    keepPreviousVersion(caches, names, hashedFiles, present).then(() => serwist.handleActivate(event)),
  )
})
self.addEventListener('fetch', serwist.handleFetch)
self.addEventListener('message', serwist.handleCache)
self.addEventListener('message', (event) => {
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim())
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Tabs of the version before tell no path.
  event.waitUntil(openApp(self.clients, self.registration.scope, event.notification.data ?? '/'))
})
