import type { Locator } from 'playwright/test'

import { tabTo } from './checks/tab-order'
import { expect, test } from './fixtures'
import { texts } from './texts'

// Focus rings and positions are measured: nothing may move meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Everything from the welcome page to an order works by keyboard', async ({
  page,
  app,
  account,
  catalogue,
}) => {
  test.slow()
  const { category, recipe } = catalogue
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(target)
    await page.keyboard.press(key)
  }
  await app.open('/')
  await expect(app.heading(texts.headings.welcome)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: texts.shell.skipLink })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page.getByRole('button', { name: texts.catalog.start }))
  await expect(app.heading(texts.headings.categories)).toBeFocused()

  await test.step('a search, cleared again', async () => {
    await tabTo(page.getByPlaceholder(texts.catalog.searchField))
    await page.keyboard.type('щщщ')
    await expect(page.getByText(texts.catalog.nothingFound)).toBeVisible()
    await press(page.getByRole('button', { name: texts.catalog.clearSearch }))
    await expect(page.getByPlaceholder(texts.catalog.searchField)).toBeFocused()
    await page.keyboard.type(category.title.slice(0, 3))
    await press(app.link(category.title))
    await expect(app.heading(category.title)).toBeFocused()
  })

  await test.step('the sign-in', async () => {
    await press(page.getByRole('button', { name: texts.catalog.cook }).first())
    await expect(app.heading(texts.headings.login)).toBeFocused()
    await tabTo(page.getByLabel(texts.account.email))
    await page.keyboard.type(account.email)
    await tabTo(page.getByRole('textbox', { name: texts.account.password }))
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: texts.catalog.tabs.all })).toBeVisible()
    await expect(app.heading(texts.headings.categories)).toBeFocused()
  })

  await test.step('a like, shown on its tab', async () => {
    await press(app.link(category.title))
    await expect(app.heading(category.title)).toBeFocused()
    const like = page.getByRole('button', {
      name: texts.marks.of(texts.marks.like, recipe.title),
      exact: true,
    })
    await press(like, 'Space')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await tabBackTo(app.burger)
    await page.keyboard.press('Enter')
    await press(app.panel.getByRole('link', { name: texts.shell.links.categories }))
    await tabTo(page.getByRole('tab', { name: texts.catalog.tabs.all }))
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: texts.catalog.tabs.liked })).toBeFocused()
    await press(page.getByRole('button', { name: texts.catalog.cook }))
    await expect(app.heading(recipe.title)).toBeVisible()
  })

  await test.step('the tabs of the recipe', async () => {
    await tabTo(page.getByRole('tab', { name: texts.recipe.tabs.ingredients }))
    for (const name of [texts.recipe.tabs.instructions, texts.recipe.tabs.video]) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(app.heading(texts.headings.editor)).toBeFocused()
  })

  await test.step('the list', async () => {
    const rows = app.rows
    await expect(rows).toHaveCount(recipe.ingredients.length)
    await press(rows.first().getByRole('button'))
    await expect(rows).toHaveCount(recipe.ingredients.length - 1)
    await expect(rows.first().getByRole('button')).toBeFocused()
    await press(page.getByRole('button', { name: texts.common.save, exact: true }))
    await expect(app.heading(texts.headings.list)).toBeFocused()
    await press(page.getByRole('button', { name: texts.list.buy }))
    await expect(app.heading(texts.headings.cart)).toBeFocused()
  })

  await test.step('the cart', async () => {
    const rows = app.rows
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    const more = rows.first().getByRole('button', { name: /^\+/ })
    await press(more, 'Space')
    await expect(more).toBeFocused()
    await press(rows.first().getByRole('button', { name: texts.cart.remove }))
    await expect(rows).toHaveCount(before - 1)
    await expect(rows.first().getByRole('button', { name: texts.cart.remove })).toBeFocused()
    await press(page.getByRole('button', { name: texts.cart.checkout }))
    await expect(app.heading(texts.headings.delivery)).toBeFocused()
  })

  await test.step('the order', async () => {
    await tabTo(page.getByLabel(texts.delivery.street))
    await page.keyboard.type('Минск')
    await tabTo(page.getByRole('radio', { name: texts.delivery.cash }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: texts.delivery.card })).toBeChecked()
    await press(page.getByRole('button', { name: texts.delivery.submit, exact: true }))
    await expect(app.toast(texts.delivery.placed)).toBeVisible()
  })
})

test('The focus moves to the next card when its card is removed', async ({
  page,
  signedIn: app,
  catalogue,
}) => {
  const [first, second] = catalogue.cards.map(({ title }) =>
    page.getByRole('button', { name: texts.marks.of(texts.marks.like, title) }),
  )
  if (!first || !second) throw new Error('The category under test has fewer than two recipes.')
  await app.open(`/selected_category/${catalogue.category.id}`)
  for (const mark of [first, second]) {
    await mark.focus()
    await page.keyboard.press('Space')
  }
  await app.open('/likerecipe')
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toHaveCount(0)
  await expect(second).toBeFocused()
  await page.keyboard.press('Space')
  await expect(app.heading(texts.headings.liked)).toBeFocused()
})

test('A dish of the plan is chosen by keyboard, also one that appears on the way', async ({ page, app }) => {
  await app.open('/plan?week=2100-11-22')
  const add = page.getByRole('button', { name: /^Добавить блюдо: понедельник, 22 ноября, ужин$/ })
  await tabTo(add)
  await page.keyboard.press('Enter')
  const tiles = page.getByRole('list', { name: texts.plan.recipes }).getByRole('button')
  await expect(tiles.first()).toBeVisible()
  await page.keyboard.press('Escape')
  // The browser hides it before it fires `close`; a press in between would open nothing.
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(add).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('dialog').getByRole('tab', { selected: true }))
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: texts.plan.allTab, selected: true })).toBeFocused()
  const shown = await tiles.count()
  const late = tiles.nth(shown)
  await tabTo(tiles.nth(shown - 1))
  await expect(late).toBeAttached()
  await tabTo(late)
  const [title] = (await late.innerText()).split('\n')
  await page.keyboard.press('Enter')
  await expect(app.messages.getByText(`В плане: ${title}`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const tabBackTo = (target: Locator) => tabTo(target, 'Shift+Tab')
