import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fetchPage, isPublicAddress } from './page-fetcher'

/** The address of a server of the test, on this machine. */
async function serve(respond: RequestListener) {
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}

/** Allows the server of the test, and otherwise what is always allowed. */
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address)
const html = { 'content-type': 'text/html; charset=utf-8' }
const message = ({ body }: { body: string }) => (JSON.parse(body) as { message: string }).message

describe('isPublicAddress', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2a00:1450:4010:c0f::64'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    ...['127.0.0.1', '127.255.0.1', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'ff02::1', '2001:db8::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', ''],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('fetchPage', () => {
  test.each([
    ...['http://127.0.0.1/', 'http://127.0.0.1:4000/api/shop', 'http://10.0.0.1/', 'http://192.168.0.1/'],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'http://[fe80::1]/',
      'http://[fd00::1]/',
    ],
    ...['http://[::ffff:127.0.0.1]/', 'http://[::ffff:a9fe:a9fe]/', 'http://0/', 'http://0.0.0.0/'],
    ...[
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0177.0.0.1/',
      'http://127.1/',
      'http://①②⑦.0.0.1/',
    ],
  ])('refuses %s without a lookup', async (address) => {
    const lookup = vi.fn()
    expect((await fetchPage(address, { lookup })).status).toBe(403)
    expect(lookup).not.toHaveBeenCalled()
  })

  test.each(['127.0.0.1', '10.1.2.3', '::1', 'fe80::1', '169.254.169.254', '::ffff:10.0.0.1'])(
    'refuses a name that stands for %s',
    async (address) => {
      const family = address.includes(':') ? 6 : 4
      const response = await fetchPage('http://recipes.example/', {
        lookup: (_host, _options, callback) =>
          callback(null, [
            { address: '93.184.216.34', family: 4 },
            { address, family },
          ]),
      })
      expect(response.status).toBe(403)
      expect(message(response)).toMatch(/^Такие адреса не открываем/)
    },
  )

  test.each([
    ...['', 'soup', 'file:///etc/passwd', 'ftp://a.example/', 'javascript:alert(1)', 'data:text/html,a'],
    ...['https://user:secret@a.example/', 'http://', 'gopher://a.example'],
  ])('refuses «%s» as no address of a page', async (address) =>
    expect((await fetchPage(address)).status).toBe(400),
  )

  test('returns the text of a page as plain text that any site may read', async () => {
    const address = await serve((_, response) => response.writeHead(200, html).end('<h1>Блины</h1>'))
    const { status, headers, body } = await fetchPage(address, { isAllowed })
    expect({ status, body }).toEqual({ status: 200, body: '<h1>Блины</h1>' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    ['its header', 'text/html; charset=windows-1251', ''],
    ['its own words', 'text/html', '<meta charset="windows-1251">'],
  ])('reads a page in another charset by %s', async (_, type, head) => {
    const content = Buffer.concat([Buffer.from(head), Buffer.from([0xc1, 0xeb, 0xe8, 0xed])])
    const address = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(content),
    )
    expect((await fetchPage(address, { isAllowed })).body).toBe(`${head}Блин`)
  })

  test('follows a redirect, and refuses one to a private address or to no page', async () => {
    const targets: Record<string, string> = {
      '/moved': '/page',
      '/inside': 'http://10.0.0.1/',
      '/metadata': 'http://169.254.169.254/',
      '/file': 'file:///etc/passwd',
      '/round': '/round',
    }
    const address = await serve(({ url = '' }, response) => {
      const location = targets[url]
      if (location) response.writeHead(302, { location }).end()
      else response.writeHead(200, html).end('Блины')
    })
    const get = (path: string) => fetchPage(new URL(path, address).href, { isAllowed })
    expect(await get('/moved')).toMatchObject({ status: 200, body: 'Блины' })
    expect(await get('/inside')).toMatchObject({ status: 403 })
    expect(await get('/metadata')).toMatchObject({ status: 403 })
    expect(await get('/file')).toMatchObject({ status: 400 })
    expect(await get('/round')).toMatchObject({ status: 502 })
  })

  test('ends a page of more than 5 MB', async () => {
    const part = Buffer.alloc(1024 * 1024, 'a')
    const address = await serve((_, response) => {
      response.writeHead(200, html)
      const write = () => {
        while (!response.destroyed && response.write(part));
      }
      response.on('drain', write)
      write()
    })
    expect(await fetchPage(address, { isAllowed })).toMatchObject({ status: 413 })
  })

  test.each<[string, RequestListener]>([
    ['that does not answer', () => {}],
    ['that goes on forever', (_, response) => void response.writeHead(200, html).write('<h1>')],
  ])('ends a page %s', async (_, respond) => {
    const address = await serve(respond)
    expect(await fetchPage(address, { isAllowed, timeoutMs: 100 })).toMatchObject({ status: 504 })
  })

  test.each([
    ['a picture', 200, { 'content-type': 'image/png' }, 415],
    ['something without a type', 200, {}, 415],
    ['packed text', 200, { ...html, 'content-encoding': 'gzip' }, 415],
    ['a page that is gone', 404, html, 502],
    ['an error', 500, html, 502],
    ['structured data', 200, { 'content-type': 'application/ld+json' }, 200],
  ])('answers for %s', async (_, status, headers, expected) => {
    const address = await serve((_request, response) => response.writeHead(status, headers).end('{}'))
    expect(await fetchPage(address, { isAllowed })).toMatchObject({ status: expected })
  })

  test('says that nothing answers', async () => {
    const lookup = (_host: string, _options: object, callback: (error: Error, found: []) => void) =>
      callback(new Error('ENOTFOUND'), [])
    expect(await fetchPage('https://nowhere.example/', { lookup })).toMatchObject({ status: 502 })
  })
})
