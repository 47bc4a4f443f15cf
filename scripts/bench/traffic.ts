import type { Page, Request } from 'playwright'

/** A fetched file; `bytes` are those of the body as transferred, without headers. */
export type Transfer = { url: string; isScript: boolean; isAccount: boolean; isSync: boolean; bytes: number }

/**
 * Records every file that the page, or its service worker, fetches from now on, each URL once. Files from the cache count
 * 0 bytes. The page has to be the only one of its context.
 */
export function watchTraffic(page: Page, source: 'page' | 'worker' = 'page') {
  const context = page.context()
  const requests = new Map<string, Request>()
  const inFlight = new Set<Request>()
  context.on('request', (request) => {
    const isOfSource = (request.serviceWorker() !== null) === (source === 'worker')
    if (!isOfSource || !/^https?:/.test(request.url())) return
    if (!requests.has(request.url())) requests.set(request.url(), request)
    inFlight.add(request)
  })
  const remove = (request: Request) => void inFlight.delete(request)
  context.on('requestfinished', remove)
  context.on('requestfailed', remove)
  return {
    isQuiet: () => inFlight.size === 0,
    transfers: () => Promise.all([...requests.values()].map(toTransfer)),
  }
}

async function toTransfer(request: Request): Promise<Transfer> {
  const url = request.url()
  const response = await request.response()
  const { responseBodySize } = response ? await request.sizes() : { responseBodySize: 0 }
  // Chromium reports 0 for a worker's script and a negative size for a cached file.
  const length = responseBodySize || Number((await response?.headerValue('content-length')) ?? 0)
  const isScript = request.resourceType() === 'script' || /\.js$/.test(url)
  const isAccount = isScript && /\/account\.[^/]*$/.test(url)
  const isSync = isScript && /\/(?:sync|yjs|household)\.[^/]*$/.test(url)
  return { url, isScript, isAccount, isSync, bytes: Math.max(0, length) }
}

export const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0)

/**
 * Bytes of the scripts, of the account chunk and of sync, which the first does not include, and of everything; number of
 * files.
 */
export function weights(transfers: Transfer[]) {
  const scripts = transfers.filter(({ isScript }) => isScript)
  return {
    scripts: sum(scripts.filter(({ isAccount, isSync }) => !isAccount && !isSync)),
    account: sum(scripts.filter(({ isAccount }) => isAccount)),
    sync: sum(scripts.filter(({ isSync }) => isSync)),
    total: sum(transfers),
    files: transfers.length,
  }
}
