import type { Page } from 'playwright/test'

declare global {
  interface Window {
    takeLayoutShifts: () => Promise<number[]>
  }
}

/**
 * Records the layout shifts of the pages that are opened from now on; only Chromium reports them. The returned function takes
 * those since its last call.
 */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value } of entries as (PerformanceEntry & { value: number })[]) shifts.push(value)
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.takeLayoutShifts = async () => {
      // The shifts of a frame are reported after it.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      note(observer.takeRecords())
      return shifts.splice(0)
    }
  })
  return () => page.evaluate(() => window.takeLayoutShifts())
}
