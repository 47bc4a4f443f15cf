import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createOrder } from '../testing/orders'
import { sampleCatalogue as catalogue } from './catalogue/sample-catalogue'
import { handle } from './handler'
import { readApiSettings, startApi, type ApiSettings } from './server'

async function start(settings: Partial<ApiSettings> = {}) {
  const api = await startApi({ port: 0, host: '127.0.0.1', catalogue, ...settings })
  onTestFinished(() => api.close().catch(() => {}))
  return { ...api, host: `http://127.0.0.1:${api.port}` }
}

describe('startApi', () => {
  test.each([
    ['GET', '/api/selected?page=1&limit=3'],
    ['GET', '/api/selected/soups/'],
    ['GET', '/api/selected/%E0%A4%A'],
    ['HEAD', '/api/shop'],
    ['OPTIONS', '/api/shop'],
    ['POST', '/api/shop'],
  ])('returns the response of the handler to %s %s', async (method, url) => {
    const { host } = await start()
    const response = await fetch(host + url, { method })
    const { status, headers, body } = handle({ method, url }, catalogue)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(headers)
    expect(await response.text()).toBe(body)
  })

  test('returns the same response to repeated requests', async () => {
    const { host } = await start()
    const send = async (method: string, path: string) => {
      const response = await fetch(host + path, { method })
      return { status: response.status, text: await response.text() }
    }
    for (const path of ['/api/shop', '/api/selected/soups', '/api/selected/nothing']) {
      const first = await send('GET', path)
      expect(await send('HEAD', path)).toEqual({ ...first, text: '' })
      expect(await send('GET', path)).toEqual(first)
    }
  })

  test('returns as many recipes as `scale` sets', async () => {
    const { host } = await start({ scale: 500 })
    const recipes: unknown = await (await fetch(`${host}/api/recipes`)).json()
    expect(recipes).toHaveLength(500)
  })

  test('delays responses by `delayMs`', async () => {
    const { host } = await start({ delayMs: 150 })
    const startedAt = performance.now()
    await fetch(`${host}/api/shop`)
    expect(performance.now() - startedAt).toBeGreaterThan(145)
  })

  test('fails at the rate `failRate` with a response that any origin can read', async () => {
    const { host } = await start({ failRate: 1 })
    const response = await fetch(`${host}/api/shop`)
    expect(response.status).toBe(503)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ message: 'Сервис временно недоступен' })
    expect((await fetch(`${host}/api/shop`, { method: 'OPTIONS' })).status).toBe(204)
  })

  test('accepts orders only if they are enabled, and rejects an oversized body', async () => {
    const { host } = await start({ orders: true })
    const post = (body: string) => fetch(`${host}/api/orders`, { method: 'POST', body })
    const order = createOrder('key-of-order-1')
    const placed = await post(JSON.stringify(order))
    expect([placed.status, await placed.json()]).toEqual([201, { number: '1001', ...order }])
    expect(await (await fetch(`${host}/api/orders/1001`)).json()).toEqual({ number: '1001', ...order })
    expect((await post('я'.repeat(1_000_000))).status).toBe(413)
    const withoutOrders = await start()
    expect((await fetch(`${withoutOrders.host}/api/orders/1001`)).status).toBe(404)
  })

  test('rejects with an error that names the busy port and the variable to change it', async () => {
    const { port } = await start()
    await expect(startApi({ port, host: '127.0.0.1', catalogue })).rejects.toThrow(
      new Error(`Port ${port} is busy: set API_PORT to another one`),
    )
  })

  test('close aborts pending requests and frees the port', async () => {
    const { host, port, close } = await start({ delayMs: 60_000 })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => timers.mockRestore())
    const pending = fetch(`${host}/api/shop`).catch(() => 'aborted')
    await vi.waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 60_000))
    await close()
    expect(await pending).toBe('aborted')
    const restarted = await startApi({ port, host: '127.0.0.1', catalogue })
    await restarted.close()
  })
})

describe('readApiSettings', () => {
  test.each([
    [{}, { delayMs: 0, failRate: 0, scale: undefined, orders: false }],
    [
      { API_DELAY_MS: '', API_FAIL_RATE: ' ', API_SCALE: '', API_ORDERS: ' ' },
      { delayMs: 0, failRate: 0, scale: undefined, orders: false },
    ],
    [
      { API_DELAY_MS: '800', API_FAIL_RATE: '0.3', API_SCALE: '5000', API_ORDERS: 'on' },
      { delayMs: 800, failRate: 0.3, scale: 5000, orders: true },
    ],
    [
      { API_DELAY_MS: ' 0 ', API_FAIL_RATE: '1', API_SCALE: '1', API_ORDERS: 'off' },
      { delayMs: 0, failRate: 1, scale: 1, orders: false },
    ],
  ])('reads %j', (env, settings) => {
    expect(readApiSettings(env)).toEqual(settings)
  })

  test.each([
    [{ API_DELAY_MS: 'soon' }, 'API_DELAY_MS must be a whole number from 0 to 600000, not "soon"'],
    [{ API_DELAY_MS: '-5' }, 'API_DELAY_MS must be a whole number from 0 to 600000, not "-5"'],
    [{ API_DELAY_MS: '1.5' }, 'API_DELAY_MS must be a whole number from 0 to 600000, not "1.5"'],
    [{ API_FAIL_RATE: '2' }, 'API_FAIL_RATE must be a number from 0 to 1, not "2"'],
    [{ API_FAIL_RATE: '0,5' }, 'API_FAIL_RATE must be a number from 0 to 1, not "0,5"'],
    [{ API_FAIL_RATE: '50%' }, 'API_FAIL_RATE must be a number from 0 to 1, not "50%"'],
    [{ API_SCALE: '0' }, 'API_SCALE must be a whole number from 1 to 100000, not "0"'],
    [{ API_SCALE: '1e3' }, 'API_SCALE must be a whole number from 1 to 100000, not "1e3"'],
    [{ API_ORDERS: 'yes' }, 'API_ORDERS must be on or off, not "yes"'],
  ])('rejects %j with an error that names the variable', (env, message) => {
    expect(() => readApiSettings(env)).toThrow(new Error(message))
  })
})
