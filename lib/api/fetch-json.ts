import { apiRoot, config } from '@/lib/config'

/**
 * Why a call failed: the device is offline, the connection failed, the request timed out, the HTTP status was an error, or
 * the answer had an unexpected shape.
 */
export type Failure = 'offline' | 'network' | 'timeout' | 'status' | 'shape'

/** A failed call to the product API. `status` is the HTTP status of a response. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly failure: Failure,
    message: string,
    readonly status?: number,
    /** The response with that status; its body is unread. */
    readonly response?: Response,
  ) {
    super(message)
  }

  /** The id is unknown to the API, so a retry is pointless. */
  get isMissing() {
    return this.status === 404
  }
}

/** Request timeout (decisions 2). */
export const TIMEOUT_MS = 10_000
const RETRY_DELAYS_MS = [500, 1500]

/** Number of characters of a long answer that `onFirstPart` gets: about fifty cards, more than a screen shows. */
export const FIRST_PART_LENGTH = 40_000

/** Longer paths come only from a hand-edited address, and servers reset the connection on them. */
const MAX_PATH_LENGTH = 8_000

/** Query parameters; the static snapshot has one file for all of them. */
type Query = Record<string, number>

/** `onFirstPart` gets the beginning of a long answer; the rest is read when its promise resolves. */
type Init = Omit<RequestInit, 'signal'> & { onFirstPart?: (text: string) => Promise<void> }

declare global {
  /**
   * The first request of the screen that a visit starts with, sent by app/boot/ while the app's scripts load; `firstPart`
   * is the text of the response, of a long one at least its first `FIRST_PART_LENGTH` characters.
   */
  var earlyRequest: { url: string; response: Promise<Response>; firstPart?: Promise<string> } | undefined
}

/** The URL of a call: on the API host, or without one the file of the static snapshot. */
export function callAddress(path: string, query?: Query) {
  if (!config.apiHost) return `${apiRoot(config)}${path}.json`
  const search = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : ''
  return `${apiRoot(config)}${path}${search}`
}

/**
 * Fetches JSON from the product API and returns the result of `parse`. A failure is retried twice with back-off, except
 * after 400 and 404 (decisions 2) and while the device is offline. Throws `ApiError`.
 */
export async function fetchWithRetry<T>(
  path: string,
  parse: (answer: unknown) => T | Promise<T>,
  { query, ...init }: Init & { query?: Query } = {},
): Promise<T> {
  if (path.length > MAX_PATH_LENGTH) throw new ApiError('status', 'unknown id: the path is too long', 404)
  const address = callAddress(path, query)
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await fetchJson(address, parse, init)
    } catch (error) {
      if (!isWorthRetrying(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return fetchJson(address, parse, init)
}

const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && error.failure !== 'offline' && error.status !== 400 && error.status !== 404

/** Fetches JSON without retries and returns the result of `parse`. Throws `ApiError`. */
export async function fetchJson<T>(
  address: string,
  parse: (answer: unknown) => T | Promise<T>,
  { onFirstPart, ...init }: Init = {},
): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const toApiError = (error: unknown) => {
    const timedOut = signal.aborted || (error instanceof Error && error.name === 'TimeoutError')
    const connectionFailure = navigator.onLine ? 'network' : 'offline'
    return new ApiError(timedOut ? 'timeout' : connectionFailure, `${address}: ${String(error)}`)
  }

  const response = await (takeEarlyResponse(address) ?? fetch(address, { ...init, signal })).catch(
    (error: unknown) => Promise.reject(toApiError(error)),
  )
  if (!response.ok)
    throw new ApiError('status', `${address}: HTTP ${response.status}`, response.status, response)
  const text = await readText(response, onFirstPart).catch((error: unknown) =>
    Promise.reject(toApiError(error)),
  )
  return parse(parseJson(text, address))
}

async function readText(response: Response, onFirstPart: Init['onFirstPart']): Promise<string> {
  const reader = onFirstPart && response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let isFirstPartRead = false
  for (;;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    if (done) return text
    if (isFirstPartRead || text.length < FIRST_PART_LENGTH) continue
    isFirstPartRead = true
    await onFirstPart(text.slice(0, FIRST_PART_LENGTH))
  }
}

/** The response of the early request where it has this address, once: a later request wants a new response. */
function takeEarlyResponse(address: string) {
  const request = globalThis.earlyRequest
  if (request?.url !== address) return undefined
  globalThis.earlyRequest = undefined
  return request.response
}

function parseJson(text: string, address: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('shape', `${address}: the answer is not JSON`)
  }
}
