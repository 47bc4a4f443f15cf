import { fileURLToPath } from 'node:url'
import { devices, type Page } from 'playwright/test'

import type { App } from './app'
import { expect, needsEmulator, test } from './fixtures'

const standIn = fileURLToPath(new URL('google-api.js', import.meta.url))

// The emulator's account picker asks for an icon that it does not have; whether before a test ends is chance.
test.use({ allowedErrors: [/^Failed to load resource.*\/favicon\.ico\)$/] })

test.beforeEach(async ({ context }) => {
  needsEmulator()
  await context.route('https://apis.google.com/js/api.js*', (route) => route.fulfill({ path: standIn }))
  // What the emulator's account picker is dressed with; it does without.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/css',
      body: '',
    }),
  )
})

/** Presses the Google button of the login page and gives the window that it opens. */
async function openPicker(app: App) {
  const opened = app.page.waitForEvent('popup')
  await app.page.getByRole('button', { name: 'Войти с помощью Google', exact: true }).click()
  return opened
}

/** Makes an account in the window, which then closes. */
async function makeAccount(picker: Page) {
  await picker.getByRole('button', { name: 'Add new account' }).click()
  await picker.getByRole('button', { name: 'Auto-generate user information' }).click()
  const closed = picker.waitForEvent('close')
  await picker.locator('#sign-in').click()
  await closed
}

test('A Google account is made in its window and signs in', async ({ page, app }) => {
  await app.open('/login')
  const picker = await openPicker(app)
  await expect(page.getByRole('button', { name: 'Войти с помощью Google' })).toBeDisabled()
  await makeAccount(picker)
  await expect(page.getByRole('tab', { name: 'Все категории' })).toBeVisible()
  await expect(page).toHaveURL(/#\/category$/)
  expect(await app.stored('access')).toBeTruthy()
  await page.reload()
  await expect(app.progress).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Все категории' })).toBeVisible()
})

test("Closing Google's window is no error", async ({ page, app }) => {
  await page.clock.install()
  await app.open('/login')
  const picker = await openPicker(app)
  const button = page.getByRole('button', { name: 'Войти с помощью Google' })
  await expect(button).toBeDisabled()
  await picker.close()
  // Firebase looks at the window every 2 s and then waits 8 s for a result that may be on its way.
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(button).toBeEnabled({ timeout: 100 })
  }).toPass()
  await expect(app.messages.getByText(/\S/)).toHaveCount(0)
  await expect(page).toHaveURL(/#\/login$/)
})

test("While Google's window is open the e-mail form signs in, and the window no more", async ({
  page,
  app,
  account,
}) => {
  await app.open('/login')
  const picker = await openPicker(app)
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('textbox', { name: 'Пароль' }).fill(account.password)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Все категории' })).toBeVisible()
  const access = await app.stored('access')
  await makeAccount(picker)
  await page.reload()
  await expect(app.progress).toBeHidden()
  expect(await app.stored('access')).toBe(access)
})

test.describe('On a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent })

  test("Google's window waits for nothing but the press: what it needs is there before", async ({
    page,
    app,
  }) => {
    const needed: string[] = []
    page.on('request', (request) => {
      if (/apis\.google\.com|auth\/iframe/.test(request.url())) needed.push(request.url())
    })
    const frame = page.waitForEvent('frameattached')
    await app.open('/login')
    await (await frame).waitForURL(/auth\/iframe/)
    // Google's script, the frame, and the script once more in the frame.
    await expect.poll(() => needed.length).toBe(3)
    const picker = await openPicker(app)
    await picker.waitForLoadState()
    expect(needed).toHaveLength(3)
  })
})

test("A refusal is shown in the provider's own words", async ({ page, app }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await app.open('/login')
  await page.getByRole('button', { name: 'Войти с помощью Google' }).click()
  await expect(app.messages.getByRole('alert')).toContainText('Нажмите ещё раз.')
  await expect(app.messages.getByRole('alert')).toContainText('auth/popup-blocked')
})
