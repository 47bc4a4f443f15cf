import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { type Part, quantile, tenths } from './report'
import { type Bench, openPhone, signIn, walk, whenIdle } from './way'

const ROUNDS = 4
const SLOWDOWN = 4

/** Where nothing leads to by itself: never fetched ahead on the way there. */
const farAway = ['/pantry', '/login', '/registration', '/resetpassword', '/likerecipe']

type Step = { name: string; ms: number }

declare global {
  var steps: number[]
  var inp: number
  var webVitals: { onINP: (listener: (metric: { value: number }) => void, options: object) => void }
}

/**
 * How long a step to another screen takes, from the click to the frame that shows the screen, on a processor made four
 * times slower; and how long interactions take on the whole way (INP).
 */
export async function measureSteps(bench: Bench): Promise<Part> {
  const page = await openSlowPhone(bench, await signIn(bench))
  await page.goto(bench.site)
  await whenIdle(page)

  const ahead: Step[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await walk(page, async (_, name) => {
      ahead.push({ name, ms: await lastStep(page) })
      await whenIdle(page)
    })
    await page.getByRole('link', { name: 'TASTY' }).click()
    await page.getByRole('button', { name: 'Cook' }).waitFor()
    await whenIdle(page)
  }
  const inp = await page.evaluate(() => globalThis.inp)
  await page.context().close()

  const cold: Step[] = []
  const visitor = await openSlowPhone(bench)
  for (const path of farAway) {
    await visitor.goto('about:blank')
    await visitor.goto(`${bench.site}#/category`)
    await visitor.getByRole('main').getByRole('listitem').first().waitFor()
    await whenIdle(visitor)
    // Not by a pointer, which would have it fetched when it comes near.
    await visitor.evaluate((to) => {
      const link = document.createElement('a')
      link.href = `#${to}`
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    cold.push({ name: path, ms: await lastStep(visitor) })
  }
  await visitor.context().close()

  const all = ahead.map(({ ms }) => ms)
  const names = [...new Set(ahead.map(({ name }) => name))]
  return {
    title: `Steps, processor ${SLOWDOWN} × slower: ms from the click to the frame with the screen`,
    head: ['', 'median', 'longest'],
    rows: [
      ...names.map((name) =>
        row(
          `to ${name}`,
          ahead.filter((step) => step.name === name),
        ),
      ),
      ...cold.map(({ name, ms }) => row(`to ${name}, not fetched ahead`, [{ name, ms }])),
      ['INP', tenths(inp), ''],
    ],
    goals: [
      { what: 'step, median', value: tenths(quantile(all, 0.5)), limit: 20, unit: 'ms' },
      { what: 'step, 95 %', value: tenths(quantile(all, 0.95)), limit: 50, unit: 'ms' },
      {
        what: 'step not fetched ahead, longest',
        value: tenths(Math.max(...cold.map(({ ms }) => ms))),
        limit: 100,
        unit: 'ms',
      },
      { what: 'INP on the whole way', value: tenths(inp), limit: 100, unit: 'ms' },
    ],
  }
}

function row(name: string, steps: Step[]) {
  const times = steps.map(({ ms }) => ms)
  return [name, tenths(quantile(times, 0.5)), tenths(Math.max(...times))]
}

/** A phone with a slow processor that takes the time of every step. */
export async function openSlowPhone({ browser }: Bench, session?: Parameters<typeof openPhone>[1]) {
  const page = await openPhone(browser, session)
  const library = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')
  await page.addInitScript(`${library}; globalThis.webVitals = webVitals`)
  await page.addInitScript(watchSteps)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Runs in the page. */
function watchSteps() {
  globalThis.steps = []
  globalThis.inp = 0
  webVitals.onINP(({ value }) => (globalThis.inp = value), { reportAllChanges: true, durationThreshold: 16 })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const main = document.querySelector('main')
      const before = main?.firstElementChild
      if (!main) return
      const observer = new MutationObserver(() => {
        if (main.firstElementChild === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // A message comes after the frame has been drawn.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => globalThis.steps.push(performance.now() - timeStamp)
          port2.postMessage('drawn')
        })
      })
      observer.observe(main, { childList: true, subtree: true })
    },
    { capture: true },
  )
}

async function lastStep(page: Page) {
  await page.waitForFunction(() => globalThis.steps.length > 0)
  return page.evaluate(() => globalThis.steps.splice(0).at(-1) ?? NaN)
}
