import type { Page } from 'playwright/test'

import { BOOT_DATA_ID, type BootData } from '../app/boot/boot-data'
import { knownSegments } from '../lib/router/routes'
import type { Catalogue } from './api'
import { anyChunk } from './app'
import { expect, failedRequests, needsSyncServer, test } from './fixtures'
import { holdRequests } from './held-requests'
import { texts } from './texts'

/** Every route that all visitors and sites have, with its heading and its document title where that is another. */
function routesOf({ category, recipe }: Catalogue) {
  return [
    { path: '/', heading: texts.headings.welcome, title: texts.documentTitle },
    { path: '/category', heading: texts.headings.categories, title: 'Категории рецептов' },
    { path: '/saverecipe', heading: texts.headings.saved },
    { path: '/likerecipe', heading: texts.headings.liked },
    { path: `/shoppinglist/${recipe.id}`, heading: texts.headings.editor },
    { path: '/myshoplist', heading: texts.headings.list },
    { path: '/shop', heading: texts.headings.cart },
    { path: '/delivery', heading: texts.headings.delivery },
    { path: '/login', heading: texts.headings.login },
    { path: '/registration', heading: texts.headings.registration },
    { path: '/resetpassword', heading: texts.headings.passwordReset },
    { path: '/pantry', heading: texts.headings.pantry },
    { path: '/plan', heading: texts.headings.plan },
    { path: '/mydata', heading: texts.headings.userData },
    { path: '/mine', heading: texts.headings.mine },
    { path: '/orders', heading: texts.headings.orders },
    { path: '/myrecipes', heading: texts.headings.ownRecipes },
    { path: '/nothing/here', heading: texts.headings.notFound, title: 'Страница не найдена' },
    { path: `/selected_category/${category.id}`, heading: category.title },
  ]
}

/** Routes with tests of their own: one needs a visitor who is signed in, the other one a sync server. */
const routesApart = ['selected_recipe', 'invitation']

/** Records the text of every painted level-one heading, frame by frame. */
async function recordHeadings(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenHeadings: seen })
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          seen.add(heading.textContent)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings])
}

test.describe('Every route', () => {
  test(
    'has its heading, which receives the focus, and its document title',
    { tag: '@smoke' },
    async ({ page, app, catalogue }) => {
      await app.open('/category')
      await expect(app.heading(texts.headings.categories)).toBeVisible()
      // The title of a category is known from its card.
      await expect(page.getByRole('link', { name: catalogue.category.title, exact: true })).toBeVisible()
      for (const { path, heading, title = heading } of routesOf(catalogue)) {
        await test.step(path, async () => {
          await app.open(path)
          await expect(page).toHaveTitle(`${title} — Tasty`)
          await expect(app.heading(heading)).toHaveCount(1)
          // The modal of an empty list takes the focus until it is closed.
          if (/^\/(like|save)recipe/.test(path)) {
            await expect(page.getByRole('dialog')).toBeVisible()
            await page.keyboard.press('Escape')
          }
          if (path !== '/category') await expect(app.heading(heading)).toBeFocused()
        })
      }
    },
  )

  test('accepts an extra or missing trailing slash, double slashes and a query', async ({
    app,
    catalogue,
  }) => {
    for (const { path, heading } of routesOf(catalogue)) {
      if (path === '/' || path.startsWith('/selected_category')) continue
      for (const form of [`${path}/`, `${path}//`, `/${path}`, `${path}?from=letter`, `${path}/?a=1&b=?`]) {
        await test.step(form, async () => {
          await app.open(form)
          await expect(app.heading(heading)).toHaveCount(1)
          await app.open('/nothing')
          await expect(app.heading(texts.headings.notFound)).toHaveCount(1)
        })
      }
    }
  })

  test('of a recipe works with and without its trailing slash, for signed-in visitors', async ({
    signedIn: app,
    catalogue: { recipe },
  }) => {
    for (const path of [
      `/selected_recipe/${recipe.id}/`,
      `/selected_recipe/${recipe.id}`,
      `/selected_recipe/${recipe.id}/?a=1`,
    ]) {
      await app.open(path)
      await expect(app.heading(recipe.title)).toBeVisible()
      await expect(app.page).toHaveTitle(`${recipe.title} — Tasty`)
      await app.open('/nothing')
      await expect(app.heading(recipe.title)).toHaveCount(0)
    }
  })

  test('opened by its address never shows the welcome page, not even for a frame', async ({
    page,
    app,
    catalogue,
  }) => {
    const headings = await recordHeadings(page)
    await app.open('/')
    await expect(app.heading(texts.headings.welcome)).toBeVisible()
    // Proves that the recorder works.
    await expect.poll(headings).toContain(texts.headings.welcome)
    for (const { path, heading } of routesOf(catalogue)) {
      if (path === '/' || path.startsWith('/selected_category')) continue
      await test.step(path, async () => {
        await app.load(path)
        await expect(app.heading(heading)).toHaveCount(1)
        await expect(app.progress).toBeHidden()
        expect(await headings()).not.toContain(texts.headings.welcome)
      })
    }
  })
})

test.describe('The route of an invitation', () => {
  // The sync server does not know it.
  test.use({ allowedErrors: failedRequests })

  test('has its heading, which receives the focus, and its document title', async ({
    page,
    app,
    baseURL,
  }) => {
    needsSyncServer(baseURL)
    await app.open('/category')
    await expect(app.heading(texts.headings.categories)).toBeVisible()
    await app.open('/invitation/no-such-link')
    await expect(page).toHaveTitle('Приглашение в семью — Tasty')
    await expect(app.heading(texts.headings.invitation)).toBeFocused()
  })
})

test('No route is left out', ({ catalogue }) => {
  const tested = [...routesOf(catalogue).map(({ path }) => path.split('/')[1]), ...routesApart]
  expect(knownSegments.filter((segment) => !tested.includes(segment))).toEqual([])
})

test('Back and Forward move through the screens', async ({ page, app }) => {
  await app.open('/')
  await page.getByRole('button', { name: texts.catalog.start }).click()
  await app.open('/login')
  await page
    .getByRole('navigation', { name: texts.account.sections })
    .getByRole('link', { name: texts.account.registration })
    .click()
  await expect(app.heading(texts.headings.registration)).toBeVisible()
  await page.goBack()
  await expect(app.heading(texts.headings.login)).toBeFocused()
  await page.goBack()
  await expect(app.heading(texts.headings.categories)).toBeVisible()
  await page.goBack()
  await expect(app.heading(texts.headings.welcome)).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(app.heading(texts.headings.login)).toBeVisible()
})

test('Back works inside the app after a reload', async ({ page, app }) => {
  await app.open('/category')
  await expect(app.heading(texts.headings.categories)).toBeVisible()
  await app.open('/myshoplist')
  await expect(app.heading(texts.headings.list)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: texts.common.back }).click()
  await expect(app.heading(texts.headings.categories)).toBeVisible()
})

test('The chunks of a screen are preloaded while the app loads, and loaded once', async ({
  page,
  app,
  catalogue,
}) => {
  await app.open(`/selected_category/${catalogue.category.id}`)
  await expect(page.getByRole('button', { name: texts.catalog.cook }).first()).toBeVisible()
  const hrefs = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(hrefs.length).toBeGreaterThan(1)
  const times = await page.evaluate(
    // Firefox lists a preloaded file a second time when it is used, with a size of 0.
    (urls) =>
      urls.map((url) => {
        const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[]
        return entries.filter(({ transferSize }) => transferSize > 0).length
      }),
    hrefs,
  )
  expect(times).toEqual(hrefs.map(() => 1))
})

test('The chunks of the screen that is likely next are loaded while the browser is idle', async ({
  page,
  app,
}) => {
  await app.open('/category')
  const { files, screens } = JSON.parse(
    (await page.locator(`#${BOOT_DATA_ID}`).textContent()) ?? '',
  ) as BootData
  const ofCategory = new Map(screens).get('selected_category')?.map((index) => files[index]) ?? []
  expect(ofCategory.length).toBeGreaterThan(1)
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/_next/')[1]))
  await expect.poll(loaded).toEqual(expect.arrayContaining(ofCategory))
})

test('The main button leads to the categories even if it is pressed before the app runs', async ({
  page,
  app,
}) => {
  const release = await holdRequests(page, anyChunk)
  await page.goto('./', { waitUntil: 'commit' })
  await app.button(texts.catalog.start).click()
  await expect(page).toHaveURL(/#\/category$/)
  await expect(app.heading(texts.headings.welcome)).toBeHidden()
  release()
  await expect(app.heading(texts.headings.categories)).toBeVisible()
  await page.goBack()
  await expect(app.heading(texts.headings.welcome)).toBeVisible()
  await app.button(texts.catalog.start).click()
  await expect(app.heading(texts.headings.categories)).toBeVisible()
  await page.goBack()
  await expect(app.heading(texts.headings.welcome)).toBeVisible()
})

test.describe('Before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('the welcome page is readable, with its progress bar and its button', async ({ page, app }) => {
    await page.goto('./')
    await expect(app.heading(texts.headings.welcome)).toBeVisible()
    await expect(page.getByText(/разнообразные, простые, полезные и вкусные рецепты/)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.catalog.start, exact: true })).toBeVisible()
    await expect(app.progress).toBeVisible()
    await expect(page).toHaveTitle(`${texts.documentTitle} — Tasty`)
  })
})
