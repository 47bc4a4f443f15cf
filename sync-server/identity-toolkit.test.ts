import { beforeEach, expect, test, vi } from 'vitest'
import { accountFinder } from './identity-toolkit'
import { found, startHttp } from './testing/identity'
import { temporaryFolder } from './testing/stores'

const never = new AbortController().signal

beforeEach(() => {
  // No credentials of whoever runs the tests.
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '')
  vi.stubEnv('CLOUDSDK_CONFIG', temporaryFolder())
  return () => vi.unstubAllEnvs()
})

test('asks as the service account of the machine', async () => {
  const tokens: unknown[] = []
  const metadata = await startHttp((request, response) => {
    response.setHeader('metadata-flavor', 'Google')
    response.setHeader('content-type', 'application/json')
    if (!request.url?.includes('/token')) return void response.end('{}')
    response.end(JSON.stringify({ access_token: 'of-the-machine', expires_in: 3600, token_type: 'Bearer' }))
  })
  vi.stubEnv('GCE_METADATA_HOST', new URL(metadata).host)
  const url = await startHttp((request, response) => {
    tokens.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    response.end(JSON.stringify(found(['anna'])))
  })
  const find = accountFinder({ url, projectId: 'tasty-1', authEmulator: false })
  expect(await find(['anna', 'boris'], never)).toEqual(new Set(['anna']))
  expect(tokens).toEqual(['POST /v1/projects/tasty-1/accounts:lookup Bearer of-the-machine'])
})

test('a response that is not 200 is an error, whatever it says', async () => {
  const url = await startHttp((_request, response) => {
    response.statusCode = 403
    response.end(JSON.stringify(found([])))
  })
  const find = accountFinder({ url, projectId: 'demo-tasty', authEmulator: true })
  await expect(find(['anna'], never)).rejects.toThrow(new Error('Identity Toolkit answered 403'))
})

test('ends when it is no longer wanted', async () => {
  const over = new AbortController()
  const url = await startHttp(() => over.abort())
  const find = accountFinder({ url, projectId: 'demo-tasty', authEmulator: true })
  await expect(find(['anna'], over.signal)).rejects.toThrow('aborted')
})
