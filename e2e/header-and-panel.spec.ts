import type { Locator } from 'playwright/test'

import { expect, test } from './fixtures'
import { texts } from './texts'

test(
  'The header links to the welcome page, whose button Cook leads to the categories',
  { tag: '@smoke' },
  async ({ page, app }) => {
    await app.open('/myshoplist')
    await page.getByRole('banner').getByRole('link', { name: 'Tasty' }).click()
    await expect(app.heading(texts.headings.welcome)).toBeVisible()
    await page.getByRole('button', { name: texts.catalog.start, exact: true }).click()
    await expect(page).toHaveURL(/#\/category$/)
    await expect(app.heading(texts.headings.categories)).toBeFocused()
  },
)

test('The header hides on scrolling down, and returns on scrolling up or with the focus', async ({
  page,
  app,
  catalogue,
}) => {
  await app.open(`/selected_category/${catalogue.category.id}`)
  await expect(page.getByRole('button', { name: texts.catalog.cook }).first()).toBeVisible()
  await expect(app.burger).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(app.burger).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await expect(app.burger).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(app.burger).not.toBeInViewport()
  await app.burger.focus()
  await expect(app.burger).toBeInViewport()
})

test.describe('The panel', () => {
  test('offers categories, sign-in, registration and the theme to a visitor who has not signed in', async ({
    page,
    app,
  }) => {
    const { links } = texts.shell
    await app.open('/')
    await expect(app.burger).toHaveAttribute('aria-expanded', 'false')
    const panel = await app.openPanel()
    await expect(app.burger).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.getByRole('listitem')).toHaveText([
      links.categories,
      links.login,
      links.registration,
      links.pantry,
      links.plan,
      links.userData,
      texts.shell.darkTheme,
    ])
    for (const [name, path] of [
      [links.categories, 'category'],
      [links.login, 'login'],
      [links.registration, 'registration'],
      [links.pantry, 'pantry'],
      [links.plan, 'plan'],
      [links.userData, 'mydata'],
    ] as const) {
      if (await panel.isHidden()) await app.openPanel()
      await panel.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`#/${path}$`))
      await expect(panel).toBeHidden()
    }
  })

  test('closes 500 ms after the burger is pressed', async ({ page, app }) => {
    await page.clock.install()
    await app.open('/category')
    await expect(app.heading(texts.headings.categories)).toBeVisible()
    await app.stopClock()
    const panel = page.locator(
      `[id="${await (await openPanelNamed(app.burger)).getAttribute('aria-controls')}"]`,
    )
    await expect(panel).toBeVisible()
    await app.burger.click()
    await expect(app.burger).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(499)
    await expect(panel).toBeAttached()
    await page.clock.runFor(1)
    await expect(panel).not.toBeAttached()
  })

  test('closes on Escape, which returns the focus to the burger, and on a click outside', async ({
    page,
    app,
  }) => {
    await app.open('/category')
    const panel = await app.openPanel()
    await panel.getByRole('link', { name: texts.shell.links.login }).focus()
    await page.keyboard.press('Escape')
    await expect(app.burger).toBeFocused()
    await expect(panel).toBeHidden()
    await app.openPanel()
    const { height = 0 } = page.viewportSize() ?? {}
    await page.mouse.click(1, height - 1)
    await expect(panel).toBeHidden()
  })
})

async function openPanelNamed(burger: Locator) {
  await burger.click()
  await expect(burger).toHaveAttribute('aria-controls')
  return burger
}
