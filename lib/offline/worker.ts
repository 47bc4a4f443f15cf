import { trustedScriptUrl } from '@/lib/browser/trusted-script-url'
import { apiRoot, config } from '@/lib/config'
import { cacheableCalls } from '@/lib/offline/cacheable-calls'

/** Registers the service worker and offers its updates; the worker itself is in `service-worker/`. */

const scope = `${config.basePath}/`
const HOUR_MS = 3_600_000
/** A version that takes over later than this does not reload the page. */
const TAKEOVER_TIMEOUT_MS = 10_000

type OnNewVersion = (takeOver: () => Promise<void>) => void

/**
 * Registers the service worker of an exported site. Calls `onNewVersion` when a newer version is available; the function
 * it passes activates that version and reloads the page, and resolves when the version has not taken over in time.
 * `next dev` has no service worker (public/sw.js unregisters one that an export has left).
 */
export async function registerServiceWorker(onNewVersion: OnNewVersion, signal?: AbortSignal): Promise<void> {
  const { serviceWorker: container } = navigator
  if (process.env.NODE_ENV === 'development' || !container) return
  if (!container.controller && isSavingData()) return
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true, signal }))
  }

  const register = () => container.register(trustedScriptUrl(`${scope}sw.js`))
  let registration = await register()
  if (!container.controller) reportLoadedResources(container, signal)
  const offer = createOffer(container, () => registration.waiting, onNewVersion, signal)
  if (registration.waiting && container.controller) offer()
  watchInstallations(container, registration, offer, signal)
  checkForUpdates(async () => {
    const { active, waiting, installing } = registration
    if (active ?? waiting ?? installing) return registration.update()
    // The first installation failed because the network was lost.
    registration = await register()
    watchInstallations(container, registration, offer, signal)
  }, signal)
}

/** Returns a function that offers the waiting version. Also offers a version that another tab activates. */
function createOffer(
  container: ServiceWorkerContainer,
  getWaiting: () => ServiceWorker | null,
  onNewVersion: OnNewVersion,
  signal?: AbortSignal,
) {
  let isControlled = container.controller !== null
  let isTakingOver = false
  const offer = () =>
    onNewVersion(async () => {
      isTakingOver = true
      const waiting = getWaiting()
      // No version is waiting if another tab has activated it already.
      if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' })
      else location.reload()
      await new Promise((resolve) => setTimeout(resolve, TAKEOVER_TIMEOUT_MS))
      isTakingOver = false
    })
  container.addEventListener(
    'controllerchange',
    () => {
      if (isTakingOver) location.reload()
      else if (isControlled) offer()
      isControlled = true
    },
    { signal },
  )
  return offer
}

/** Calls `onInstalled` for each version that is installed after the first one. */
function watchInstallations(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  onInstalled: () => void,
  signal?: AbortSignal,
) {
  const claim = () => {
    if (!container.controller) registration.active?.postMessage({ type: 'CLAIM' })
  }
  const onStateChange = ({ target }: Event) => {
    if ((target as ServiceWorker).state === 'installed') onInstalled()
    else claim()
  }
  const watch = () => {
    const { active, installing } = registration
    // Without an active worker, the first version is being installed.
    if (!active || !installing) return
    // The host no longer has this page's files, but the worker has. Claim before the new version activates: during that,
    // Chromium sometimes reports the page as controlled although its requests bypass the worker.
    claim()
    installing.addEventListener('statechange', onStateChange, { signal })
  }
  watch()
  registration.addEventListener('updatefound', watch, { signal })
}

/** Checks when the page is shown or online again, and every hour: it may stay open in the kitchen all day. */
function checkForUpdates(update: () => Promise<unknown>, signal?: AbortSignal) {
  const check = () => {
    // The check fails while the device is offline.
    if (!document.hidden) update().catch(() => {})
  }
  document.addEventListener('visibilitychange', check, { signal })
  addEventListener('online', check, { signal })
  const timer = setInterval(check, HOUR_MS)
  signal?.addEventListener('abort', () => clearInterval(timer))
}

/** With data saving on, the service worker is registered for the installed app only, not on a first visit. */
function isSavingData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true && !matchMedia('(display-mode: standalone)').matches
}

/**
 * On a first visit the worker does not control the page until it is reloaded, goes offline or a new version is found; it
 * is claimed only then. Until then the page posts to the worker which API calls and pictures it has loaded, and the worker
 * caches these.
 */
function reportLoadedResources(container: ServiceWorkerContainer, signal?: AbortSignal) {
  const post = (message: object) => void container.ready.then(({ active }) => active?.postMessage(message))
  const absolute = (path: string) => new URL(path, location.href).href
  const isCacheableCall = cacheableCalls(absolute(apiRoot(config)), config.orderUrl)
  const pictures = absolute(`${scope}images/`)
  const isCrossOrigin = (url: string) => url.startsWith('https:') && !url.startsWith(absolute('/'))
  const observer = new PerformanceObserver((list) => {
    const urls = (list.getEntries() as PerformanceResourceTiming[])
      .filter(
        ({ name, initiatorType }) =>
          isCacheableCall(name) ||
          name.startsWith(pictures) ||
          (initiatorType === 'img' && isCrossOrigin(name)),
      )
      .map(({ name }) => name)
    if (urls.length === 0) return
    post({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(urls)] } })
  })
  observer.observe({ type: 'resource', buffered: true })
  const stop = () => observer.disconnect()
  addEventListener('offline', () => post({ type: 'CLAIM' }), { once: true, signal })
  container.addEventListener('controllerchange', stop, { once: true, signal })
  signal?.addEventListener('abort', stop)
}
