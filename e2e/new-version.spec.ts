import type { Page } from 'playwright/test'

import { expect, failedRequests, test as base } from './fixtures'
import { expectCached, expectWorker } from './offline-cache'
import { prepareVersions, startVersions } from './site-versions'
import { texts } from './texts'

type Prepared = Awaited<ReturnType<typeof prepareVersions>>
type Versions = Awaited<ReturnType<typeof startVersions>>

const test = base.extend<{ versions: Versions }, { prepared: Prepared }>({
  prepared: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, run) => {
      const prepared = await prepareVersions()
      await run(prepared)
      prepared.remove()
    },
    { scope: 'worker' },
  ],

  versions: async ({ browserName, prepared }, run) => {
    const versions = await startVersions(prepared, browserName)
    await run(versions)
    await versions.end()
  },
})

// One worker for all tests of the file: preparing two versions of a site takes some seconds.
test.describe.configure({ mode: 'default' })

test.use({ serviceWorkers: 'allow', allowedErrors: failedRequests })

test.describe('A new version', () => {
  test.skip(process.env.E2E_OWN_SITE !== 'yes', 'needs two deployments of a local site')

  const isNew = (tab: Page) => tab.locator('meta[name=version]')
  const update = (tab: Page) =>
    tab.getByRole('banner').getByRole('button', { name: texts.shell.update, exact: true })
  /** Simulates the return to a tab. */
  const returnTo = async (tab: Page) => {
    // In Firefox the tab that was opened last hides the others.
    await tab.bringToFront()
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  test('is offered, not forced; an older tab goes on', async ({
    page,
    context,
    versions: { address, deploy },
  }) => {
    // The new version's files are downloaded while other tests run.
    test.slow()
    await page.goto(address)
    await page.getByRole('button', { name: texts.catalog.start }).click()
    await expectWorker(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.headings.categories)
    const other = await context.newPage()
    await other.goto(address)
    await other.getByRole('button', { name: texts.catalog.start }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts.headings.categories)

    await deploy(page)
    // A page notices returns once it has registered the worker, 7 s after its load.
    await expect(async () => {
      await returnTo(page)
      await expect(update(page)).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 40_000 })
    await expect(update(other)).toBeVisible()
    await expect(isNew(page)).toHaveCount(0)

    await update(page).click()
    await expect(isNew(page)).toHaveCount(1)
    await expect(update(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.headings.categories)

    await other.goto(`${address}#/delivery`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts.headings.delivery)
    await expect(isNew(other)).toHaveCount(0)
    await update(other).click()
    await expect(isNew(other)).toHaveCount(1)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts.headings.delivery)
  })

  test('is also offered to the tab of a first visit, which goes on with the previous files', async ({
    page,
    versions: { address, deploy },
  }) => {
    await page.goto(address)
    await page.getByRole('button', { name: texts.catalog.start }).click()
    await expectWorker(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await deploy(page)
    await returnTo(page)
    await expect(update(page)).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller)

    await page.goto(`${address}#/delivery`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.headings.delivery)
    await expect(isNew(page)).toHaveCount(0)
    await update(page).click()
    await expect(isNew(page)).toHaveCount(1)
    await expect(update(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.headings.delivery)
  })

  test('of prices is served to a request that bypasses the caches, and then to all', async ({
    page,
    versions: { address, deploy },
  }) => {
    const price = (cache: RequestCache) =>
      page.evaluate(async (mode) => {
        const answer = await fetch('api/shop.json', { cache: mode })
        return (await answer.json())[0].price
      }, cache)
    await page.goto(address)
    await page.getByRole('button', { name: texts.catalog.start }).click()
    await expectWorker(page)
    await page.reload()
    const before = await price('default')
    await expectCached(page, 'api/shop.json')
    await deploy(page)
    expect(await price('reload')).toBe(before + 1)
    await expect.poll(() => price('default')).toBe(before + 1)
  })
})
