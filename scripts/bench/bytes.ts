import type { Page } from 'playwright'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Budgets, budgets } from '../../e2e/budgets'
import { kB, type Part } from './report'
import { type Transfer, watchTraffic, weights } from './traffic'
import { type Bench, fewAtOnce, openPhone, readIds, type Session, signIn, walk } from './way'

const IDLE_MS = 5000

/** What a cold visit fetches, by route, and on the way from the welcome page to an order. */
export async function measureBytes(bench: Bench): Promise<Part> {
  const { browser, site } = bench
  const session = await signIn(bench)
  const ids = await readIds(bench.api)
  const floor = weights(await visit(bench, bench.floor))
  const routes = Object.keys(budgets) as (keyof Budgets)[]
  const visits = await fewAtOnce(routes, async (route) => {
    const path = route.replace('{category}', ids.category).replace('{recipe}', ids.recipe)
    const isGated = route.startsWith('/selected_recipe')
    return { route, ...weights(await visit(bench, `${site}#${path}`, isGated ? session : undefined)) }
  })

  const page = await openPhone(browser, session)
  const traffic = watchTraffic(page)
  await page.goto(site)
  await idle(page)
  let onlyLooking: Transfer[] = []
  await walk(page, async (name) => {
    await idle(page)
    if (name.startsWith('/selected_category')) onlyLooking = await traffic.transfers()
  })
  const transfers = await traffic.transfers()
  const order = weights(transfers)
  await page.context().close()

  const { added, whole } = await installWorker(bench)

  const row = (name: string, { scripts, account, total, files }: ReturnType<typeof weights>) => [
    name,
    kB(scripts),
    kB(account),
    kB(total),
    files,
  ]
  const welcome = visits.find(({ route }) => route === '/') ?? floor
  return {
    title: 'Bytes of a cold visit, gzipped, within 5 s after it has loaded',
    head: ['', 'scripts kB', 'account chunk kB', 'everything kB', 'files'],
    rows: [
      row('the empty export', floor),
      ...visits.map((weight) => row(weight.route, weight)),
      row('from / to a category', weights(onlyLooking)),
      ...bySource(onlyLooking, bench),
      row('from / to an order', order),
      ...bySource(transfers, bench),
      row('the service worker, on top of /', weights(added)),
      row('its next version, if all of it is new', weights(whole)),
    ],
    goals: [
      {
        what: 'scripts of the welcome page, of the floor',
        value: ratio(welcome.scripts, floor.scripts),
        limit: 1.12,
        unit: '×',
      },
      { what: 'account chunk', value: kB(welcome.account), limit: 32, unit: 'kB' },
      {
        what: 'scripts from the welcome page to an order, of the floor',
        value: ratio(order.scripts + order.account, floor.scripts),
        limit: 1.75,
        unit: '×',
      },
    ],
  }
}

async function visit({ browser }: Bench, url: string, session?: Session) {
  const page = await openPhone(browser, session)
  const traffic = watchTraffic(page)
  await page.goto(url)
  await idle(page)
  const transfers = await traffic.transfers()
  await page.context().close()
  return transfers
}

/**
 * What a service worker fetches on top of a visit to the welcome page, of which the browser's cache has some already, and
 * what that would be with nothing cached.
 */
async function installWorker({ browser, site }: Bench) {
  const page = await openPhone(browser, undefined, 'allow')
  const byPage = watchTraffic(page)
  const byWorker = watchTraffic(page, 'worker')
  await page.goto(site)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const cached = new Map((await byPage.transfers()).map(({ url, bytes }) => [url, bytes]))
  const installed = await byWorker.transfers()
  await page.context().close()
  return {
    added: installed.filter(({ bytes }) => bytes > 0),
    whole: installed.map((file) => ({ ...file, bytes: file.bytes || (cached.get(file.url) ?? 0) })),
  }
}

async function idle(page: Page) {
  await page.waitForLoadState('load')
  await sleep(IDLE_MS)
}

/** The requests of a way by who answers them. */
function bySource(transfers: Transfer[], { site, api }: Bench) {
  const sources: [string, (url: string) => boolean][] = [
    ['  of it the static host', (url) => url.startsWith(site)],
    ['  of it the product API', (url) => url.startsWith(api)],
    ['  of it Firebase Auth', (url) => !url.startsWith(site) && !url.startsWith(api)],
  ]
  return sources.map(([name, isOf]) => {
    const part = transfers.filter(({ url }) => isOf(url))
    const { scripts, account, total, files } = weights(part)
    return [name, kB(scripts), kB(account), kB(total), files]
  })
}

const ratio = (value: number, floor: number) => Math.round((value / floor) * 1000) / 1000
