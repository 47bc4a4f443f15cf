import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020'
import { parse } from 'yaml'
import type { Faults } from './faults'
import { parseJson } from './parse-json'
import { startApi } from './server'

/** Calls an API host and validates its responses against openapi.yaml. For contract.test.ts. */

type Media = { schema: { $ref: string }; example: unknown }
type ResponseObject = { $ref: string } | { content: { 'application/json': Media } }
type Operation = {
  responses: Record<string, ResponseObject>
  requestBody?: { content: { 'application/json': Media } }
}
type OpenApiDocument = {
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { responses: Record<string, ResponseObject> }
}

const file = join(dirname(fileURLToPath(import.meta.url)), 'openapi.yaml')
export const contract: OpenApiDocument = parse(readFileSync(file, 'utf8'))
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true }).addSchema(contract, 'contract')

/** The host under test in API_HOST, without trailing slashes. Empty: a mock server that `connect` starts. */
const apiHost = process.env.API_HOST?.replace(/\/+$/, '') ?? ''

/** The schema and example of a response in the contract. Throws if the contract does not define the response. */
export function mediaOf(response: ResponseObject | undefined): Media {
  if (!response) throw new Error('openapi.yaml does not define this response')
  if ('content' in response) return response.content['application/json']
  return mediaOf(contract.components.responses[response.$ref.split('/').at(-1) ?? ''])
}

/** How a response body differs from its schema, each fault with the id of the entry that has it. */
export function schemaFaults(media: Media, content: unknown): string[] {
  const pointer = media.schema.$ref.replace('#', 'contract#')
  if (ajv.validate({ $ref: pointer }, content)) return []
  const faults = (ajv.errors ?? []).map(({ instancePath, message = '' }) =>
    [...placeOf(content, instancePath), message].join(' '),
  )
  return [...new Set(faults)]
}

/** Whether an object or a list is missing in the content that `schemaFaults` has just read. */
const lacksParts = () =>
  (ajv.errors ?? []).some(({ keyword, params, parentSchema }) =>
    keyword === 'required'
      ? parentSchema?.properties?.[params.missingProperty]?.type === 'array'
      : keyword === 'type' && ['array', 'object'].includes(params.type),
  )

/** The place that a JSON pointer names: the id of the innermost entry with one, and the path from there. */
function placeOf(content: unknown, pointer: string): string[] {
  let [value, id, path]: [unknown, string[], string[]] = [content, [], []]
  for (const key of pointer.split('/').slice(1)) {
    value = (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
    path.push(key)
    const { id: own } = (value ?? {}) as { id?: unknown }
    if (typeof own === 'string') [id, path] = [[`"${own}"`], []]
  }
  return [...id, ...(path.length ? [path.join('/')] : [])]
}

/** Connects to the host under test; `close` stops the mock server if one was started. Adds what is wrong to `faults`. */
export async function connect(faults: Faults) {
  const api = apiHost ? undefined : await startApi({ port: 0, host: '127.0.0.1', orders: true })
  const host = api ? `http://127.0.0.1:${api.port}` : apiHost
  const read = new Map<string, Promise<unknown>>()

  async function send(call: string, method = 'GET', body?: string) {
    const headers = { origin: 'https://tasty.example', 'content-type': 'application/json' }
    try {
      const response = await fetch(host + call, { method, headers, body })
      return { response, text: await response.text() }
    } catch (error) {
      const { message, cause } = error as Error
      throw new Error(
        `${method} ${call}: no response (${(cause as Error | undefined)?.message ?? message})`,
        { cause: error },
      )
    }
  }

  /**
   * Sends a request and returns the content, after checking headers and schema against `path` of the contract. Throws if
   * there is no content to check further: without a response, for another status, if it is not JSON or lacks parts.
   */
  async function sendChecked(path: string, call: string, status: number, method: string, body?: string) {
    const { response, text } = await send(call, method, body)
    const name = `${method} ${call}`
    if (response.status !== status)
      throw new Error(`${name}: the status is ${response.status}, not ${status}`)
    const header = (key: string) => response.headers.get(key) ?? ''
    faults.check(
      /^application\/json\b/.test(header('content-type')),
      `${name}: Content-Type is not application/json`,
    )
    faults.check(header('cache-control') !== '', `${name}: there is no Cache-Control`)
    faults.check(
      ['*', 'https://tasty.example'].includes(header('access-control-allow-origin')),
      `${name}: Access-Control-Allow-Origin lets no other site read it`,
    )
    const content = parseJson(text)
    if (content === undefined) throw new Error(`${name}: the content is not JSON`)
    const { get, post } = contract.paths[path] ?? {}
    const media = mediaOf((method === 'POST' && post ? post : get)?.responses[status])
    faults.add(...schemaFaults(media, content).map((fault) => `${name}: ${fault}`))
    if (lacksParts()) throw new Error(`${name} lacks an object or a list that other checks read`)
    return content
  }

  /** The checked content of a response. What several tests read is requested and checked once. */
  async function sendValid<T>(path: string, call: string, status = 200, method = 'GET', body?: string) {
    if (method !== 'GET') return (await sendChecked(path, call, status, method, body)) as T
    const content = read.get(call) ?? sendChecked(path, call, status, method)
    read.set(call, content)
    return (await content) as T
  }

  return { isMock: api !== undefined, send, sendValid, close: async () => api?.close() }
}
