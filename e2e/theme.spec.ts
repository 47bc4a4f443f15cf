import type { Page } from 'playwright/test'

import { expect, failedRequests, test } from './fixtures'
import { texts } from './texts'

const dark = { name: texts.shell.darkTheme, exact: true }

/** Whether the page's background is perceived as light or dark. */
function lightness(page: Page) {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    ).map(Number)
    return red + green + blue > 380 ? 'light' : 'dark'
  })
}

/** The theme colours that the page declares for the browser's toolbar. */
function themeColours(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => {
        const sample = document.createElement('i')
        sample.style.color = content
        return sample.style.color
      }),
  )
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Records every background colour of the page, from its first frame on. */
async function recordBackgrounds(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenBackgrounds: seen })
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () =>
    page.evaluate(() => [...(window as unknown as { seenBackgrounds: Set<string> }).seenBackgrounds])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Without a choice the page follows the system's ${colorScheme} preference, also when that changes`, async ({
    page,
    app,
  }) => {
    await page.emulateMedia({ colorScheme })
    await app.open('/category')
    expect(await lightness(page)).toBe(colorScheme)
    await (await app.openPanel()).getByRole('switch', dark).waitFor()
    await expect(page.getByRole('switch', dark)).toHaveAttribute(
      'aria-checked',
      String(colorScheme === 'dark'),
    )
    const other = colorScheme === 'dark' ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme: other })
    await expect.poll(() => lightness(page)).toBe(other)
    expect(await themeColours(page)).toEqual([await ground(page)])
    expect(await app.stored('isDark')).toBeNull()
  })

  test(`A choice against the system's ${colorScheme} preference is remembered, and applies from the first frame on`, async ({
    page,
    app,
  }) => {
    const backgrounds = await recordBackgrounds(page)
    const chosen = colorScheme === 'dark' ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme })
    await app.open('/category')
    await (await app.openPanel()).getByRole('switch', dark).click()
    await expect.poll(() => lightness(page)).toBe(chosen)
    expect(await themeColours(page)).toEqual([await ground(page)])
    expect(await app.stored('isDark')).toBe(String(chosen === 'dark'))
    // Proves that the recorder works.
    await expect.poll(backgrounds).toHaveLength(2)

    await page.reload()
    await expect(app.heading(texts.headings.categories)).toBeVisible()
    await expect(app.progress).toBeHidden()
    expect(await lightness(page)).toBe(chosen)
    expect(await backgrounds()).toHaveLength(1)
    expect(await themeColours(page)).toEqual([await ground(page)])
    await expect((await app.openPanel()).getByRole('switch', dark)).toHaveAttribute(
      'aria-checked',
      String(chosen === 'dark'),
    )
  })
}

test('The switch works by keyboard, and for signed-in visitors', async ({ page, signedIn: app }) => {
  const before = await lightness(page)
  await (await app.openPanel()).getByRole('switch', dark).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => lightness(page)).not.toBe(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => lightness(page)).toBe(before)
})

test.describe('The page of a typed path', () => {
  test.use({ allowedErrors: failedRequests })

  test('has the chosen theme', { tag: '@smoke' }, async ({ page, app }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await app.seed({ isDark: 'true' })
    await page.goto('./nothing')
    await expect(page.getByRole('button', { name: texts.common.toWelcome, exact: true })).toBeVisible()
    expect(await lightness(page)).toBe('dark')
  })
})
