import { lookup as resolve, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import ipaddr from 'ipaddr.js'
import { type ApiResponse, corsHeaders, errorResponse } from './handler'

/**
 * Fetches a page for the import of recipes (`NEXT_PUBLIC_FETCH_URL`), for development. Whatever a visitor types, it opens
 * nothing but public addresses: each connection checks the address that it is made to, so neither a name nor a redirect
 * leads into the network of the server.
 */

const MAX_REDIRECTS = 5

type FetcherOptions = {
  maxBytes?: number
  /** For the whole page, with its redirects. */
  timeoutMs?: number
  /** Whether an IP address may be connected to. */
  isAllowed?: (address: string) => boolean
  /** As `dns.lookup` with all addresses. */
  lookup?: (
    host: string,
    options: LookupAllOptions,
    callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void
}

/** Why a page is not fetched, with its status. */
const refusals = {
  address: [400, 'Нужен адрес страницы, который начинается с http:// или https://'],
  private: [403, 'Такие адреса не открываем: только страницы, доступные всем'],
  large: [413, 'Страница больше 5 МБ'],
  kind: [415, 'По этому адресу не страница с текстом'],
  unreachable: [502, 'Страница не открылась'],
  slow: [504, 'Страница не ответила вовремя'],
} as const

class Refusal extends Error {
  constructor(readonly reason: keyof typeof refusals) {
    super(reason)
  }
}

/**
 * Whether an IP address is of the public internet: neither of a private network, nor reserved, nor such an IPv4 address
 * written as IPv6.
 */
export const isPublicAddress = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/**
 * The text of the page at an address, as plain text, or an error response: 400 for no address, 403 for one that is not
 * public, 413, 415, 502 and 504 for pages that are too large, no text, unreachable or slow. Never throws.
 */
export async function fetchPage(
  address: string,
  {
    maxBytes = 5 * 1024 * 1024,
    timeoutMs = 10_000,
    isAllowed = isPublicAddress,
    lookup = resolve,
  }: FetcherOptions = {},
): Promise<ApiResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const page = await open(parse(address), { signal, isAllowed, lookup }, MAX_REDIRECTS)
    const body = await readText(page, maxBytes)
    const headers = {
      ...corsHeaders,
      // Never rendered as a page: it is the content of another site.
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    }
    return { status: 200, headers, body }
  } catch (error) {
    const reason = error instanceof Refusal ? error.reason : signal.aborted ? 'slow' : 'unreachable'
    const [status, message] = refusals[reason]
    return errorResponse(status, message)
  }
}

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new Refusal('address')
  const url = new URL(address, base)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new Refusal('address')
  return url
}

type Connection = Required<Pick<FetcherOptions, 'isAllowed' | 'lookup'>> & { signal: AbortSignal }

/** The response at an address, after its redirects. */
async function open(url: URL, connection: Connection, redirects: number): Promise<IncomingMessage> {
  const page = await connect(url, connection)
  const { statusCode = 0, headers } = page
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    page.destroy()
    if (redirects === 0) throw new Refusal('unreachable')
    return open(parse(headers.location, url), connection, redirects - 1)
  }
  if (statusCode === 200) return page
  page.destroy()
  throw new Refusal('unreachable')
}

function connect(url: URL, { signal, isAllowed, lookup }: Connection): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Node looks up names only. `URL` writes the other spellings of an IPv4 address, 0x7f.1 or 2130706433, as four numbers.
  if (ipaddr.isValid(host) && !isAllowed(host)) throw new Refusal('private')
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((found, fail) => {
    request(url, {
      signal,
      headers: {
        accept: 'text/html, application/json;q=0.9, text/plain;q=0.8',
        'accept-encoding': 'identity',
        // Many sites refuse requests without a name.
        'user-agent': 'Mozilla/5.0 (compatible; Tasty)',
      },
      // The connection is made to the addresses that were checked: the name is not resolved a second time.
      lookup: (name, options, callback) =>
        lookup(name, { ...options, all: true }, (error, addresses) => {
          if (error) return callback(error, [])
          if (addresses.every((one) => isAllowed(one.address))) return callback(null, addresses)
          callback(new Refusal('private'), [])
        }),
    })
      .on('response', found)
      .on('error', fail)
      .end()
  })
}

const TEXTS = /^(?:text\/(?:html|plain)|application\/(?:xhtml\+xml|(?:[\w.-]+\+)?json))\s*(?:;|$)/i

async function readText(page: IncomingMessage, maxBytes: number): Promise<string> {
  const type = page.headers['content-type'] ?? ''
  const isEncoded = !/^(?:identity)?$/i.test(page.headers['content-encoding'] ?? '')
  if (!TEXTS.test(type) || isEncoded) {
    page.destroy()
    throw new Refusal('kind')
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of page as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new Refusal('large')
    chunks.push(chunk)
  }
  const content = Buffer.concat(chunks)
  const head = content.subarray(0, 1024).toString('latin1')
  return decode(content, (CHARSET.exec(type) ?? CHARSET.exec(head))?.[1])
}

/** In a header, or in the `<meta>` of a page. */
const CHARSET = /charset=["']?([\w-]+)/i

function decode(content: Buffer, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(content)
  } catch {
    // Not the name of a charset.
    return new TextDecoder().decode(content)
  }
}
