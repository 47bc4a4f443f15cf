import autocannon from 'autocannon'
import { kB, type Part, tenths } from './report'
import { type Bench, readIds } from './way'

const SECONDS = 5
const CONNECTIONS = 20

/** What one process of the mock API answers in a second, call by call, asked from this machine. */
export async function measureApi({ api }: Pick<Bench, 'api'>): Promise<Part> {
  const { category, recipe } = await readIds(api)
  const calls = [
    'selected?page=1&limit=3',
    `selected/${category}`,
    `selected/${recipe}/category`,
    'shop',
    'recipes',
  ]
  const rows: Part['rows'] = []
  for (const call of calls) {
    const url = `${api}/api/${call}`
    const size = (await (await fetch(url)).arrayBuffer()).byteLength
    const { requests, latency, errors, non2xx } = await autocannon({
      url,
      duration: SECONDS,
      connections: CONNECTIONS,
    })
    rows.push([
      call.replace(category, '{category}').replace(recipe, '{recipe}'),
      kB(size),
      Math.round(requests.average),
      tenths(latency.p50),
      tenths(latency.p99),
      errors + non2xx,
    ])
  }
  return {
    title: `The mock API, ${CONNECTIONS} connections for ${SECONDS} s each, from the same machine`,
    head: ['', 'kB', 'answers a second', 'median ms', '99 % ms', 'failed'],
    rows,
  }
}
