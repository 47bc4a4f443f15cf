import { config } from '@/lib/config'

/** How a call failed: no network, no answer in time, an HTTP status, or an answer of the wrong shape. */
export type Failure = 'network' | 'timeout' | 'status' | 'shape'

/** A failed call to the product API. `status` is the HTTP status where there was one. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly failure: Failure,
    message: string,
    readonly status?: number,
  ) {
    super(message)
  }

  /** The API knows no such id: asking again would not help. */
  get isMissing() {
    return this.status === 404
  }
}

const TIMEOUT_MS = 10_000
const RETRY_DELAYS_MS = [500, 1500]

/** Parameters of a call's address; the static snapshot has one file for all of them. */
type Query = Record<string, number>

/** The address of a call: on the API's host, or its file in the snapshot beside the pages. */
export function callAddress(path: string, query?: Query) {
  if (!config.apiHost) return `${config.basePath}/api/${path}.json`
  const search = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : ''
  return `${config.apiHost}/api/${path}${search}`
}

/**
 * Asks the product API and hands the JSON answer to `parse`. A failure is tried twice more with back-off, but for
 * 400 and 404 (decisions 2). Throws `ApiError`.
 */
export async function request<T>(path: string, parse: (answer: unknown) => T, query?: Query): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt(path, parse, query)
    } catch (error) {
      if (!isWorthRetrying(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return attempt(path, parse, query)
}

const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && error.status !== 400 && error.status !== 404

async function attempt<T>(path: string, parse: (answer: unknown) => T, query?: Query): Promise<T> {
  const address = callAddress(path, query)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const failed = (error: unknown) => {
    const timedOut = signal.aborted || (error instanceof Error && error.name === 'TimeoutError')
    return new ApiError(timedOut ? 'timeout' : 'network', `${address}: ${String(error)}`)
  }

  const response = await fetch(address, { signal }).catch((error: unknown) => Promise.reject(failed(error)))
  if (!response.ok) throw new ApiError('status', `${address}: HTTP ${response.status}`, response.status)
  const text = await response.text().catch((error: unknown) => Promise.reject(failed(error)))
  return parse(fromJson(text, address))
}

function fromJson(text: string, address: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('shape', `${address}: the answer is not JSON`)
  }
}
