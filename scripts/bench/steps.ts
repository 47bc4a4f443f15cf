import { readFileSync } from 'node:fs'
import type { CDPSession, Locator } from 'playwright'
import { walkJourney } from './journey'
import { type Part, quantile, tenths } from './bench-report'
import { type BenchSetup, openPhone, type Session, signIn, whenIdle } from './visit'

const ROUNDS = 4
const SLOWDOWN = 4
const STEP_LIMIT_MS = 30_000
const DOUBLE_TAP_MS = 500

/** Routes whose screens are not prefetched on any other screen. */
const notPrefetched = ['/pantry', '/login', '/registration', '/resetpassword', '/likerecipe']

/** In ms from the click: to the first frame of the screen, and to the one that shows its content. */
type Times = { first: number; complete: number }
type Step = Times & { name: string }

declare global {
  var reportStep: (times: Times) => void
  /** Selector of the content of the screen that the next click opens. */
  var contentSelector: string
  var inp: number
  var webVitals: { onINP: (listener: (metric: { value: number }) => void, options: object) => void }
}

/**
 * How long a step to another screen takes on a processor slowed down four times; and INP, the latency of interactions
 * on the whole journey.
 */
export async function measureSteps(setup: BenchSetup): Promise<Part> {
  const { prefetched, inp } = await walkPrefetched(setup)
  const others = await openOthers(setup)
  const all = prefetched.map(({ first }) => first)
  const names = [...new Set(prefetched.map(({ name }) => name))]
  return {
    title: `Steps, processor ${SLOWDOWN} × slower: ms from the click to the screen's first frame`,
    head: ['', 'median', 'longest', 'complete'],
    rows: [
      ...names.map((name) =>
        row(
          `to ${name}`,
          prefetched.filter((step) => step.name === name),
        ),
      ),
      ...others.map((step) => row(`to ${step.name}, not prefetched`, [step])),
      ['INP', tenths(inp), '', ''],
    ],
    goals: [
      { what: 'step, median', value: tenths(quantile(all, 0.5)), limit: 20, unit: 'ms' },
      { what: 'step, 95 %', value: tenths(quantile(all, 0.95)), limit: 50, unit: 'ms' },
      {
        what: 'step not prefetched, longest',
        value: tenths(Math.max(...others.map(({ first }) => first))),
        limit: 100,
        unit: 'ms',
      },
      { what: 'INP on the whole journey', value: tenths(inp), limit: 100, unit: 'ms' },
    ],
  }
}

/** Goes several times from the welcome page to an order; each screen is fetched before its step. */
async function walkPrefetched(setup: BenchSetup) {
  const { page, nextStep } = await openTimedPhone(setup, await signIn(setup))
  await page.goto(setup.site)
  await whenIdle(page)
  const prefetched: Step[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let times: Times
    await walkJourney(
      page,
      async (name) => {
        prefetched.push({ name, ...times })
        await whenIdle(page)
      },
      async (target, content) => {
        const touch = await locateTouch(target)
        await whenIdle(page)
        // The site ignores the second of two quick taps in one place, as the second click of a double click.
        await page.waitForTimeout(DOUBLE_TAP_MS)
        await page.evaluate((selector) => void (globalThis.contentSelector = selector), content)
        const step = nextStep()
        await touch.tap()
        times = await step
      },
    )
    await page.getByRole('link', { name: 'TASTY' }).click()
    await page.getByRole('button', { name: 'Cook' }).waitFor()
    await whenIdle(page)
  }
  const inp = await page.evaluate(() => globalThis.inp)
  await page.context().close()
  return { prefetched, inp }
}

/** Opens the screens that are fetched by their step. */
async function openOthers(setup: BenchSetup) {
  const { page, nextStep } = await openTimedPhone(setup)
  const steps: Step[] = []
  for (const path of notPrefetched) {
    await page.goto('about:blank')
    await page.goto(`${setup.site}#/category`)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await whenIdle(page)
    const step = nextStep()
    // Not by a tap: the screen would be fetched on touchstart.
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = `#${to}`
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    steps.push({ name: path, ...(await step) })
  }
  await page.context().close()
  return steps
}

function row(name: string, steps: Step[]) {
  const first = steps.map(({ first }) => first)
  const complete = steps.map(({ complete }) => complete)
  return [name, tenths(quantile(first, 0.5)), tenths(Math.max(...first)), tenths(quantile(complete, 0.5))]
}

/** Opens a page of a phone with a slow processor. */
export async function openSlowPhone({ browser }: BenchSetup, session?: Session) {
  const page = await openPhone(browser, session)
  await slowDown(await page.context().newCDPSession(page))
  return page
}

/** Slows the processor of a page down. */
export const slowDown = (devtools: CDPSession) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

/** The same with a page that reports every step: polling it would take time in the page. */
async function openTimedPhone(setup: BenchSetup, session?: Session) {
  const page = await openSlowPhone(setup, session)
  const library = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')
  let onStep: (times: Times) => void = () => {}
  await page.exposeFunction('reportStep', (times: Times) => onStep(times))
  await page.addInitScript(`${library}; globalThis.webVitals = webVitals`)
  await page.addInitScript(watchSteps)
  const nextStep = () =>
    new Promise<Times>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('The click did not open another screen.')),
        STEP_LIMIT_MS,
      )
      onStep = (times) => {
        clearTimeout(timer)
        resolve(times)
      }
    })
  return { page, nextStep }
}

/** Finds the centre of the target beforehand, since that takes time in the page too. */
export async function locateTouch(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  return { tap: () => target.page().touchscreen.tap(x + width / 2, y + height / 2) }
}

/** Runs in the page. */
function watchSteps() {
  globalThis.inp = 0
  webVitals.onINP(({ value }) => (globalThis.inp = value), { reportAllChanges: true, durationThreshold: 16 })
  let observer: MutationObserver | undefined
  addEventListener(
    'click',
    () => {
      // The click before opened no screen, or its step has been reported.
      observer?.disconnect()
      const main = document.querySelector('main')
      if (!main) return
      const before = main.firstElementChild
      const start = performance.now()
      const afterFrame = (report: (ms: number) => void) =>
        // Before any other task that is scheduled after the frame.
        requestAnimationFrame(() =>
          scheduler.postTask(() => report(performance.now() - start), { priority: 'user-blocking' }),
        )
      let first: number | undefined
      observer = new MutationObserver(() => {
        if (main.firstElementChild === before) return
        if (first === undefined) afterFrame((ms) => (first ??= ms))
        if (globalThis.contentSelector && !main.querySelector(globalThis.contentSelector)) return
        observer?.disconnect()
        afterFrame((complete) => globalThis.reportStep({ first: first ?? complete, complete }))
      })
      observer.observe(main, { childList: true, subtree: true })
    },
    { capture: true },
  )
}
