import type { Page } from 'playwright/test'

import { violations } from './axe'
import { testEveryPlace } from './every-place'
import { expect, failedRequests, test } from './fixtures'

// Axe judges what is there; half-way through an animation colours are not what they will be.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: failedRequests })

test.describe('In every theme, light and dark, at 360 and 1280 pixels axe finds nothing', () => {
  test.slow()

  testEveryPlace(check, async (page, name) => {
    await check(page, name)
    // A modal hides the page behind it; the host's own page is not the app.
    if ((await page.getByRole('dialog').count()) > 0 || !page.url().includes('#')) return
    for (const landmark of ['main', 'banner'] as const)
      await expect.soft(page.getByRole(landmark), name).toHaveCount(1)
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
  })

  test('in the film of a recipe', async ({ page, catalogue }) => {
    await page.goto(`./video/${catalogue.recipe.id}/`)
    await expect(page.getByRole('button').first()).toBeVisible()
    expect(await violations(page, { looksToo: false })).toEqual([])
  })
})

async function check(page: Page, name: string) {
  expect.soft(await violations(page), name).toEqual([])
}
