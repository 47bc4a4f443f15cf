import type { Page } from 'playwright/test'

import { expect, test } from './fixtures'
import { texts } from './texts'

// With the dark theme on the screen, paper stays white.
test.use({ colorScheme: 'dark' })

/** Asserts that controls and header are not printed, on white. */
async function expectNoControls(page: Page) {
  await expect(page.getByRole('banner'), 'the header').toBeHidden()
  await expect(page.getByRole('region', { name: texts.common.toasts }), 'the toasts').toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true }), 'buttons').toHaveCount(0)
  await expect(page.getByRole('tablist'), 'tabs').toBeHidden()
  await expect(page.locator('iframe'), 'the video').toBeHidden()
  await expect(page.locator('html'), 'the background').toHaveCSS('background-color', 'rgb(255, 255, 255)')
}

/** The number of printed pages; only Chromium prints to a file. */
async function pagesOf(page: Page) {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length
}

const { tabs } = texts.recipe

for (const tab of [tabs.ingredients, tabs.instructions, tabs.video]) {
  test(`A recipe with the tab «${tab}» open is printed in full, on one page`, async ({
    page,
    signedIn: app,
    catalogue: { recipe },
    browserName,
  }) => {
    await app.open(`/selected_recipe/${recipe.id}/`)
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(app.heading(recipe.title)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
    for (const name of [tabs.ingredients, tabs.instructions])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    const rows = app.rows
    await expect(rows).toHaveText([
      ...recipe.ingredients.map((title, index) => title + recipe.quantity[index]),
      ...recipe.instructions.map((text, index) => `${index + 1}${text}`),
    ])
    await expectNoControls(page)
    if (browserName === 'chromium') expect(await pagesOf(page)).toBe(1)
  })
}

test('On the screen only the open tab of a recipe is shown, without a second heading', async ({
  page,
  signedIn: app,
  catalogue: { recipe },
}) => {
  await app.open(`/selected_recipe/${recipe.id}/`)
  await expect(app.rows).toHaveCount(recipe.ingredients.length)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
})

test('The shopping list is printed on one page, with a box for each entry', async ({
  page,
  app,
  browserName,
}) => {
  const titles = ['Соль', 'Молоко', 'Мука пшеничная']
  await app.seed({ shopList: JSON.stringify(titles) })
  await app.open('/myshoplist')
  const rows = app.rows
  // Salt is a staple: folded on the screen, and printed.
  await expect(rows.filter({ visible: true })).toHaveCount(titles.length - 1)
  await expect(rows.first().locator('> [aria-hidden]')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(app.heading(texts.headings.list)).toBeVisible()
  for (const title of titles)
    await expect(rows.filter({ hasText: title }).locator('> [aria-hidden]')).toBeVisible()
  await expectNoControls(page)
  if (browserName === 'chromium') expect(await pagesOf(page)).toBe(1)
})

test('A list of hundreds of entries, of which the screen renders a part, is printed in full', async ({
  page,
  app,
  browserName,
}) => {
  const titles = Array.from({ length: 600 }, (_, index) => `Продукт ${index + 1}`)
  await app.seed({ shopList: JSON.stringify(titles) })
  await app.open('/myshoplist')
  const rows = app.rows
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(titles.length)
  // Two columns of fewer than fifty rows.
  if (browserName === 'chromium') expect(await pagesOf(page)).toBeGreaterThanOrEqual(6)
  await page.emulateMedia({ media: 'print' })
  await expect(rows.locator('label')).toHaveText(titles)
})

test('A day of the plan is printed on one page, and no bar of the screen takes the room of one', async ({
  page,
  app,
  catalogue: { recipe },
}) => {
  const meal = { id: 'meal1', day: '2026-11-25', name: 'dinner', recipe, servings: 3 }
  // A phone has the bar of sections at the bottom.
  await page.setViewportSize({ width: 390, height: 844 })
  await app.seed({ plan: JSON.stringify([meal]) })
  await app.open('/plan?week=2026-11-23')
  await page.emulateMedia({ media: 'print' })
  const day = page.getByRole('main').getByRole('region').filter({ hasText: recipe.title })
  await expect(day).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
})

test('The heading of a group of ingredients is printed above the first of them', async ({
  page,
  signedIn: app,
}) => {
  const cream = { line: '2 яйца', title: 'Яйца', quantity: '2 шт', group: 'Крем' }
  const pie = { id: 'own.pie', title: 'Пирог', ingredients: [cream], steps: ['Взбейте.'], editedAt: 1 }
  await app.store({ ownRecipes: JSON.stringify([pie]) })
  await app.load('/selected_recipe/own.pie/')
  await page.emulateMedia({ media: 'print' })
  await expect(app.rows.filter({ hasText: /^Крем$/ })).toHaveCSS('break-after', 'avoid')
})
