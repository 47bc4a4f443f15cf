import { ExpirationPlugin, NavigationRoute, type PrecacheEntry, Serwist, StaleWhileRevalidate } from 'serwist'

import { isAnswer, isPicture } from './keepable'
import { openApp } from './open-app'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the app, put here by the build. */
  __SW_MANIFEST: PrecacheEntry[]
}
/** Where the product API answers; put here by the build. */
declare const API_ROOT: string

/**
 * Opens the app without a network: its own files from the precache, answers of the API and pictures as they were seen
 * last. Everything else, sign-in and films among it, goes past it. A new version waits until the page says so.
 */

const DAY_S = 24 * 60 * 60
const at = (path: string) => new URL(path, self.location.href).href
const apiRoot = at(API_ROOT)
const pictures = at('images/')
const hashedFiles = at('_next/static/')

// Sites of one host share its caches, so their names carry the scope.
const named = (what: string) => `${what}-${self.registration.scope}`
const previousVersion = named('previous')

/** Readable at once and renewed behind the scenes: `maxEntries` addresses at most, for a month after the last answer. */
const lastSeen = (
  what: string,
  maxEntries: number,
  isKept: (response: Response) => boolean | Promise<boolean>,
) =>
  new StaleWhileRevalidate({
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
    { matcher: ({ url }) => url.href.startsWith(apiRoot), handler: lastSeen('answers', 300, isAnswer) },
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

/** Sets aside the files of the version that goes which the new one does not have. */
async function keepPreviousVersion() {
  const precache = await caches.open(serwist.precacheStrategy.cacheName)
  const present = new Set(serwist.getUrlsToPrecacheKeys().values())
  await caches.delete(previousVersion)
  const previous = await caches.open(previousVersion)
  for (const request of await precache.keys()) {
    if (present.has(request.url) || !request.url.startsWith(hashedFiles)) continue
    const response = await precache.match(request)
    if (response) await previous.put(request, response)
  }
}

self.addEventListener('install', serwist.handleInstall)
self.addEventListener('activate', (event) =>
  event.waitUntil(keepPreviousVersion().then(() => serwist.handleActivate(event))),
)
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
