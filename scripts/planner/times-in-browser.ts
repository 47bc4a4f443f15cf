import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'

import type { PlannerInput } from '../../lib/planner/planner-types'
import { findBrowser, launchOptions } from '../browser'
import { atEnd } from '../processes'
import { workerOptions } from '../webpack/worker-script.mjs'
import type { timePlan } from './time-plan'

/** How much slower than this machine a phone is taken to be. */
export const PHONE = 4
const RUNS = 5

type Times = ReturnType<typeof timePlan>

/**
 * Plans in a browser with the processor of a phone, in the main thread of a page, since Chromium slows down no worker. Each
 * run has a page of its own, so that no code is warm. Returns the milliseconds of each run.
 */
export async function timesInBrowser(input: PlannerInput): Promise<Times[]> {
  const { executablePath } = await findBrowser()
  const options = { ...workerOptions('scripts/planner/time-plan.ts', {}), globalName: 'planner' }
  const { outputFiles } = await build(options)
  const script = outputFiles.map(({ text }) => text).join('')
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  atEnd(() => browser.close())
  const times: Times[] = []
  for (let seed = 1; seed <= RUNS; seed++) {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    times.push(await timeIn(page, { ...input, seed }))
    await page.close()
  }
  await browser.close()
  return times
}

async function timeIn(page: Page, input: PlannerInput): Promise<Times> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE })
  return page.evaluate((json) => {
    const { planner } = window as unknown as { planner: { timePlan: typeof timePlan } }
    return planner.timePlan(JSON.parse(json) as PlannerInput)
  }, JSON.stringify(input))
}
