import {
  ExpirationPlugin,
  NavigationRoute,
  type PrecacheEntry,
  registerQuotaErrorCallback,
  Serwist,
} from 'serwist'

import { cacheableCalls } from '../lib/offline/cacheable-calls'
import { isCacheableImage, isCacheableJson } from './cacheable'
import { openApp } from './open-app'
import { findOtherSize } from './other-size'
import { keepPreviousVersion } from './previous-version'
import { StaleUnlessReload } from './stale-unless-reload'

/**
 * The service worker opens the app offline: the app's files come from the precache, API responses and images from the
 * last visit's caches. It handles no other requests, such as sign-in and video. A new version waits until the page
 * activates it.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** The files to precache, inserted by the build. */
  __SW_MANIFEST: PrecacheEntry[]
}
/** The URL of the product API, and the one that orders are posted to, if any. Both are inserted by the build. */
declare const API_ROOT: string
declare const ORDER_URL: string | undefined

const DAY_S = 24 * 60 * 60
/** A URL identifies a file: some hosts send a `Vary` header that would make cache lookups miss. */
const matchOptions = { ignoreVary: true }
/** Statuses after which a cached response is deleted. */
const GONE_STATUSES = [404, 410]
const absoluteUrl = (path: string) => new URL(path, self.location.href).href
const isCacheableCall = cacheableCalls(absoluteUrl(API_ROOT), ORDER_URL)
const imagesUrl = absoluteUrl('images/')
const hashedFilesUrl = absoluteUrl('_next/static/')

// All sites of an origin share its cache storage, so cache names include the scope.
const scopedName = (name: string) => `${name}-${self.registration.scope}`
const previousVersion = scopedName('previous')

type StrategyOptions = {
  name: string
  maxEntries: number
  isCacheable: (response: Response) => boolean | Promise<boolean>
  timeoutMs: number
  fetchOptions?: RequestInit
  /** The response when the network fails and nothing is cached. */
  fallback?: (request: Request, cache: Cache, event: ExtendableEvent) => Promise<Response | undefined>
}

/** A strategy with a cache of its own, whose entries expire a month after they were last fetched. */
const createStrategy = ({
  name,
  maxEntries,
  isCacheable,
  timeoutMs,
  fetchOptions,
  fallback,
}: StrategyOptions) =>
  new StaleUnlessReload({
    cacheName: scopedName(name),
    matchOptions,
    fetchOptions,
    plugins: [
      {
        // A request that never settles would keep this worker alive and the next version waiting.
        requestWillFetch: async ({ request }) =>
          new Request(request, { signal: AbortSignal.timeout(timeoutMs) }),
        cacheWillUpdate: async ({ request, response }) => {
          if (await isCacheable(response)) return response
          if (GONE_STATUSES.includes(response.status)) {
            await (await caches.open(scopedName(name))).delete(request, matchOptions)
          }
          return null
        },
        handlerDidError: async ({ request, event }) =>
          fallback?.(request, await caches.open(scopedName(name)), event),
      },
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, matchOptions, purgeOnQuotaError: true }),
    ],
  })

const apiStrategy = createStrategy({
  name: 'answers',
  // The whole catalogue of this repository takes about 200 API calls.
  maxEntries: 300,
  isCacheable: isCacheableJson,
  timeoutMs: 10_000,
})
const imageStrategy = createStrategy({
  name: 'pictures',
  // About 6 MB of card images.
  maxEntries: 300,
  isCacheable: isCacheableImage,
  timeoutMs: 60_000,
  // The welcome image exists in many sizes, one of which is precached.
  fallback: async ({ url }, cache) =>
    url.startsWith(`${imagesUrl}welcome-`)
      ? serwist.matchPrecache('images/welcome-640.webp')
      : findOtherSize(cache, url),
})

/** Origins whose images cannot be fetched with CORS. Their images are not cached. */
const originsWithoutCors = new Set<string>()
const crossOriginImageStrategy = createStrategy({
  name: 'pictures-elsewhere',
  maxEntries: 100,
  isCacheable: isCacheableImage,
  timeoutMs: 60_000,
  // The page's no-cors request would get an opaque response, whose status and content type cannot be checked.
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  fallback: async (request, _, event) => {
    if (event.type !== 'fetch') return Response.error()
    const response = await fetch(request)
    originsWithoutCors.add(new URL(request.url).origin)
    return response
  },
})

const serwist: Serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  // The page is the same file with any query, such as the tracking parameters of a shared link.
  precacheOptions: {
    ignoreURLParametersMatching: [/./],
    matchOptions,
    // If the browser has deleted the precache, the network still has the page, though perhaps of a newer version.
    plugins: [
      {
        handlerDidError: async ({ event, request }) => (event.type === 'fetch' ? fetch(request) : undefined),
      },
    ],
  },
  runtimeCaching: [
    { matcher: ({ url }) => isCacheableCall(url.href), handler: apiStrategy },
    { matcher: ({ url }) => url.href.startsWith(imagesUrl), handler: imageStrategy },
    {
      // On a first visit the page sends the URLs to cache in a message, and such requests have no destination.
      matcher: ({ url, request, sameOrigin, event }) =>
        !sameOrigin &&
        url.protocol === 'https:' &&
        (request.destination === 'image' || event.type === 'message') &&
        !originsWithoutCors.has(url.origin),
      handler: crossOriginImageStrategy,
    },
    // Tabs opened before an update still load the files of the previous version.
    {
      matcher: ({ url }) => url.href.startsWith(hashedFilesUrl),
      handler: async ({ request }) =>
        (await caches.match(request, { cacheName: previousVersion, ...matchOptions })) ?? fetch(request),
    },
  ],
})

// For a path typed without '#' hosts send 404.html, so offline the precached one is served. Firebase Hosting reserves
// the paths under `/__/`.
serwist.registerRoute(
  new NavigationRoute(
    async ({ request }) =>
      fetch(request).catch(async () => (await serwist.matchPrecache('404.html')) ?? Response.error()),
    { denylist: [/\/(styleguide|video|recipes|categories|__)\//] },
  ),
)

// Precaching a new version matters more than cached images.
registerQuotaErrorCallback(() => caches.delete(scopedName('pictures')))

self.addEventListener('install', serwist.handleInstall)
self.addEventListener('activate', (event) => {
  const names = { precache: serwist.precacheStrategy.cacheName, previous: previousVersion }
  const newUrls = new Set(serwist.getUrlsToPrecacheKeys().values())
  event.waitUntil(
    keepPreviousVersion(caches, names, hashedFilesUrl, newUrls).then(() => serwist.handleActivate(event)),
  )
})
self.addEventListener('fetch', serwist.handleFetch)
self.addEventListener('message', serwist.handleCache)
self.addEventListener('message', (event) => {
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim())
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // A notification shown by a tab of an older version has no path.
  event.waitUntil(openApp(self.clients, self.registration.scope, event.notification.data ?? '/'))
})
