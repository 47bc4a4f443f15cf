import { expect, type Locator } from 'playwright/test'

/** Clicks a button that copies this text and shows this message; only Chromium lets a test read the clipboard. */
export async function expectCopied(button: Locator, text: string, message: string) {
  const page = button.page()
  const canRead = page.context().browser()?.browserType().name() === 'chromium'
  if (canRead) await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button.click()
  await expect(page.getByText(message, { exact: true }).first()).toBeVisible()
  if (canRead) expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
}
