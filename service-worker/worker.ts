import { ExpirationPlugin, NavigationRoute, type PrecacheEntry, Serwist } from 'serwist'

import { keptCalls } from '../lib/kept-calls'
import { isAnswer, isPicture } from './keepable'
import { LastSeen } from './last-seen'
import { openApp } from './open-app'
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
const at = (path: string) => new URL(path, self.location.href).href
const isKeptCall = keptCalls(at(API_ROOT), ORDER_URL)
const pictures = at('images/')
const hashedFiles = at('_next/static/')

// Sites of one host share its caches, so their names carry the scope.
const named = (what: string) => `${what}-${self.registration.scope}`
const previousVersion = named('previous')

/** Of `maxEntries` addresses at most, for a month after the last answer. */
const lastSeen = (
  what: string,
  maxEntries: number,
  isKept: (response: Response) => boolean | Promise<boolean>,
) =>
  new LastSeen({
    cacheName: named(what),
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => ((await isKept(response)) ? response : null),
        // The welcome page's picture comes in many sizes; the app brings one of them along.
        handlerDidError: async ({ request }) =>
          request.url.startsWith(`${pictures}welcome-`)
            ? serwist.matchPrecache('images/welcome-640.webp')
            : undefined,
      },
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  })

const serwist: Serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  // The page is one file, whatever was put behind its address by whoever shared it.
  precacheOptions: { ignoreURLParametersMatching: [/./] },
  runtimeCaching: [
    // Twice what the whole catalogue of this repository asks for.
    { matcher: ({ url }) => isKeptCall(url.href), handler: lastSeen('answers', 300, isAnswer) },
    // About 6 MB of cards.
    { matcher: ({ url }) => url.href.startsWith(pictures), handler: lastSeen('pictures', 300, isPicture) },
    // Tabs from before an update go on with the files they were made of.
    {
      matcher: ({ url }) => url.href.startsWith(hashedFiles),
      handler: async ({ request }) =>
        (await caches.match(request, { cacheName: previousVersion })) ?? fetch(request),
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
