import { fileURLToPath } from 'node:url'
import { devices, type Page } from 'playwright/test'

import type { App } from './app'
import { expect, needsEmulator, test } from './fixtures'
import { texts } from './texts'

const apiStub = fileURLToPath(new URL('google-api.js', import.meta.url))

// The emulator's account picker requests an icon that does not exist, possibly after the test has ended.
test.use({ allowedErrors: [/^Failed to load resource.*\/favicon\.ico\)$/] })

test.beforeEach(async ({ context }) => {
  needsEmulator()
  await context.route('https://apis.google.com/js/api.js*', (route) => route.fulfill({ path: apiStub }))
  // Scripts and styles of the emulator's account picker, which works without them.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/css',
      body: '',
    }),
  )
})

/** Clicks the Google button of the login page and returns the popup that it opens. */
async function openPicker(app: App) {
  const opened = app.page.waitForEvent('popup')
  await app.page.getByRole('button', { name: texts.account.google, exact: true }).click()
  return opened
}

/** Creates an account in the popup, which then closes. */
async function createAccount(picker: Page) {
  await picker.getByRole('button', { name: 'Add new account' }).click()
  await picker.getByRole('button', { name: 'Auto-generate user information' }).click()
  const closed = picker.waitForEvent('close')
  await picker.locator('#sign-in').click()
  await closed
}

test('A Google account is created in the popup and signs in', async ({ page, app }) => {
  await app.open('/login')
  const picker = await openPicker(app)
  await expect(page.getByRole('button', { name: texts.account.google })).toBeDisabled()
  await createAccount(picker)
  await expect(page.getByRole('tab', { name: texts.catalog.tabs.all })).toBeVisible()
  await expect(page).toHaveURL(/#\/category$/)
  expect(await app.stored('access')).toBeTruthy()
  await page.reload()
  await expect(app.progress).toBeHidden()
  await expect(page.getByRole('tab', { name: texts.catalog.tabs.all })).toBeVisible()
})

test("Closing Google's popup is not an error", async ({ page, app }) => {
  await page.clock.install()
  await app.open('/login')
  const picker = await openPicker(app)
  const button = page.getByRole('button', { name: texts.account.google })
  await expect(button).toBeDisabled()
  await picker.close()
  // Firebase polls the popup every 2 s and then waits 8 s for a late result.
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(button).toBeEnabled({ timeout: 100 })
  }).toPass()
  await expect(app.messages.getByText(/\S/)).toHaveCount(0)
  await expect(page).toHaveURL(/#\/login$/)
})

test("A sign-in by e-mail while Google's popup is open invalidates the popup", async ({
  page,
  app,
  account,
}) => {
  await app.open('/login')
  const picker = await openPicker(app)
  await app.submitLogin(account)
  await expect(page.getByRole('tab', { name: texts.catalog.tabs.all })).toBeVisible()
  const access = await app.stored('access')
  await createAccount(picker)
  await page.reload()
  await expect(app.progress).toBeHidden()
  expect(await app.stored('access')).toBe(access)
})

test.describe('On a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent })

  test('the popup opens at once: what it needs is loaded before the click', async ({ page, app }) => {
    const needed: string[] = []
    page.on('request', (request) => {
      if (/apis\.google\.com|auth\/iframe/.test(request.url())) needed.push(request.url())
    })
    const frame = page.waitForEvent('frameattached')
    await app.open('/login')
    await (await frame).waitForURL(/auth\/iframe/)
    // Google's script, the frame, and the script again in the frame.
    await expect.poll(() => needed.length).toBe(3)
    const picker = await openPicker(app)
    await picker.waitForLoadState()
    expect(needed).toHaveLength(3)
  })
})

test('A refusal is shown with the message of the provider', async ({ page, app }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await app.open('/login')
  await page.getByRole('button', { name: texts.account.google }).click()
  await expect(app.messages.getByRole('alert')).toContainText('Нажмите ещё раз.')
  await expect(app.messages.getByRole('alert')).toContainText('auth/popup-blocked')
})
