import { apiRoot, config } from '@/lib/config'

/**
 * How a call failed: a device without a network, no connection, no answer in time, an HTTP status, or an answer of the
 * wrong shape.
 */
export type Failure = 'offline' | 'network' | 'timeout' | 'status' | 'shape'

/** A failed call to the product API. `status` is the HTTP status where there was one. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly failure: Failure,
    message: string,
    readonly status?: number,
    /** The answer of that status, not read yet. */
    readonly response?: Response,
  ) {
    super(message)
  }

  /** The API knows no such id: asking again would not help. */
  get isMissing() {
    return this.status === 404
  }
}

/** An answer gets so long (decisions 2). */
export const TIMEOUT_MS = 10_000
const RETRY_DELAYS_MS = [500, 1500]

/** So many characters of a longer answer are enough to begin with: some fifty cards, more than a screen shows. */
export const FIRST_PART_LENGTH = 40_000

/** No id makes a longer path; an address bar may hold one of 200 kB, at which servers just hang up. */
const LONGEST_PATH = 8_000

/** Parameters of a call's address; the static snapshot has one file for all of them. */
type Query = Record<string, number>

/** What `fetch` takes, and what is done with the beginning of a long answer before the rest is read. */
type Init = RequestInit & { onFirstPart?: (text: string) => Promise<void> }

declare global {
  /**
   * The call of the screen that a visit begins with, made by the boot script while the scripts load; `beginning` is the
   * text of the answer, or of a long one so much.
   */
  var firstCall: { address: string; response: Promise<Response>; beginning?: Promise<string> } | undefined
}

/** The address of a call: on the API's host, or its file in the snapshot beside the pages. */
export function callAddress(path: string, query?: Query) {
  if (!config.apiHost) return `${apiRoot(config)}${path}.json`
  const search = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : ''
  return `${apiRoot(config)}${path}${search}`
}

/**
 * Asks the product API and hands the JSON answer to `parse`. A failure is tried twice more with back-off, but for
 * 400 and 404 (decisions 2) and on a device without a network. Throws `ApiError`.
 */
export async function fetchWithRetry<T>(
  path: string,
  parse: (answer: unknown) => T | Promise<T>,
  { query, ...init }: Init & { query?: Query } = {},
): Promise<T> {
  if (path.length > LONGEST_PATH) throw new ApiError('status', 'no such id: it is too long', 404)
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

/** Asks once and hands the JSON answer to `parse`. Throws `ApiError`. */
export async function fetchJson<T>(
  address: string,
  parse: (answer: unknown) => T | Promise<T>,
  { onFirstPart, ...init }: Init = {},
): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const failed = (error: unknown) => {
    const timedOut = signal.aborted || (error instanceof Error && error.name === 'TimeoutError')
    const unconnected = navigator.onLine ? 'network' : 'offline'
    return new ApiError(timedOut ? 'timeout' : unconnected, `${address}: ${String(error)}`)
  }

  const response = await (takeFirstCall(address) ?? fetch(address, { ...init, signal })).catch(
    (error: unknown) => Promise.reject(failed(error)),
  )
  if (!response.ok)
    throw new ApiError('status', `${address}: HTTP ${response.status}`, response.status, response)
  const text = await textOf(response, onFirstPart).catch((error: unknown) => Promise.reject(failed(error)))
  return parse(fromJson(text, address))
}

async function textOf(response: Response, onBeginning: Init['onFirstPart']): Promise<string> {
  const body = onBeginning && response.body?.getReader()
  if (!body) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let isFirstPartRead = false
  for (;;) {
    const { done, value } = await body.read()
    text += decoder.decode(value, { stream: !done })
    if (done) return text
    if (isFirstPartRead || text.length < FIRST_PART_LENGTH) continue
    isFirstPartRead = true
    await onBeginning(text.slice(0, FIRST_PART_LENGTH))
  }
}

/** The first call's answer, for who asks for the same, and once: who asks again wants a new one. */
function takeFirstCall(address: string) {
  const call = globalThis.firstCall
  if (call?.address !== address) return undefined
  globalThis.firstCall = undefined
  return call.response
}

function fromJson(text: string, address: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('shape', `${address}: the answer is not JSON`)
  }
}
