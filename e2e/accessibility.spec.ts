import type { Page } from 'playwright/test'

import { violations } from './axe'
import { expect, failedRequests, test } from './fixtures'
import { membersPlaces, orderPlaces, seededList, troubledPlaces, visitorsPlaces } from './places'

// Axe judges what is there; half-way through an animation colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: failedRequests })

test.describe('In every theme, light and dark, at 360 and 1280 pixels axe finds nothing', () => {
  test.slow()

  test('on the screens of a visitor, whose landmarks are whole', async ({ page, app, catalogue }) => {
    await app.seed({ shopList: seededList })
    for (const { name, go } of visitorsPlaces({ page, app, catalogue })) {
      await check(page, name, go)
      // A modal hides the page behind it; the host's own page is not the app.
      if ((await page.getByRole('dialog').count()) > 0 || !page.url().includes('#')) continue
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      await expect.soft(page.getByRole('main'), name).toHaveCount(1)
      await expect.soft(page.getByRole('banner'), name).toHaveCount(1)
    }
  })

  test('on the screens of a signed-in visitor', async ({ page, signedIn: app, api, catalogue }) => {
    for (const { name, go } of membersPlaces({ page, app, api, catalogue })) await check(page, name, go)
  })

  test('on screens that wait, are empty or have failed', async ({ page, app, api, catalogue }) => {
    await app.seed({ shopList: seededList })
    for (const { name, go } of troubledPlaces({ page, app, api, catalogue })) await check(page, name, go)
  })

  test('where orders are sent', { tag: '@orders' }, async ({ page, app, api }) => {
    await app.seed({ shopList: seededList })
    for (const { name, go } of orderPlaces({ page, app, api })) await check(page, name, go)
  })

  test('in the film of a recipe', async ({ page, catalogue }) => {
    await page.goto(`./video/${catalogue.recipe.id}/`)
    await expect(page.getByRole('button').first()).toBeVisible()
    expect(await violations(page, { looksToo: false })).toEqual([])
  })
})

function check(page: Page, name: string, go: () => Promise<void>) {
  return test.step(name, async () => {
    await go()
    expect.soft(await violations(page), name).toEqual([])
  })
}
