import type { Page } from 'playwright/test'

import { expect, test } from './fixtures'
import { texts } from './texts'

/** What a deployment may have been built without. The sites that the tests build have all of it: there nothing is skipped. */

const isDeployment = () => !process.env.E2E_OWN_SITE

/** Skips the test on a site without accounts. The login, the registration or the password reset is open, and says so. */
export async function needsAccounts(page: Page) {
  if (!isDeployment()) return
  await expect(page.getByLabel(texts.account.email)).toBeVisible()
  const isWithout = await page.getByText(texts.account.notConfigured).isVisible()
  test.skip(isWithout, 'needs a site that was built with NEXT_PUBLIC_FIREBASE_…')
}

/** Skips the test on a site without a fetcher. The import of recipes is open, and has no field for an address. */
export async function needsFetcher(page: Page) {
  if (!isDeployment()) return
  // The code of the field is loaded after the rest of the screen: only time tells that it does not come.
  const isWithout = await page
    .getByLabel(texts.ownRecipes.address)
    .waitFor({ timeout: 10_000 })
    .then(
      () => false,
      () => true,
    )
  test.skip(isWithout, 'needs a site that was built with NEXT_PUBLIC_FETCH_URL')
}
