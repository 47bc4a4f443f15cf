import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import { catalog } from '../../lib/catalog/messages'
import type { Catalogue } from '../../mock-api/catalogue/api-types'
import { loadCatalogue } from '../../mock-api/catalogue/catalogue'
import { scaleCatalogue } from '../../mock-api/catalogue/scale-catalogue'
import { startApi } from '../../mock-api/server'
import { HOST } from '../ports'
import { type Part, quantile, tenths } from './bench-report'
import { actOnLargeStorage, LIKES, TITLES } from './large-storage'
import { longestInteraction, watchPerformance } from './page-performance'
import { slowDown } from './steps'
import { type BenchSetup, openPhone, signIn, whenIdle } from './visit'

const FEW = 100
const MANY = 10_000
/** What is typed into the search: a word, two, and one with a typo. */
const QUERIES = ['картошка', 'курица с грибами', 'пилмени']
/** Number of visits per size; their median counts. */
const VISITS = 5
const SCROLL_LIMIT_MS = 60_000
/** A phone takes at least that long from the tap on a field to a keyboard that can be used. */
const KEYBOARD_MS = 500

/** Times of a visit to a site with a large catalogue, and with a large stored list and many likes. */
export async function measureScale(setup: BenchSetup): Promise<Part> {
  const session = await signIn(setup)
  const few = await openCategory(setup, FEW)
  const many = await openCategory(setup, MANY)
  const whole = loadCatalogue().recipes.length
  const searches = [
    { count: whole, limit: 16, letters: await searchAmong(setup, whole) },
    { count: MANY, limit: 50, letters: await searchAmong(setup, MANY) },
  ]
  const actions = await actOnLargeStorage(setup, session)
  return {
    title: `A category of ${MANY} recipes; ${TITLES} titles on the list and ${LIKES} likes at a processor 4 × slower`,
    head: ['', `${FEW} recipes`, `${MANY} recipes`],
    rows: [
      ['first cards, ms', few.firstCards, many.firstCards],
      ['longest task while scrolling, ms', few.longestTask, many.longestTask],
      ['cards scrolled to', few.cards, many.cards],
      ['nodes on the page', few.nodes, many.nodes],
      ['memory of scripts, MB', few.megabytes, many.megabytes],
      ...QUERIES.map((typed, at) => [
        `typing a letter of «${typed}» among ${whole} and ${MANY} recipes, processor 4 × slower, ms`,
        ...searches.map(({ letters }) => letters[at] ?? NaN),
      ]),
      ...actions.map(({ name, ms }) => [`${name}, ms`, '', ms]),
    ],
    goals: [
      {
        what: `first cards of ${MANY}, relative to those of ${FEW}`,
        value: tenths(many.firstCards / few.firstCards),
        limit: 1.3,
        unit: '×',
      },
      { what: 'longest task while scrolling', value: many.longestTask, limit: 50, unit: 'ms' },
      ...searches.map(({ count, limit, letters }) => ({
        what: `typing a letter of the search among ${count} recipes`,
        value: Math.max(...letters),
        limit,
        unit: 'ms',
      })),
      ...actions.map(({ name, ms }) => ({ what: name, value: ms, limit: 100, unit: 'ms' })),
    ],
  }
}

/** Opens a phone to which an API serves the catalogue. */
async function openWith({ browser, api }: BenchSetup, catalogue: Catalogue) {
  const { port, close } = await startApi({ port: 0, host: HOST, catalogue })
  const address = `http://localhost:${port}`
  const page = await openPhone(browser)
  page.setDefaultTimeout(120_000)
  await page
    .context()
    .route(`${api}/**`, (route) => route.continue({ url: route.request().url().replace(api, address) }))
  await page.addInitScript(watchPerformance)
  const devtools = await page.context().newCDPSession(page)
  return {
    page,
    devtools,
    address,
    close: async () => {
      await page.context().close()
      await close()
    },
  }
}

/** Types the queries into the search of a catalogue with this number of recipes. Returns the longest latency of each, in ms. */
async function searchAmong(setup: BenchSetup, count: number) {
  const { page, devtools, close } = await openWith(setup, scaleCatalogue(loadCatalogue(), count))
  try {
    await page.goto(`${setup.site}#/category`)
    const field = page.getByRole('textbox', { name: 'Поиск по рецептам' })
    const firstResult = page.getByRole('region', { name: 'Рецепты' }).getByRole('listitem').first()
    await slowDown(devtools)
    const letters: number[] = []
    for (const typed of QUERIES) {
      await field.focus()
      await sleep(KEYBOARD_MS)
      for (const letter of typed) await pressLetter(devtools, letter)
      await firstResult.waitFor()
      letters.push(await longestInteraction(page))
      await field.clear()
      await longestInteraction(page)
    }
    return letters
  } finally {
    await close()
  }
}

/** Presses a key that types the letter. Playwright inserts Russian letters without key events, which have no latency then. */
async function pressLetter(devtools: CDPSession, letter: string) {
  for (const type of ['keyDown', 'keyUp'] as const)
    await devtools.send('Input.dispatchKeyEvent', {
      type,
      key: letter,
      text: type === 'keyDown' ? letter : undefined,
    })
  await sleep(150)
}

/** Opens a category with this number of recipes and scrolls to its end. */
async function openCategory(setup: BenchSetup, count: number) {
  const { site } = setup
  const catalogue = loadCatalogue()
  const category = catalogue.categories[0]?.id ?? ''
  const recipes = catalogue.recipes.filter(({ categoryId }) => categoryId === category)
  const { page, devtools, address, close } = await openWith(
    setup,
    scaleCatalogue({ ...catalogue, recipes }, count),
  )
  try {
    await devtools.send('Performance.enable')
    // Composes the response beforehand: a CDN would have it cached.
    await (await fetch(`${address}/api/selected/${category}`)).arrayBuffer()
    // Both screens' chunks are cached first, so that only the number of recipes makes a difference.
    for (const path of ['/category', '/delivery']) await page.goto(`${site}#${path}`)
    const times: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      await page.goto('about:blank')
      await page.goto(`${site}#/selected_category/nothing-of-that-name`)
      await page.getByText('Категория не найдена').waitFor()
      times.push(await page.evaluate(stepToCards, `#/selected_category/${category}`))
      // Also waits for the end of the response.
      await page.getByText(catalog.recipes(count)).waitFor()
    }
    const firstCards = Math.round(quantile(times, 0.5))

    const longestTask = await scrollThrough(page)
    const cards = await page.getByRole('button', { name: 'Готовить', exact: true }).count()
    const { nodes, megabytes } = await size(devtools)
    return { firstCards, longestTask, cards, nodes, megabytes }
  } finally {
    await close()
  }
}

/**
 * Runs in the page: changes the hash and measures until the end of the first frame with cards, in ms. Rejects after a minute.
 */
function stepToCards(hash: string) {
  const start = performance.now()
  location.hash = hash
  return new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`No cards within a minute: ${document.body.innerText}`)), 60_000)
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main li')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** Scrolls to the end of the page, which may grow. Returns the longest task in ms, 0 if none takes over 50. */
async function scrollThrough(page: Page) {
  // The task that rendered the first cards is reported after its end.
  await whenIdle(page)
  await page.evaluate(() => void globalThis.longTasks.splice(0))
  await page.evaluate(async (limit) => {
    const deadline = performance.now() + limit
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    for (let rests = 0; rests < 30 && performance.now() < deadline; rests = isAtEnd() ? rests + 1 : 0) {
      scrollBy(0, innerHeight)
      await new Promise(requestAnimationFrame)
    }
  }, SCROLL_LIMIT_MS)
  return page.evaluate(() => Math.round(Math.max(0, ...globalThis.longTasks)))
}

async function size(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { nodes: valueOf('Nodes'), megabytes: tenths(valueOf('JSHeapUsedSize') / 1e6) }
}
