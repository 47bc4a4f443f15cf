import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue/catalogue'
import { probe } from './probe'
import { startApi } from './server'

// Reading the catalogue takes its time, which is none of the probe's.
beforeAll(() => void loadCatalogue())

let server: Server | undefined
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

/** Serves a host of which this sends the responses. */
async function serve(listener: RequestListener) {
  const started = createServer(listener)
  server = started
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

describe('probe', () => {
  it('accepts the mock API, with slashes at the end too', async () => {
    const api = await startApi({ port: 0, host: '127.0.0.1' })
    expect(await probe(`http://127.0.0.1:${api.port}`)).toBeUndefined()
    expect(await probe(`http://127.0.0.1:${api.port}//`)).toBeUndefined()
    await api.close()
  })

  it.each([
    ['api.example.com', 'API_HOST: "api.example.com" is not an address. Write https://api.example.com.'],
    ['//api.example.com', 'API_HOST: "//api.example.com" is not an address. Write https://api.example.com.'],
    ['ftp://example.com', 'API_HOST: "ftp://example.com" is not an address. Write https://example.com.'],
    ['localhost:4000', 'API_HOST: "localhost:4000" is not an address. Write http://localhost:4000.'],
    [
      'http:/localhost:4000',
      'API_HOST: "http:/localhost:4000" is not an address. Write http://localhost:4000.',
    ],
    ['https://a b', 'API_HOST: "https://a b" is not an address. Write one such as https://api.example.com.'],
    [
      'https://example.com/api/',
      'API_HOST: the paths of the contract begin with /api. Write https://example.com.',
    ],
    ['http://api/api', 'API_HOST: the paths of the contract begin with /api. Write http://api.'],
    [
      'http://localhost:4000/#/category',
      'API_HOST: /api/shop cannot be appended to "http://localhost:4000/#/category", which contains a ? or #. ' +
        'Write http://localhost:4000.',
    ],
    [
      'https://example.com/v1/api?key=1',
      'API_HOST: /api/shop cannot be appended to "https://example.com/v1/api?key=1", which contains a ? or #. ' +
        'Write https://example.com/v1.',
    ],
  ])('says what to write in place of %s', async (host, sentence) => {
    expect(await probe(host)).toBe(sentence)
  })

  it('says that nothing responds', async () => {
    expect(await probe('http://127.0.0.1:1')).toMatch(
      /^API_HOST: http:\/\/127\.0\.0\.1:1\/api\/shop does not respond \(.+\)\.$/,
    )
  })

  it('recognises a website', async () => {
    const host = await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Tasty</title>'),
    )
    expect(await probe(host)).toBe(
      `API_HOST: ${host}/api/shop is an HTML page. Is ${host} a website, not the API?`,
    )
  })

  it('recognises a path that is wrong', async () => {
    const host = await serve(({ url }, response) =>
      url === '/shop' ? response.end('[]') : response.writeHead(404).end('<h1>Not found</h1>'),
    )
    expect(await probe(host)).toBe(
      `API_HOST: ${host}/api/shop is not there, but ${host}/shop is: the paths of the contract begin with /api.`,
    )
    expect(await probe(`${host}/v1`)).toBe(
      `API_HOST: ${host}/v1/api/shop is not there (404). Write the address that /api/shop can be appended to.`,
    )
  })

  it.each([
    [503, '', 'responds with 503.'],
    [401, '{}', 'responds with 401.'],
    [200, '', 'is empty.'],
    [200, 'ready', 'is not JSON. It begins with "ready".'],
  ])('reports a response with status %s and the text "%s"', async (status, text, sentence) => {
    const host = await serve((_, response) => response.writeHead(status).end(text))
    expect(await probe(host)).toBe(`API_HOST: ${host}/api/shop ${sentence}`)
  })
})
