import { expect, test } from './fixtures'
import { holdRequests } from './held-requests'
import { recordLayoutShifts } from './layout-shifts'

test.describe('Fonts that arrive late', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts')
  test.use({ viewport: { width: 360, height: 780 } })

  for (const path of ['/', '/category']) {
    test(`do not move ${path}`, async ({ page, app }) => {
      const takeShifts = await recordLayoutShifts(page)
      const release = await holdRequests(page, '**/*.woff2')
      const request = page.waitForRequest('**/*.woff2')
      await page.goto(`./#${path}`, { waitUntil: 'commit' })
      await request
      await expect(app.progress).toBeHidden()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await takeShifts()
      release()
      await page.evaluate(() => document.fonts.ready)
      const shifts = await takeShifts()
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
    })
  }
})

test('On other screens than the welcome page the fonts wait for the scripts of the app', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/chunks/**')
  await page.goto('./#/category', { waitUntil: 'commit' })
  // The instant preview, which has been laid out by then: a layout starts the loading of the fonts that it uses.
  await page.locator('body > [aria-hidden="true"] h1').waitFor()
  const started = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => status !== 'unloaded' && !/Fallback/.test(family))
          .length,
    )
  expect(await started()).toBe(0)
  release()
  await expect.poll(started).toBeGreaterThan(0)
})
