import type { Page, Request } from 'playwright'

/** One file that a page fetched; `bytes` as they came over the wire, without headers. */
export type Transfer = { url: string; isScript: boolean; isAccount: boolean; bytes: number }

/** Everything that a page fetches from now on, each address once; what is cached already weighs nothing. */
export function watchTraffic(page: Page) {
  const requests = new Map<string, Request>()
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!/^https?:/.test(request.url())) return
    if (!requests.has(request.url())) requests.set(request.url(), request)
    open.add(request)
  })
  const close = (request: Request) => void open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return {
    /** Whether nothing is on its way. */
    isQuiet: () => open.size === 0,
    transfers: () => Promise.all([...requests.values()].map(weigh)),
  }
}

async function weigh(request: Request): Promise<Transfer> {
  const url = request.url()
  const response = await request.response()
  const bytes = response ? (await request.sizes()).responseBodySize : 0
  const isScript = request.resourceType() === 'script'
  const isAccount = isScript && /\/account\.[^/]*$/.test(url)
  return { url, isScript, isAccount, bytes }
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
