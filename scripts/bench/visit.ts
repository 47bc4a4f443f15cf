import { type Browser, devices, type Page } from 'playwright'
import { demoAccount } from '../../lib/session/demo-account'

/** What every part of the benchmark measures. */
export type BenchSetup = {
  browser: Browser
  /** URL of the exported site, with a slash at the end. */
  site: string
  /** URL of the empty export, with a slash at the end. */
  floor: string
  /** Origin of the mock API. */
  api: string
  /** Number of Lighthouse runs. */
  runs: number
}

const PHONE = devices['Moto G4']

/** Opens a page of a phone with an empty cache; signed in with a session, without a service worker unless allowed. */
export async function openPhone(
  browser: Browser,
  session?: Session,
  serviceWorkers: 'allow' | 'block' = 'block',
) {
  const context = await browser.newContext({
    ...PHONE,
    locale: 'ru-RU',
    serviceWorkers,
    storageState: session,
  })
  context.setDefaultTimeout(30_000)
  // esbuild, which tsx uses, adds calls of this helper to functions that are passed to the page.
  await context.addInitScript('globalThis.__name = (it) => it')
  return context.newPage()
}

export type Session = Awaited<ReturnType<typeof signIn>>

/** Signs in with the demo account and returns the storage state to open further visits with. */
export async function signIn({ browser, site }: Pick<BenchSetup, 'browser' | 'site'>) {
  const page = await openPhone(browser)
  await page.goto(`${site}#/login`)
  await page.getByLabel('Email').fill(demoAccount.email)
  await page.getByRole('textbox', { name: 'Пароль' }).fill(demoAccount.password)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.getByRole('tablist').waitFor()
  const state = await page.context().storageState({ indexedDB: true })
  await page.context().close()
  return state
}

/**
 * Resolves when the browser has been idle twice, after which all prefetches have been requested. The limit is for pages
 * that draw no frames, which get their idle callback late.
 */
export function whenIdle(page: Page) {
  return page.evaluate(() => {
    // Safari has no idle callback: the same time-out as in lib/browser/idle.ts.
    const idle = (then: () => void) =>
      'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 3000 }) : setTimeout(then, 500)
    return new Promise<void>((resolve) => idle(() => idle(resolve)))
  })
}

/** The ids of the first category and of its first recipe. */
export async function readIds(api: string) {
  const get = async (path: string) => (await (await fetch(`${api}/api/${path}`)).json()) as never
  const pages: Record<string, { id: string }[]> = await get('selected?page=1&limit=3')
  const category = pages[1]?.[0]?.id ?? ''
  const cards: Record<string, { id: string }[]> = await get(`selected/${category}`)
  return { category, recipe: cards[category]?.[0]?.id ?? '' }
}

const BATCH_SIZE = 4

/** Calls `visit` for all items, a few at a time: with more pages at once a slow machine exceeds the time-outs. */
export async function inBatches<T, R>(items: T[], visit: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += BATCH_SIZE)
    results.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(visit))))
  return results
}
