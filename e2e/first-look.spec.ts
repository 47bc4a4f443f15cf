import type { Page } from 'playwright/test'

import { first } from './api'
import { expect, failedRequests, test } from './fixtures'

const SCRIPTS = '**/_next/static/chunks/**'

test.describe('While the scripts of the app are on their way', () => {
  test('a category shows its first recipes, and the app puts the same in their place', async ({
    page,
    app,
    catalogue: { category, cards },
  }) => {
    const release = await hold(page, SCRIPTS)
    await begin(page, `/selected_category/${category.id}`)
    const look = lookOf(page)
    await expect(look.locator('h1')).toHaveText(category.title)
    await expect(look.getByText(first(cards).title)).toBeVisible()
    const picture = look.locator('li img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.evaluate(() => document.fonts.ready)
    const place = await picture.boundingBox()
    release()
    await expect(app.heading(category.title)).toBeVisible()
    await expect(look).toHaveCount(0)
    await expect.poll(() => page.getByRole('main').locator('li img').first().boundingBox()).toEqual(place)
  })

  test('a category can be scrolled, and stays where it was', async ({
    page,
    app,
    catalogue: { category, cards },
  }) => {
    const release = await hold(page, SCRIPTS)
    await begin(page, `/selected_category/${category.id}`)
    await expect(lookOf(page).getByText(first(cards).title)).toBeVisible()
    await page.evaluate(() => scrollTo(0, 300))
    release()
    await expect(app.heading(category.title)).toBeVisible()
    await expect(lookOf(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  test('what is tapped is remembered, and opened by the app', async ({
    page,
    app,
    catalogue: { category },
  }) => {
    const release = await hold(page, SCRIPTS)
    await begin(page, '/category')
    await lookOf(page).getByText(category.title).click()
    release()
    await expect(app.heading(category.title)).toBeVisible()
    await expect(lookOf(page)).toHaveCount(0)
  })
})

test('The first picture is asked for before the API has answered', async ({
  page,
  request,
  catalogue: { category },
}) => {
  const path = `/selected_category/${category.id}`
  const site = await request.get('./')
  const isKnown = (await site.text()).includes(`["${path}","`)
  test.skip(!isKnown, 'the site was built with another catalogue than that of its API')
  const release = await hold(page, '**/api/**')
  const picture = page.waitForRequest(/\.avif$/)
  await begin(page, path)
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

  test('is said by the app, and nothing of the first look stays', async ({ page, app, api }) => {
    await api.fail('selected', 400)
    await app.open('/category')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(lookOf(page)).toHaveCount(0)
  })
})

/** Out of the accessibility tree: screen readers wait for the app. */
const lookOf = (page: Page) => page.locator('body > [aria-hidden="true"]')

/** Opens the app without waiting for its scripts, which hold up the page's own `load`. */
const begin = (page: Page, path: string) => page.goto(`./#${path}`, { waitUntil: 'commit' })

/** Keeps what has such addresses waiting until the function returned is called. */
async function hold(page: Page, addresses: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
