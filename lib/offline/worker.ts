import { apiRoot, config } from '@/lib/config'
import { cacheableCalls } from '@/lib/offline/cacheable'

/** The service worker as the page deals with it; what it does is in `service-worker/`. */

type Policy = { createScriptURL: (address: string) => string }
type PolicyFactory = {
  createPolicy: (name: string, rules: Policy) => Policy
}

const scope = `${config.basePath}/`
const HOUR_MS = 3_600_000
/** A version that does not take over within this time may do so later, but does not reload the page then. */
const PATIENCE_MS = 10_000

/**
 * Registers the worker of an exported site and hands `onNewVersion` what takes over to a new version, once one is there
 * for which this page is too old; it resolves where the version has not taken over in time. `next dev` has none
 * (public/sw.js removes one that an export has left behind).
 */
export async function registerServiceWorker(
  onNewVersion: (takeOver: () => Promise<void>) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { serviceWorker: workers } = navigator
  if (process.env.NODE_ENV === 'development' || !workers) return
  if (!workers.controller && isSparing()) return
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true, signal }))
  }

  const register = () => workers.register(trusted(`${scope}sw.js`))
  let registration = await register()
  let isControlled = workers.controller !== null
  if (!isControlled) tellWhatIsSeen(workers, signal)
  let isTakingOver = false
  const offer = () =>
    onNewVersion(async () => {
      isTakingOver = true
      // Nobody waits where another tab has taken over already.
      if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' })
      else location.reload()
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
      isTakingOver = false
    })
  const needWorker = () => {
    if (!workers.controller) registration.active?.postMessage({ type: 'CLAIM' })
  }
  const onStateChange = ({ target }: Event) => {
    if ((target as ServiceWorker).state === 'installed') offer()
    else needWorker()
  }
  const watchInstalling = () => {
    const { active, installing } = registration
    // What a first visit installs is no news.
    if (!active || !installing) return
    // The host has this page's files no longer; the worker has them, be it the one before or the new one. Asked as late as
    // it changes places with that, Chromium now and then says that it has the page, and lets its requests pass.
    needWorker()
    installing.addEventListener('statechange', onStateChange, { signal })
  }

  const watch = () => {
    watchInstalling()
    registration.addEventListener('updatefound', watchInstalling, { signal })
  }

  if (registration.waiting && workers.controller) offer()
  watch()
  workers.addEventListener(
    'controllerchange',
    () => {
      if (isTakingOver) location.reload()
      else if (isControlled) offer()
      isControlled = true
    },
    { signal },
  )
  const renew = async () => {
    const { active, waiting, installing } = registration
    if (active ?? waiting ?? installing) return registration.update()
    // The network was gone while the first one fetched its files.
    registration = await register()
    watch()
  }
  const look = () => {
    // Without a network there is no news.
    if (!document.hidden) renew().catch(() => {})
  }
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('online', look, { signal })
  // A page may lie open in the kitchen all day.
  const timer = setInterval(look, HOUR_MS)
  signal?.addEventListener('abort', () => clearInterval(timer))
}

/** A visitor who saves data gets the worker with the app put on the home screen, not with a first visit. */
function isSparing() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true && !matchMedia('(display-mode: standalone)').matches
}

/** Where a content security policy asks for trusted types, a worker's address is one. */
function trusted(address: string) {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  const policy = trustedTypes?.createPolicy('tasty', { createScriptURL: () => address })
  return policy ? policy.createScriptURL(address) : address
}

/**
 * The page of a first visit has no worker in its way, and stays so until it is loaded anew, the network is gone or a new
 * version is there: then it asks the worker for what it has. Until then it tells the worker which answers of the API and
 * which pictures it fetches, for it to keep them.
 */
function tellWhatIsSeen(workers: ServiceWorkerContainer, signal?: AbortSignal) {
  const tell = (message: object) => void workers.ready.then(({ active }) => active?.postMessage(message))
  const at = (path: string) => new URL(path, location.href).href
  const isKeptCall = cacheableCalls(at(apiRoot(config)), config.orderUrl)
  const pictures = at(`${scope}images/`)
  const isElsewhere = (address: string) => address.startsWith('https:') && !address.startsWith(at('/'))
  const observer = new PerformanceObserver((list) => {
    const seen = (list.getEntries() as PerformanceResourceTiming[])
      .filter(
        ({ name, initiatorType }) =>
          isKeptCall(name) || name.startsWith(pictures) || (initiatorType === 'img' && isElsewhere(name)),
      )
      .map(({ name }) => name)
    if (seen.length === 0) return
    tell({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(seen)] } })
  })
  observer.observe({ type: 'resource', buffered: true })
  const stop = () => observer.disconnect()
  addEventListener('offline', () => tell({ type: 'CLAIM' }), { once: true, signal })
  workers.addEventListener('controllerchange', stop, { once: true, signal })
  signal?.addEventListener('abort', stop)
}
