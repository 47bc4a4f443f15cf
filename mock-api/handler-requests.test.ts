import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleCatalogue as sample } from './catalogue/sample-catalogue'
import { handle } from './handler'

const get = (url: string) => {
  const { status, headers, body } = handle({ method: 'GET', url }, sample)
  return { status, headers, content: JSON.parse(body) }
}

describe('URLs', () => {
  test.each([
    ['/api/shop/', '/api/shop'],
    ['/api/shop///', '/api/shop'],
    ['//api//shop', '/api/shop'],
    ['/api/shop?x=1#y', '/api/shop'],
    ['http://localhost:4000/api/shop', '/api/shop'],
    ['https://api.example.org/api/selected/soups/', '/api/selected/soups'],
    ['/api/selected/?page=1&limit=3', '/api/selected?page=1&limit=3'],
    ['/api/selected/%73oups', '/api/selected/soups'],
    ['/api/selected/borscht/category/', '/api/selected/borscht/category'],
  ])('%s has the same response as %s', (url, plain) => {
    expect(get(url)).toEqual(get(plain))
    expect(get(url).status).toBe(200)
  })

  test.each([
    '',
    '/',
    '/api',
    '/api/none',
    '/shop',
    '/api/shop/1',
    '/api/selected/soups/other',
    '/api/selected/soups/category/1',
    '/API/shop',
    '/api/shop.json',
    '*',
    'http://',
    '?',
  ])('%s is unknown', (url) => {
    expect(get(url)).toMatchObject({ status: 404, content: { message: 'Такого адреса нет' } })
  })

  test('every URL gets a JSON response', () => {
    const piece = fc.oneof(
      fc.constantFrom('api', 'selected', 'category', 'soups', '__proto__', '%', '?page=', '#'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const { status, content } = get(`/${pieces.join('/')}`)
        expect([200, 400, 404]).toContain(status)
        if (status !== 200) expect(content.message).toMatch(/^[А-Я]/)
      }),
    )
  })
})

describe('methods and headers', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'get', 'TRACE'])('%s is rejected', (method) => {
    const { status, headers, body } = handle({ method, url: '/api/shop' }, sample)
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, OPTIONS')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(JSON.parse(body)).toEqual({ message: `Метод ${method} не поддерживается` })
  })

  test('OPTIONS allows GET from any origin', () => {
    const { status, headers, body } = handle({ method: 'OPTIONS', url: '/api/none' }, sample)
    expect({ status, body }).toEqual({ status: 204, body: '' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': '*',
    })
  })

  test('HEAD returns the headers of GET without a body', () => {
    const { status, headers } = handle({ method: 'GET', url: '/api/shop' }, sample)
    expect(handle({ method: 'HEAD', url: '/api/shop' }, sample)).toEqual({ status, headers, body: '' })
    expect(handle({ method: 'HEAD', url: '/api/none' }, sample).status).toBe(404)
  })

  test.each([
    ['/api/shop', 'public, max-age=60'],
    ['/api/none', 'no-store'],
    ['/api/selected?page=0', 'no-store'],
  ])('%s returns JSON for any origin with the caching policy %s', (url, caching) => {
    expect(get(url).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': caching,
    })
  })
})
