import { vi } from 'vitest'

import { sampleCatalogue } from '@/mock-api/catalogue/sample-catalogue'
import { handle } from '@/mock-api/handler'
import type { PlacedOrders } from '@/mock-api/orders'

/** Stubs `fetch` with the handler of the mock API, the only fake of the product data. */

const moreTitles = ['Салаты', 'Закуски', 'Гарниры', 'Выпечка', 'Десерты', 'Напитки', 'Соусы', 'Каши', 'Ёжики']

/** The sample catalogue with eleven categories, so that the last two need a second call. */
export const catalogue = {
  ...sampleCatalogue,
  categories: [
    ...sampleCatalogue.categories,
    ...moreTitles.map((title, index) => ({ id: `more-${index}`, name: 'images/more.webp', title, back: [] })),
  ],
}

/** Responds to a call. `path` is the part of the URL after '/api/', including the query. */
export type Responder = (path: string, init?: RequestInit) => Response | Promise<Response>

/** The response of the mock API with a catalogue. It stores orders in `placedOrders`; without it, orders are disabled. */
export const mockApiWith =
  (placedOrders?: PlacedOrders, served = catalogue): Responder =>
  (path, init) => {
    const { method = 'GET', body: requestBody } = init ?? {}
    const request = { method, url: `/api/${path}`, body: String(requestBody ?? '') }
    const { status, headers, body } = handle(request, served, placedOrders)
    return new Response(body, { status, headers })
  }

/** The response of the mock API, with orders disabled. */
export const mockApi = mockApiWith()

/**
 * The response of the mock API after the prices of some products have changed. HTTP caches still hold the old ones, so
 * only a request with `cache: 'reload'` gets the new prices, given by product id.
 */
export const mockApiWithNewPrices =
  (prices: Record<string, number>): Responder =>
  async (path, init) => {
    const response = await mockApi(path, init)
    if (path !== 'shop' || init?.cache !== 'reload') return response
    const products = (await response.json()) as { id: string; price: number }[]
    return Response.json(
      products.map((product) => ({ ...product, price: prices[product.id] ?? product.price })),
    )
  }

/** An error response. 400 and 404 are not retried, so a test of these need not wait for retries. */
export const failWith =
  (status: number): Responder =>
  () =>
    new Response('{"message":"…"}', { status })

export const respondWith =
  (content: unknown): Responder =>
  () =>
    new Response(JSON.stringify(content))

/** A response whose first `bytes` arrive at once. The test sends the rest, or fails with a network error. */
export function respondInParts(content: unknown, bytes: number) {
  const encoded = new TextEncoder().encode(JSON.stringify(content))
  let controller: ReadableStreamDefaultController | undefined
  const stream = new ReadableStream({
    start(streamController) {
      controller = streamController
      controller.enqueue(encoded.slice(0, bytes))
    },
  })
  return {
    respond: () => new Response(stream),
    sendRest: () => {
      controller?.enqueue(encoded.slice(bytes))
      controller?.close()
    },
    fail: () => controller?.error(new TypeError('network error')),
  }
}

/** A request that fails because there is no connection. */
export const connectionError: Responder = () => Promise.reject(new TypeError('Failed to fetch'))

/** A request that stays pending until it is aborted. */
export const neverRespond: Responder = (_path, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** Stubs `fetch` until the test ends. `use` replaces the responder for later calls. */
export function stubApi(respond: Responder = mockApi) {
  const calls: string[] = []
  let responder = respond
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace(/^.*?\/api\//, '')
    calls.push(path)
    return responder(path, init)
  })
  return {
    /** The paths of all calls so far, such as 'selected?page=1&limit=3'. */
    calls,
    use: (next: Responder) => {
      responder = next
    },
  }
}
