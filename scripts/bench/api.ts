import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import type { Order } from '../../lib/orders/orders-api'
import { totalKopecks } from '../../lib/shop/money'
import { kB, type Part, tenths } from './bench-report'
import { type BenchSetup, readIds } from './visit'

const SECONDS = 5
const CONNECTIONS = 20

/** Requests per second that one process of the mock API answers, by call, measured from the same machine. */
export async function measureApi({ api }: Pick<BenchSetup, 'api'>): Promise<Part> {
  const { category, recipe } = await readIds(api)
  const calls: { path: string; body?: string }[] = [
    { path: 'selected?page=1&limit=3' },
    { path: `selected/${category}` },
    { path: `selected/${recipe}/category` },
    { path: 'shop' },
    { path: 'recipes' },
    { path: 'orders', body: await orderBody(api) },
  ]
  const rows: Part['rows'] = []
  for (const { path, body } of calls) {
    const url = `${api}/api/${path}`
    const method = body ? 'POST' : 'GET'
    const response = await fetch(url, { method, body: body?.replace(KEY, randomUUID()) })
    const size = (await response.arrayBuffer()).byteLength
    const { requests, latency, errors, non2xx } = await autocannon({
      url,
      method,
      body,
      idReplacement: body !== undefined,
      duration: SECONDS,
      connections: CONNECTIONS,
    })
    const name = path.replace(category, '{category}').replace(recipe, '{recipe}')
    rows.push([
      body ? `${method} ${name}` : name,
      kB(size),
      Math.round(requests.average),
      tenths(latency.p50),
      tenths(latency.p99),
      errors + non2xx,
    ])
  }
  return {
    title: `The mock API, ${CONNECTIONS} connections for ${SECONDS} s each, from the same machine`,
    head: ['', 'kB', 'responses/s', 'median ms', '99 % ms', 'failed'],
    rows,
  }
}

/** autocannon replaces this with another id for every request: the same idempotency key would be the same order. */
const KEY = '[<id>]'
const PRODUCTS = 8

/** An order as the site sends it, with `KEY` for its idempotency key. */
async function orderBody(api: string) {
  const products = (await (await fetch(`${api}/api/shop`)).json()) as Order['items']
  const items = products.slice(0, PRODUCTS).map(({ id, title, price }) => ({ id, title, price, count: 2 }))
  const order: Order = {
    key: KEY,
    items,
    total: totalKopecks(items) / 100,
    address: { city: 'Минск, ул. Немига', house: '3/12', entrance: '1/4' },
    date: '2026-12-24',
    phone: '+375297620822',
    payment: 'cash',
  }
  return JSON.stringify(order)
}
