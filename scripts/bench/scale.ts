import type { CDPSession, Locator, Page } from 'playwright'
import { catalog } from '../../lib/catalog/messages'
import { loadCatalogue } from '../../mock-api/catalogue/catalogue'
import { scaleCatalogue } from '../../mock-api/catalogue/scale'
import { startApi } from '../../mock-api/server'
import { HOST } from '../ports'
import { type Part, quantile, tenths } from './report'
import { findPlace, openSlowPhone } from './steps'
import { type Bench, openPhone, type Session, signIn, whenIdle } from './way'

const FEW = 100
const MANY = 10_000
/** Of each size, from which the median is taken. */
const VISITS = 5
const LIKES = 1_000
const TITLES = 5_000
const SCROLL_LIMIT_MS = 60_000

declare global {
  var longTasks: number[]
  var interactions: number[]
}

/** A large catalogue and a large storage: what they cost the visitor. */
export async function measureScale(bench: Bench): Promise<Part> {
  const session = await signIn(bench)
  const few = await openCategory(bench, FEW)
  const many = await openCategory(bench, MANY)
  const actions = await actOnLargeStorage(bench, session)
  return {
    title: `A category of ${MANY} recipes; ${TITLES} titles on the list and ${LIKES} likes at a processor 4 × slower`,
    head: ['', `${FEW} recipes`, `${MANY} recipes`],
    rows: [
      ['first cards, ms', few.firstCards, many.firstCards],
      ['longest task while scrolling, ms', few.longestTask, many.longestTask],
      ['cards scrolled to', few.cards, many.cards],
      ['nodes on the page', few.nodes, many.nodes],
      ['memory of scripts, MB', few.megabytes, many.megabytes],
      ['a letter of the search, ms', few.letter, many.letter],
      ...actions.map(({ name, ms }) => [`${name}, ms`, '', ms]),
    ],
    goals: [
      {
        what: `first of ${MANY} cards, of the first of ${FEW}`,
        value: tenths(many.firstCards / few.firstCards),
        limit: 1.3,
        unit: '×',
      },
      { what: 'longest task while scrolling', value: many.longestTask, limit: 50, unit: 'ms' },
      { what: 'a letter of the search', value: many.letter, limit: 50, unit: 'ms' },
      ...actions.map(({ name, ms }) => ({ what: name, value: ms, limit: 100, unit: 'ms' })),
    ],
  }
}

/** A category with so many recipes, scrolled to its end, and a search among them. */
async function openCategory({ browser, site, api }: Bench, count: number) {
  const catalogue = loadCatalogue()
  const category = catalogue.categories[0]?.id ?? ''
  const recipes = catalogue.recipes.filter(({ categoryId }) => categoryId === category)
  const scaled = await startApi({
    port: 0,
    host: HOST,
    catalogue: scaleCatalogue({ ...catalogue, recipes }, count),
  })
  const page = await openPhone(browser)
  page.setDefaultTimeout(120_000)
  try {
    await page
      .context()
      .route(`${api}/**`, (route) =>
        route.continue({ url: route.request().url().replace(api, `http://localhost:${scaled.port}`) }),
      )
    await page.addInitScript(watchTasks)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    // What it takes to compose an answer of so many is the API's affair, and behind a CDN is done before.
    await (await fetch(`http://localhost:${scaled.port}/api/selected/${category}`)).arrayBuffer()
    // The code of both screens is in the browser's cache, so that the recipes alone make the difference.
    for (const path of ['/category', '/delivery']) await page.goto(`${site}#${path}`)
    const steps: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      await page.goto('about:blank')
      await page.goto(`${site}#/selected_category/nothing-of-that-name`)
      await page.getByText('Категория не найдена').waitFor()
      steps.push(await page.evaluate(stepToCards, `#/selected_category/${category}`))
      // All of them, when no more come, are what the page is measured with.
      await page.getByText(catalog.recipes(count)).waitFor()
    }
    const firstCards = Math.round(quantile(steps, 0.5))

    const longestTask = await scrollThrough(page)
    const cards = await page.getByRole('button', { name: 'Готовить', exact: true }).count()
    const { nodes, megabytes } = await size(devtools)

    await page.goto(`${site}#/category`)
    await page.getByPlaceholder('Найди свой рецепт...').pressSequentially('картошка', { delay: 150 })
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    return { firstCards, longestTask, cards, nodes, megabytes, letter: await longestInteraction(page) }
  } finally {
    await page.context().close()
    await scaled.close()
  }
}

/** Runs in the page: from the step to the end of the first frame with cards, in ms. */
function stepToCards(hash: string) {
  const start = performance.now()
  location.hash = hash
  return new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main li')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** Runs in the page. */
function watchTasks() {
  globalThis.longTasks = []
  globalThis.interactions = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) globalThis.interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Scrolls to the end of the page, which may grow meanwhile. Gives its longest task in ms, 0 for none over 50. */
async function scrollThrough(page: Page) {
  // The task that brought the first cards is told of after it.
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
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN
  return { nodes: metric('Nodes'), megabytes: tenths(metric('JSHeapUsedSize') / 1e6) }
}

/** In ms, from the key or the pointer to the next frame; none over 16 ms counts as 16. */
async function longestInteraction(page: Page) {
  // An entry comes up to a frame after its frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  return page.evaluate(() => Math.max(16, ...globalThis.interactions.splice(0)))
}

/** What a visitor does with a long list and many likes. */
async function actOnLargeStorage(bench: Bench, session: Session) {
  const { recipes, categories } = loadCatalogue()
  const likes = scaleCatalogue({ categories, recipes, products: [] }, LIKES).recipes
  const titles = Array.from({ length: TITLES }, (_, index) => `Ингредиент ${index + 1}`)
  const page = await openSlowPhone(bench, session)
  page.setDefaultTimeout(120_000)
  await page.addInitScript(watchTasks)
  await page.addInitScript(
    ([list, liked]) => {
      if (localStorage.getItem('likedRecipes')) return
      localStorage.setItem('shopList', list)
      localStorage.setItem('likedRecipes', liked)
    },
    [JSON.stringify(titles), JSON.stringify(likes)] as const,
  )
  const actions: { name: string; ms: number }[] = []
  const measure = async (name: string, target: Locator, sign?: () => Promise<unknown>) => {
    const finger = await findPlace(target)
    await longestInteraction(page)
    await finger.tap()
    // Not until it is shown: what looks for it takes its time in the page too.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await sign?.()
    actions.push({ name, ms: await longestInteraction(page) })
  }
  const open = async (path: string) => {
    await page.goto('about:blank')
    await page.goto(`${bench.site}#${path}`)
  }
  const button = (name: RegExp | string) => page.getByRole('button', { name }).first()
  const firstRecipe = recipes[0]
  await open(`/selected_category/${firstRecipe?.categoryId}`)
  await button(/^Нравится/).waitFor()
  await measure('a like taken off', button(/^Нравится/))
  await measure('a like put on', button(/^Нравится/))
  await open('/category')
  const likedTab = page.getByRole('tab', { name: 'Понравившиеся рецепты' })
  await likedTab.waitFor()
  await measure('opening the tab of likes', likedTab, () => button('Готовить').waitFor())
  await measure('a like taken off its tab', button(/^Нравится/))
  await open('/myshoplist')
  await button(/^X Ингредиент/).waitFor()
  await measure('a title taken off the list', button(/^X Ингредиент/))
  await measure('from the list to the cart', button('Купить'), () => page.getByText(/^Общая сумма/).waitFor())
  await page.context().close()
  return actions
}
