import type { Page } from 'playwright/test'

import { whenIdle } from '../scripts/bench/visit'
import { first } from './api'
import { expect, failedRequests, test } from './fixtures'
import { holdRequests } from './held-requests'
import { recordLayoutShifts } from './layout-shifts'

const SCRIPTS = '**/_next/static/chunks/**'

test.describe('While the scripts of the app are loading', () => {
  test('a category shows its first recipes, which the app replaces without a shift', async ({
    page,
    app,
    catalogue: { category, cards },
  }) => {
    const release = await holdRequests(page, SCRIPTS)
    await openEarly(page, `/selected_category/${category.id}`)
    const preview = previewOf(page)
    await expect(preview.locator('h1')).toHaveText(category.title)
    await expect(preview.getByText(first(cards).title)).toBeVisible()
    const picture = preview.locator('li img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.evaluate(() => document.fonts.ready)
    const position = await picture.boundingBox()
    release()
    await expect(app.heading(category.title)).toBeVisible()
    await expect(preview).toHaveCount(0)
    await expect.poll(() => page.getByRole('main').locator('li img').first().boundingBox()).toEqual(position)
  })

  test('a category can be scrolled, and keeps its scroll position', async ({
    page,
    app,
    catalogue: { category, cards },
  }) => {
    const release = await holdRequests(page, SCRIPTS)
    await openEarly(page, `/selected_category/${category.id}`)
    await expect(previewOf(page).getByText(first(cards).title)).toBeVisible()
    await page.evaluate(() => scrollTo(0, 300))
    release()
    await expect(app.heading(category.title)).toBeVisible()
    await expect(previewOf(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  test('a tap on a card is remembered, and the app opens it', async ({
    page,
    app,
    catalogue: { category },
  }) => {
    const release = await holdRequests(page, SCRIPTS)
    await openEarly(page, '/category')
    await previewOf(page).getByText(category.title).click()
    release()
    await expect(app.heading(category.title)).toBeVisible()
    await expect(previewOf(page)).toHaveCount(0)
  })
})

test('The welcome page shows a coarse picture until its own has loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/images/welcome-*')
  await openEarly(page, '/')
  const picture = page.locator('[data-screen="welcome"] img')
  await expect(picture).toHaveCSS('background-image', /^url\("data:image\/avif/)
  release()
  await expect(picture).toHaveCSS('background-image', 'none')
})

test.describe('On a phone', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts')
  test.use({ viewport: { width: 360, height: 640 } })

  test('nothing of a category moves, from its blank cards to the app', async ({
    page,
    app,
    catalogue: { category, cards },
  }) => {
    const takeShifts = await recordLayoutShifts(page)
    const release = await holdRequests(page, '**/api/**')
    const releaseScripts = await holdRequests(page, SCRIPTS)
    await openEarly(page, `/selected_category/${category.id}`)
    await expect(previewOf(page).locator('li')).not.toHaveCount(0)
    release()
    await expect(previewOf(page).getByText(first(cards).title)).toBeVisible()
    releaseScripts()
    await expect(app.heading(category.title)).toBeVisible()
    await expect(previewOf(page)).toHaveCount(0)
    await whenIdle(page)
    expect(await takeShifts()).toEqual([])
  })
})

test('The first picture is requested before the API has responded', async ({
  page,
  request,
  catalogue: { category },
}) => {
  const path = `/selected_category/${category.id}`
  const site = await request.get('./')
  const isKnown = (await site.text()).includes(`["${path}","`)
  test.skip(!isKnown, 'the site was built with a catalogue other than that of its API')
  const release = await holdRequests(page, '**/api/**')
  const picture = page.waitForRequest(/\.avif$/)
  await openEarly(page, path)
  const asked = (await picture).url()
  release()
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('li img')
        .first()
        .evaluate((img: HTMLImageElement) => img.currentSrc),
    )
    .toBe(asked)
})

test.describe('A first call that fails', () => {
  test.use({ allowedErrors: failedRequests })

  test('is reported by the app, and the preview is removed', async ({ page, app, api }) => {
    await api.fail('selected', 400)
    await app.open('/category')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(previewOf(page)).toHaveCount(0)
  })
})

/** The preview; it is hidden from screen readers. */
const previewOf = (page: Page) => page.locator('body > [aria-hidden="true"]')

/** Opens the app without waiting for its scripts, which delay the `load` event. */
const openEarly = (page: Page, path: string) => page.goto(`./#${path}`, { waitUntil: 'commit' })
