import { vi } from 'vitest'

import { buildCatalogue } from '@/mock-api/catalogue/catalogue'
import { sampleFiles } from '@/mock-api/catalogue/sample-files'
import { checkSource } from '@/mock-api/catalogue/source'
import { handle } from '@/mock-api/handler'
import type { PlacedOrders } from '@/mock-api/orders'

/** The mock API's own handler as `fetch`: the one fake of the product data. */

const small = buildCatalogue(checkSource(sampleFiles()))
const moreTitles = ['Салаты', 'Закуски', 'Гарниры', 'Выпечка', 'Десерты', 'Напитки', 'Соусы', 'Каши', 'Ёжики']

/** The small catalogue with enough categories (eleven) to need a second call for the last two. */
export const catalogue = {
  ...small,
  categories: [
    ...small.categories,
    ...moreTitles.map((title, index) => ({ id: `more-${index}`, name: 'images/more.webp', title, back: [] })),
  ],
}

/** How a call is answered; `path` is what follows '/api/', with the query. */
export type Responder = (path: string, init?: RequestInit) => Response | Promise<Response>

/** The handler's answers; it takes orders into the book, where there is one. */
export const mockApiWith =
  (book?: PlacedOrders): Responder =>
  (path, init) => {
    const { method = 'GET', body: sent } = init ?? {}
    const request = { method, url: `/api/${path}`, body: String(sent ?? '') }
    const { status, headers, body } = handle(request, catalogue, book)
    return new Response(body, { status, headers })
  }

export const mockApi = mockApiWith()

/**
 * The handler's answers, but for the shop's prices by ids of products: these are new, and caches on the way still answer
 * with the old ones.
 */
export const mockApiWithNewPrices =
  (prices: Record<string, number>): Responder =>
  async (path, init) => {
    const answer = await mockApi(path, init)
    if (path !== 'shop' || init?.cache !== 'reload') return answer
    const products = (await answer.json()) as { id: string; price: number }[]
    return Response.json(
      products.map((product) => ({ ...product, price: prices[product.id] ?? product.price })),
    )
  }

/** A failed call. 400 and 404 are not tried again, so a test of them has nothing to wait for. */
export const failWith =
  (status: number): Responder =>
  () =>
    new Response('{"message":"…"}', { status })

export const respondWith =
  (answer: unknown): Responder =>
  () =>
    new Response(JSON.stringify(answer))

/** An answer of which so many bytes come at once, and the rest when the test sends it, or never where it breaks off. */
export function respondInParts(answer: unknown, bytes: number) {
  const all = new TextEncoder().encode(JSON.stringify(answer))
  let body: ReadableStreamDefaultController | undefined
  const stream = new ReadableStream({
    start(controller) {
      body = controller
      controller.enqueue(all.slice(0, bytes))
    },
  })
  return {
    respond: () => new Response(stream),
    sendRest: () => {
      body?.enqueue(all.slice(bytes))
      body?.close()
    },
    breakOff: () => body?.error(new TypeError('network error')),
  }
}

/** No answer, until the call is given up. */
export const neverRespond: Responder = (_path, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** Replaces `fetch` until the test ends. `use` changes how calls are answered from now on. */
export function stubApi(respond: Responder = mockApi) {
  const calls: string[] = []
  let present = respond
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = address.replace(/^.*?\/api\//, '')
    calls.push(path)
    return present(path, init)
  })
  return {
    /** What was asked for so far, such as 'selected?page=1&limit=3'. */
    calls,
    use: (next: Responder) => {
      present = next
    },
  }
}
