import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright'
import { type Part, quantile, tenths } from './report'
import { type Bench, openPhone, type Session, signIn, walk, whenIdle } from './way'

const ROUNDS = 4
const SLOWDOWN = 4
const STEP_LIMIT_MS = 30_000
const DOUBLE_TAP_MS = 500

/** Where nothing leads to by itself: never fetched ahead on the way there. */
const farAway = ['/pantry', '/login', '/registration', '/resetpassword', '/likerecipe']

type Times = { first: number; filled: number }
type Step = Times & { name: string }

declare global {
  var tellStep: (times: Times) => void
  /** What fills the screen that the next click leads to. */
  var filling: string
  var inp: number
  var webVitals: { onINP: (listener: (metric: { value: number }) => void, options: object) => void }
}

/**
 * How long a step to another screen takes, from the click to the first frame of the screen and to the one that has what
 * fills it, on a processor made four times slower; and how long interactions take on the whole way (INP), from the touch.
 */
export async function measureSteps(bench: Bench): Promise<Part> {
  const { page, nextStep } = await openTimedPhone(bench, await signIn(bench))
  await page.goto(bench.site)
  await whenIdle(page)

  const ahead: Step[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let times: Times
    await walk(
      page,
      async (name) => {
        ahead.push({ name, ...times })
        await whenIdle(page)
      },
      async (target, filling) => {
        const finger = await findPlace(target)
        await whenIdle(page)
        // Two taps at once at one place are a double tap, whose second the site takes for a slip.
        await page.waitForTimeout(DOUBLE_TAP_MS)
        await page.evaluate((selector) => void (globalThis.filling = selector), filling)
        const step = nextStep()
        await finger.tap()
        times = await step
      },
    )
    await page.getByRole('link', { name: 'TASTY' }).click()
    await page.getByRole('button', { name: 'Cook' }).waitFor()
    await whenIdle(page)
  }
  const inp = await page.evaluate(() => globalThis.inp)
  await page.context().close()

  const cold: Step[] = []
  const visitor = await openTimedPhone(bench)
  for (const path of farAway) {
    await visitor.page.goto('about:blank')
    await visitor.page.goto(`${bench.site}#/category`)
    await visitor.page.getByRole('main').getByRole('listitem').first().waitFor()
    await whenIdle(visitor.page)
    const step = visitor.nextStep()
    // Not by a finger, which would have it fetched when it comes down.
    await visitor.page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = `#${to}`
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    cold.push({ name: path, ...(await step) })
  }
  await visitor.page.context().close()

  const all = ahead.map(({ first }) => first)
  const names = [...new Set(ahead.map(({ name }) => name))]
  return {
    title: `Steps, processor ${SLOWDOWN} × slower: ms from the click to the screen's first frame`,
    head: ['', 'median', 'longest', 'filled'],
    rows: [
      ...names.map((name) =>
        row(
          `to ${name}`,
          ahead.filter((step) => step.name === name),
        ),
      ),
      ...cold.map((step) => row(`to ${step.name}, not fetched ahead`, [step])),
      ['INP', tenths(inp), '', ''],
    ],
    goals: [
      { what: 'step, median', value: tenths(quantile(all, 0.5)), limit: 20, unit: 'ms' },
      { what: 'step, 95 %', value: tenths(quantile(all, 0.95)), limit: 50, unit: 'ms' },
      {
        what: 'step not fetched ahead, longest',
        value: tenths(Math.max(...cold.map(({ first }) => first))),
        limit: 100,
        unit: 'ms',
      },
      { what: 'INP on the whole way', value: tenths(inp), limit: 100, unit: 'ms' },
    ],
  }
}

function row(name: string, steps: Step[]) {
  const first = steps.map(({ first }) => first)
  const filled = steps.map(({ filled }) => filled)
  return [name, tenths(quantile(first, 0.5)), tenths(Math.max(...first)), tenths(quantile(filled, 0.5))]
}

/** A phone with a slow processor. */
export async function openSlowPhone({ browser }: Bench, session?: Session) {
  const page = await openPhone(browser, session)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** The same, where the page tells of every step by itself: asking it would take its time. */
async function openTimedPhone(bench: Bench, session?: Session) {
  const page = await openSlowPhone(bench, session)
  const library = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')
  let hear: (times: Times) => void = () => {}
  await page.exposeFunction('tellStep', (times: Times) => hear(times))
  await page.addInitScript(`${library}; globalThis.webVitals = webVitals`)
  await page.addInitScript(watchSteps)
  const nextStep = () =>
    new Promise<Times>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('No step followed.')), STEP_LIMIT_MS)
      hear = (times) => {
        clearTimeout(timer)
        resolve(times)
      }
    })
  return { page, nextStep }
}

/** Where a finger has to come down, found before: what finds it takes its time in the page too. */
export async function findPlace(target: Locator) {
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
      // Whatever was clicked before led nowhere, or has been told.
      observer?.disconnect()
      const main = document.querySelector('main')
      if (!main) return
      const before = main.firstElementChild
      const start = performance.now()
      const afterFrame = (tell: (ms: number) => void) =>
        // Before anything else that is to be done after the frame.
        requestAnimationFrame(() =>
          scheduler.postTask(() => tell(performance.now() - start), { priority: 'user-blocking' }),
        )
      let first: number | undefined
      observer = new MutationObserver(() => {
        if (main.firstElementChild === before) return
        if (first === undefined) afterFrame((ms) => (first ??= ms))
        if (globalThis.filling && !main.querySelector(globalThis.filling)) return
        observer?.disconnect()
        afterFrame((filled) => globalThis.tellStep({ first: first ?? filled, filled }))
      })
      observer.observe(main, { childList: true, subtree: true })
    },
    { capture: true },
  )
}
