import type { Locator } from 'playwright/test'

import { expect, failedRequests, test } from './fixtures'
import { recordLayoutShifts } from './layout-shifts'
import { expectCached, expectPicture, expectWorker, pictureOf } from './offline-cache'
import { texts } from './texts'

test.use({ serviceWorkers: 'allow', allowedErrors: failedRequests })

test('After one visit the app opens without a network, shows what was opened before, and reports what was not', async ({
  page,
  context,
  signedIn: app,
  catalogue: { category, cards, recipe, products },
}) => {
  const notice = page.getByRole('banner').getByText(texts.shell.offline)
  const ingredients = page.getByRole('tabpanel', { name: texts.recipe.tabs.ingredients })
  await app.storeAsOtherTab({ shopList: JSON.stringify([products[0]?.title]) })
  await app.open(`/selected_category/${category.id}`)
  const card = page.getByRole('link', { name: recipe.title, exact: true })
  await expectPicture(card)
  const { pathname: seenPicture } = new URL(await pictureOf(card))
  await app.open(`/selected_recipe/${recipe.id}/`)
  await expect(ingredients).toBeVisible()
  await expectWorker(page)
  await expectCached(page, `selected/${category.id}`)
  await expectCached(page, `selected/${recipe.id}/category`)
  await expectCached(page, seenPicture)
  await expectCached(page, 'api/shop')

  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(app.heading(recipe.title)).toBeVisible()
  await expect(ingredients).toContainText(recipe.ingredients[0] ?? '')
  await expectPicture(page.getByRole('main'))
  await expect(notice).toBeVisible()
  await page.getByRole('tab', { name: texts.recipe.tabs.video }).click()
  await expect(page.getByText('Без сети видео не посмотреть')).toBeVisible()
  for (const [path, heading] of [
    ['/', texts.headings.welcome],
    [`/selected_category/${category.id}`, category.title],
    ['/myshoplist', texts.headings.list],
    ['/delivery', texts.headings.delivery],
    ['/resetpassword', texts.headings.passwordReset],
  ] as const) {
    await app.load(path)
    await expect(app.heading(heading)).toBeVisible()
  }
  await app.load(`/selected_category/${category.id}`)
  await expect(page.getByRole('link', { name: cards.at(-1)?.title, exact: true })).toBeVisible()
  await expectPicture(card)
  await app.open('/myshoplist')
  await expect(
    page.getByRole('button', { name: texts.list.remove(products[0]?.title), exact: true }),
  ).toBeVisible()
  await app.open('/shop')
  await expect(page.getByText(texts.cart.sum)).toBeVisible()

  await test.step('a recipe that was not opened before is reported, and loads when the network returns', async () => {
    const other = cards.find(({ id }) => id !== recipe.id)
    test.skip(!other, 'needs a category of two recipes')
    await app.open(`/selected_recipe/${other?.id}/`)
    await expect(page.getByText(texts.shell.notSeenYet)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.common.retry, exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('banner').getByText(texts.shell.online)).toBeVisible()
    await expect(app.heading(other?.title ?? '')).toBeVisible()
    await expect(page.getByRole('banner').getByText(texts.shell.online)).toHaveCount(0)
  })
})

test('Pictures from another host that were shown before are shown without a network', async ({
  page,
  app,
  api,
  context,
  catalogue: { category, cards },
}) => {
  const [first] = cards
  if (!first) throw new Error('needs a category with a recipe')
  const elsewhere = 'https://pictures.example/'
  await context.route(`${elsewhere}**`, (route) =>
    route.fulfill({ path: 'public/icons/icon-192.png', headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await api.answer(`selected/${category.id}`, {
    [category.id]: [{ ...first, name: `${elsewhere}soup.png`, picture: undefined }],
  })
  await app.open('/category')
  await app.open(`/selected_category/${category.id}`)
  const card = page.getByRole('link', { name: first.title, exact: true })
  await expectPicture(card)
  await expectWorker(page)
  await expectCached(page, 'soup.png')
  // With request interception the browser bypasses all caches.
  await context.unrouteAll()
  await context.setOffline(true)
  await page.reload()
  await expectPicture(card)
})

test('The page of a first visit has the whole app without a network, including chunks that it has not loaded yet', async ({
  page,
  app,
  context,
}) => {
  await app.open('/')
  await expectWorker(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await context.setOffline(true)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  for (const [path, heading] of [
    ['/registration', texts.headings.registration],
    ['/mydata', texts.headings.userData],
    ['/delivery', texts.headings.delivery],
  ] as const) {
    await app.open(path)
    await expect(app.heading(heading)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: texts.shell.update, exact: true })).toHaveCount(0)
})

test('A path typed without # works without a network', { tag: '@smoke' }, async ({ page, app, context }) => {
  await app.open('/')
  const isSecure = await page.evaluate(() => isSecureContext)
  test.skip(!isSecure, 'browsers allow workers on https and localhost only')
  await page.getByRole('button', { name: texts.catalog.start }).click()
  await expectWorker(page)
  await context.setOffline(true)
  await page.goto('./myshoplist?from=home')
  await expect(app.heading(texts.headings.list)).toBeVisible()
})

test('The app is installable', async ({ page, app, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium reports what it lacks')
  await app.open('/')
  await page.getByRole('button', { name: texts.catalog.start }).click()
  await expectWorker(page)
  const chrome = await context.newCDPSession(page)
  const { installabilityErrors } = await chrome.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('The network notice covers neither a back button nor the search that stays below the header', async ({
  page,
  context,
  app,
}) => {
  const banner = page.getByRole('banner')
  /** The distance from the header, with the notice in it, to an element below it. */
  const gapAbove = async (element: Locator) => {
    const [above, below] = [await banner.boundingBox(), await element.boundingBox()]
    return Math.round((below?.y ?? -1) - (above?.y ?? 0) - (above?.height ?? 0))
  }
  await app.open('/category')
  await expectWorker(page)
  await app.open('/delivery')
  await expect(app.heading(texts.headings.delivery)).toBeVisible()
  await context.setOffline(true)
  await expect(banner.getByText(texts.shell.offline)).toBeVisible()
  expect(await gapAbove(app.button(texts.common.back))).toBeGreaterThanOrEqual(0)
  await app.open('/category')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  const search = page.getByRole('main').getByRole('search')
  await expect.poll(() => gapAbove(search)).toBeGreaterThanOrEqual(0)
  expect(await gapAbove(search)).toBeLessThan(10)
})

test.describe('A visit without a network', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts')

  test('has the place of the network notice from its first paint', async ({ page, context, app }) => {
    const takeShifts = await recordLayoutShifts(page)
    await app.open('/resetpassword')
    await expectWorker(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('banner').getByText(texts.shell.offline)).toBeVisible()
    await expect(app.heading(texts.headings.passwordReset)).toBeVisible()
    const shifts = await takeShifts()
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  })
})
