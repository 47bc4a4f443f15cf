import type { Page } from 'playwright'

declare global {
  var longTasks: number[]
  var interactions: number[]
}

/** Runs in the page: records long tasks and the latency of interactions. */
export function watchPerformance() {
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

/** The longest latency since the last call, in ms from the input to the next frame; at least 16. */
export async function longestInteraction(page: Page) {
  // Entries are delivered up to a frame late.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  return page.evaluate(() => Math.max(16, ...globalThis.interactions.splice(0)))
}
