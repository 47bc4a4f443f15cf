import { watchTraffic } from '../scripts/bench/traffic'
import { whenIdle } from '../scripts/bench/visit'
import { anyChunk } from './app'
import { expect, failedRequests, test } from './fixtures'
import { needsAccounts } from './site-needs'
import { texts } from './texts'

test.describe('A script chunk', () => {
  test.use({ allowedErrors: failedRequests })
  const message = texts.shell.chunkFailed

  test('that fails to load is explained, and «Повторить» reloads the page', async ({ page, app }) => {
    await app.open('/login')
    await expect(app.heading(texts.headings.login)).toBeVisible()
    // The first navigation loads the shared chunks.
    const traffic = watchTraffic(page)
    await app.open('/registration')
    await expect(app.heading(texts.headings.registration)).toBeVisible()
    await whenIdle(page)
    await expect.poll(() => traffic.isQuiet()).toBe(true)
    const lost: string[] = []
    await page.route(anyChunk, async (route) => {
      await route.abort()
      lost.push(route.request().url())
    })
    await app.open('/delivery')
    await expect(app.alert.filter({ hasText: message })).toBeVisible()
    // Other screens still work.
    await app.open('/login')
    await expect(app.heading(texts.headings.login)).toBeVisible()
    await page.goBack()
    await expect(app.alert.filter({ hasText: message })).toBeVisible()
    // Whatever number of chunks the screen has: each was retried once.
    await expect.poll(() => lost.toSorted()).toEqual([...new Set(lost), ...new Set(lost)].toSorted())
    await page.unroute(anyChunk)
    await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
    await expect(app.heading(texts.headings.delivery)).toBeVisible()
  })

  for (const [answer, reply] of Object.entries({
    'nothing there': { status: 404, body: '<!doctype html><title>404</title>', contentType: 'text/html' },
    'a page in its place': {
      status: 200,
      body: '<!doctype html><title>Tasty</title>',
      contentType: 'text/html',
    },
  })) {
    test.describe(`of a version that has been replaced (${answer})`, () => {
      // One pattern: Playwright takes the second entry of a list of two for options. The last form is Firefox's.
      test.use({ allowedErrors: [/^Failed to load resource|Unexpected token '<'|expression, got '<'/] })

      test('is answered by an offer to reload, which loses no stored data', async ({ page, app }) => {
        await app.seed({ shopList: '["Соль"]' })
        await app.open('/login')
        await expect(app.heading(texts.headings.login)).toBeVisible()
        await page.route(anyChunk, (route) => route.fulfill(reply))
        await app.open('/myshoplist')
        await expect(app.alert.filter({ hasText: message })).toBeVisible()
        await page.unroute(anyChunk)
        await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
        await expect(page.getByRole('button', { name: texts.list.remove('Соль') })).toBeVisible()
      })
    })
  }

  test('that takes more than 120 s counts as failed, not earlier', async ({ page, app }) => {
    await page.clock.install()
    await app.open('/login')
    await expect(app.heading(texts.headings.login)).toBeVisible()
    await app.stopClock()
    let isAsked = false
    await page.route(anyChunk, () => {
      isAsked = true
    })
    await app.open('/delivery')
    await expect.poll(() => isAsked).toBe(true)
    await page.clock.runFor(119_999)
    await expect(app.loader).toBeVisible()
    await expect(app.alert).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(app.alert.filter({ hasText: message })).toBeVisible()
  })

  test('of Firebase that fails to load does not affect the public pages', async ({
    page,
    app,
    catalogue,
  }) => {
    await app.loseFirebase()
    await app.open('/category')
    await expect(app.link(catalogue.category.title)).toBeVisible()
    await expect(app.progress).toBeHidden()
    await app.open('/login')
    await needsAccounts(page)
    await app.submitLogin({ email: 'a@b.com', password: 'Abc12345' })
    await expect(app.toast(texts.account.noConnection)).toBeVisible()
  })
})
