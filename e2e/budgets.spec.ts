import { gzipSync } from 'node:zlib'

import type { BrowserContextOptions } from 'playwright/test'

import { knownSegments } from '../lib/router/routes'
import { sum, watchTraffic, weights } from '../scripts/bench/traffic'
import { inBatches, whenIdle } from '../scripts/bench/visit'
import { accountBudget, budgets, budgetsWithOrders, fontBudget, pageBudget, syncBudget } from './budgets'
import { expect, test } from './fixtures'

/** A visit with an empty cache. */
const cold = { serviceWorkers: 'block', locale: 'ru-RU' } as const satisfies BrowserContextOptions

const isGated = (route: string) => route.startsWith('/selected_recipe')
/** Signed out nothing is shared yet. */
const mayShare = (route: string) => isGated(route) || route.startsWith('/invitation')

test('No route loads more scripts than its budget', async ({ browser, baseURL, catalogue }) => {
  // It opens a page for each route.
  test.slow()
  const open = Object.entries(budgets).filter(([route]) => !isGated(route))
  expect(await excesses({ browser, baseURL, catalogue }, open)).toEqual([])
})

test('The page of a recipe does not load more scripts than its budget', async ({
  browser,
  baseURL,
  catalogue,
  signedIn,
}) => {
  const storageState = await signedIn.page.context().storageState({ indexedDB: true })
  const gated = Object.entries(budgets).filter(([route]) => isGated(route))
  expect(await excesses({ browser, baseURL, catalogue }, gated, { storageState })).toEqual([])
})

test(
  'On a site that sends orders neither do the first page and the delivery',
  { tag: '@orders' },
  async ({ browser, baseURL, catalogue }) => {
    const all = Object.entries(budgetsWithOrders)
    expect(await excesses({ browser, baseURL, catalogue }, all)).toEqual([])
  },
)

test('The page of the app stays within its budget', async ({ request }) => {
  const html = await (await request.get('./')).body()
  expect(gzipSync(html).length / 1000).toBeLessThanOrEqual(pageBudget)
})

test('The fonts of the welcome page stay within their budget', async ({ page, app }) => {
  const traffic = watchTraffic(page)
  await app.open('/')
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => traffic.isQuiet()).toBe(true)
  const fonts = (await traffic.transfers()).filter(({ url }) => url.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(1)
  expect(sum(fonts) / 1000).toBeLessThanOrEqual(fontBudget)
})

test('Every script starts with the comment by which Chromium compiles it as a whole', async ({ request }) => {
  const html = await (await request.get('./')).text()
  // Next's polyfills for old browsers are copied as they are.
  const paths = [...new Set(html.match(/static\/chunks\/(?!polyfills)[\w/.-]+\.js/g))]
  expect(paths.length).toBeGreaterThan(20)
  const scripts = await Promise.all(
    paths.map(async (path) => ({ path, text: await (await request.get(`./_next/${path}`)).text() })),
  )
  expect(
    scripts.flatMap(({ path, text }) => (text.startsWith('//# allFunctionsCalledOnLoad\n') ? [] : path)),
  ).toEqual([])
})

test('Every route has a budget', () => {
  const budgeted = Object.keys(budgets).map((route) => route.split('/')[1])
  expect(knownSegments.filter((segment) => !budgeted.includes(segment))).toEqual([])
})

type Visit = Pick<Parameters<Parameters<typeof test>[2]>[0], 'browser' | 'baseURL' | 'catalogue'>

/** The routes that exceed their budgets, in sentences. */
async function excesses(visit: Visit, routes: [string, number][], options: BrowserContextOptions = {}) {
  const all = await inBatches(routes, ([route, budget]) => excess(visit, route, budget, options))
  return all.flat()
}

/** For several pages at once on a slow machine. */
const patient = { timeout: 30_000 }

async function excess(
  { browser, baseURL, catalogue }: Visit,
  route: string,
  budget: number,
  options: BrowserContextOptions,
) {
  const context = await browser.newContext({ ...cold, ...options, baseURL })
  const page = await context.newPage()
  const traffic = watchTraffic(page)
  const path = route.replace('{category}', catalogue.category.id).replace('{recipe}', catalogue.recipe.id)
  await page.goto(`./#${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The account chunk is in flight until the sign-in state is known.
  await expect(page.getByRole('progressbar')).toBeHidden(patient)
  // Not the page that a gate redirects to.
  expect(new URL(page.url()).hash).toBe(`#${path}`)
  await whenIdle(page)
  await expect.poll(() => traffic.isQuiet(), patient).toBe(true)
  const { scripts, account, sync } = weights(await traffic.transfers())
  await context.close()
  return [
    ...over(`${route} loads`, scripts, budget),
    ...over(`${route} loads an account chunk of`, account, accountBudget),
    ...over(`${route} loads for sync`, sync, mayShare(route) ? syncBudget : 0),
  ]
}

function over(what: string, bytes: number, budget: number) {
  const kB = bytes / 1000
  return kB > budget ? [`${what} ${kB.toFixed(1)} kB of scripts, and its budget is ${budget} kB`] : []
}
