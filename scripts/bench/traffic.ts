import type { Page, Request } from 'playwright'

/** One file that was fetched; `bytes` as they came over the wire, without headers. */
export type Transfer = { url: string; isScript: boolean; isAccount: boolean; bytes: number }

/**
 * Everything that the only page of its context fetches from now on, or its service worker does, each address once; what is
 * cached already weighs nothing.
 */
export function watchTraffic(page: Page, by: 'page' | 'worker' = 'page') {
  const context = page.context()
  const requests = new Map<string, Request>()
  const open = new Set<Request>()
  context.on('request', (request) => {
    const isMeant = (request.serviceWorker() !== null) === (by === 'worker')
    if (!isMeant || !/^https?:/.test(request.url())) return
    if (!requests.has(request.url())) requests.set(request.url(), request)
    open.add(request)
  })
  const close = (request: Request) => void open.delete(request)
  context.on('requestfinished', close)
  context.on('requestfailed', close)
  return {
    /** Whether nothing is on its way. */
    isQuiet: () => open.size === 0,
    transfers: () => Promise.all([...requests.values()].map(weigh)),
  }
}

async function weigh(request: Request): Promise<Transfer> {
  const url = request.url()
  const response = await request.response()
  const { responseBodySize } = response ? await request.sizes() : { responseBodySize: 0 }
  // Chromium tells no size of a worker's script, and a negative one of a file from its cache.
  const length = responseBodySize || Number((await response?.headerValue('content-length')) ?? 0)
  const isScript = request.resourceType() === 'script' || /\.js$/.test(url)
  const isAccount = isScript && /\/account\.[^/]*$/.test(url)
  return { url, isScript, isAccount, bytes: Math.max(0, length) }
}

const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0)

/** Bytes of scripts but the account chunk, of the account chunk, of everything; and the number of files. */
export function weights(transfers: Transfer[]) {
  const scripts = transfers.filter(({ isScript }) => isScript)
  return {
    scripts: sum(scripts.filter(({ isAccount }) => !isAccount)),
    account: sum(scripts.filter(({ isAccount }) => isAccount)),
    total: sum(transfers),
    files: transfers.length,
  }
}
