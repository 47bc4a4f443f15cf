import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020'
import { expect } from 'vitest'
import { parse } from 'yaml'
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
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(contract, 'contract')

/** The host under test in API_HOST, without trailing slashes. Empty: a mock server that `connect` starts. */
const apiHost = process.env.API_HOST?.replace(/\/+$/, '') ?? ''

/** The schema and example of a response in the contract. Throws if the contract does not define the response. */
export function mediaOf(response: ResponseObject | undefined): Media {
  if (!response) throw new Error('openapi.yaml does not define this response')
  if ('content' in response) return response.content['application/json']
  return mediaOf(contract.components.responses[response.$ref.split('/').at(-1) ?? ''])
}

/** The validation errors of a response body, one per line; empty if it is valid. */
export function validationErrors(media: Media, content: unknown): string {
  const pointer = media.schema.$ref.replace('#', 'contract#')
  return ajv.validate({ $ref: pointer }, content) ? '' : ajv.errorsText(undefined, { separator: '\n' })
}

/** Connects to the host under test; `close` stops the mock server if one was started. */
export async function connect() {
  const api = apiHost ? undefined : await startApi({ port: 0, host: '127.0.0.1', orders: true })
  const host = api ? `http://127.0.0.1:${api.port}` : apiHost

  async function send(call: string, method = 'GET', body?: string) {
    const headers = { origin: 'https://tasty.example', 'content-type': 'application/json' }
    const response = await fetch(host + call, { method, headers, body })
    return { response, text: await response.text() }
  }

  /** Sends a request and returns the content, after checking status, headers and schema against `path` of the contract. */
  async function sendValid<T>(
    path: string,
    call: string,
    status = 200,
    method = 'GET',
    body?: string,
  ): Promise<T> {
    const { response, text } = await send(call, method, body)
    expect(response.status, `${call}: status`).toBe(status)
    expect(response.headers.get('content-type'), `${call}: type`).toMatch(/^application\/json\b/)
    expect(response.headers.get('cache-control'), `${call}: caching`).toBeTruthy()
    expect(['*', 'https://tasty.example'], `${call}: CORS`).toContain(
      response.headers.get('access-control-allow-origin'),
    )
    const content = JSON.parse(text)
    const { get, post } = contract.paths[path] ?? {}
    const media = mediaOf((method === 'POST' && post ? post : get)?.responses[status])
    expect(validationErrors(media, content), `${call}: schema`).toBe('')
    return content
  }

  return { isMock: api !== undefined, send, sendValid, close: async () => api?.close() }
}
