import type { Page } from 'playwright'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Budgets, budgets } from '../../e2e/budgets'
import { walkJourney } from './journey'
import { kB, type Part } from './bench-report'
import { type Transfer, watchTraffic, weights } from './traffic'
import { type BenchSetup, inBatches, openPhone, readIds, type Session, signIn } from './visit'

const IDLE_MS = 5000

/** Bytes of a visit with an empty cache, by route, and of the journey from the welcome page to an order. */
export async function measureBytes(setup: BenchSetup): Promise<Part> {
  const { browser, site } = setup
  const session = await signIn(setup)
  const ids = await readIds(setup.api)
  const floor = weights(await visit(setup, setup.floor))
  const routes = Object.keys(budgets) as (keyof Budgets)[]
  const visits = await inBatches(routes, async (route) => {
    const path = route.replace('{category}', ids.category).replace('{recipe}', ids.recipe)
    const needsSession = route.startsWith('/selected_recipe')
    return { route, ...weights(await visit(setup, `${site}#${path}`, needsSession ? session : undefined)) }
  })

  const page = await openPhone(browser, session)
  const traffic = watchTraffic(page)
  await page.goto(site)
  await idle(page)
  let toCategory: Transfer[] = []
  await walkJourney(page, async (name) => {
    await idle(page)
    if (name.startsWith('/selected_category')) toCategory = await traffic.transfers()
  })
  const transfers = await traffic.transfers()
  const order = weights(transfers)
  await page.context().close()

  const { added, all } = await installWorker(setup)

  const welcome = visits.find(({ route }) => route === '/') ?? floor
  return {
    title: 'Bytes of a cold visit, gzipped, within 5 s after it has loaded',
    head: ['', 'scripts kB', 'account chunk kB', 'everything kB', 'files'],
    rows: [
      row('the empty export', floor),
      ...visits.map((result) => row(result.route, result)),
      row('from / to a category', weights(toCategory)),
      ...bySource(toCategory, setup),
      row('from / to an order', order),
      ...bySource(transfers, setup),
      row('the service worker, on top of /', weights(added)),
      row('its next version, if all files are new', weights(all)),
    ],
    goals: [
      {
        what: 'scripts of the welcome page, relative to the empty export',
        value: ratio(welcome.scripts, floor.scripts),
        limit: 1.12,
        unit: '×',
      },
      { what: 'account chunk', value: kB(welcome.account), limit: 34, unit: 'kB' },
      {
        what: 'scripts from the welcome page to an order, relative to the empty export',
        value: ratio(order.scripts + order.account, floor.scripts),
        limit: 1.75,
        unit: '×',
      },
    ],
  }
}

async function visit({ browser }: BenchSetup, url: string, session?: Session) {
  const page = await openPhone(browser, session)
  const traffic = watchTraffic(page)
  await page.goto(url)
  await idle(page)
  const transfers = await traffic.transfers()
  await page.context().close()
  return transfers
}

/**
 * What the service worker fetches on top of a visit to the welcome page: `added` without the files that the browser's
 * cache already has, `all` with them.
 */
async function installWorker({ browser, site }: BenchSetup) {
  const page = await openPhone(browser, undefined, 'allow')
  const pageTraffic = watchTraffic(page)
  const workerTraffic = watchTraffic(page, 'worker')
  await page.goto(site)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const cached = new Map((await pageTraffic.transfers()).map(({ url, bytes }) => [url, bytes]))
  const installed = await workerTraffic.transfers()
  await page.context().close()
  return {
    added: installed.filter(({ bytes }) => bytes > 0),
    all: installed.map((file) => ({ ...file, bytes: file.bytes || (cached.get(file.url) ?? 0) })),
  }
}

async function idle(page: Page) {
  await page.waitForLoadState('load')
  await sleep(IDLE_MS)
}

/** A row for each server that answered the requests. */
function bySource(transfers: Transfer[], { site, api }: BenchSetup) {
  const sources: [name: string, isSource: (url: string) => boolean][] = [
    ['  from the static host', (url) => url.startsWith(site)],
    ['  from the product API', (url) => url.startsWith(api)],
    ['  from Firebase Auth', (url) => !url.startsWith(site) && !url.startsWith(api)],
  ]
  return sources.map(([name, isSource]) => row(name, weights(transfers.filter(({ url }) => isSource(url)))))
}

const row = (name: string, { scripts, account, total, files }: ReturnType<typeof weights>) => [
  name,
  kB(scripts),
  kB(account),
  kB(total),
  files,
]

const ratio = (bytes: number, floor: number) => Math.round((bytes / floor) * 1000) / 1000
