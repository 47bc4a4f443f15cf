import { expect, test } from './fixtures'

test.describe('Fonts that arrive late', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts')
  test.use({ viewport: { width: 360, height: 780 } })

  for (const path of ['/', '/category']) {
    test(`do not move ${path}`, async ({ page, app }) => {
      await page.addInitScript(() => {
        window.layoutShifts = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            window.layoutShifts.push(entry.value)
        }).observe({ type: 'layout-shift' })
      })
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/*.woff2', async (route) => {
        await released
        await route.continue()
      })
      const request = page.waitForRequest('**/*.woff2')
      await page.goto(`./#${path}`, { waitUntil: 'commit' })
      await request
      await expect(app.progress).toBeHidden()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => void window.layoutShifts.splice(0))
      release()
      await page.evaluate(() => document.fonts.ready)
      // Entries are delivered up to a frame late.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      )
      const shifts = await page.evaluate(() => window.layoutShifts)
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
    })
  }
})

declare global {
  interface Window {
    layoutShifts: number[]
  }
}
