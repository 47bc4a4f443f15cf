import type { Catalogue } from './api'
import { expect, test } from './fixtures'
import { texts } from './texts'

const { sections, receipt } = texts

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 390, height: 844 }

/** The titles of three products of the shop, none of them a staple. */
const threeOf = ({ products }: Catalogue) =>
  products
    .filter(({ staple }) => !staple)
    .slice(0, 3)
    .map(({ title }) => title)

test.describe('The sections', () => {
  for (const [size, viewport] of [
    ['phone', NARROW],
    ['desktop', WIDE],
  ] as const) {
    test(`lead to their screens and mark the present one, on a ${size}`, async ({ page, app }) => {
      await page.setViewportSize(viewport)
      await app.open('/')
      const nav = page.getByRole('navigation', { name: sections.name, exact: true })
      for (const [name, path] of [
        [sections.recipes, 'category'],
        [sections.plan, 'plan'],
        [sections.list, 'myshoplist'],
        [sections.cart, 'shop'],
        [sections.mine, 'mine'],
      ] as const) {
        const link = nav.getByRole('link', { name, exact: true })
        await link.click()
        await expect(page).toHaveURL(new RegExp(`#/${path}$`))
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(nav.locator('[aria-current]')).toHaveCount(1)
      }
    })
  }

  test('count what is still to be bought and what is in the cart', async ({ page, app, catalogue }) => {
    const list = threeOf(catalogue)
    await page.setViewportSize(NARROW)
    await app.seed({ shopList: JSON.stringify(list), bought: JSON.stringify(list.slice(2)) })
    await app.open('/category')
    const nav = page.getByRole('navigation', { name: sections.name, exact: true })
    await expect(nav.getByRole('link', { name: 'Список в списке 2', exact: true })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Корзина в корзине 2', exact: true })).toBeVisible()
  })

  test('cover no action of a list, and are hidden beside the account forms', async ({
    page,
    app,
    catalogue,
  }) => {
    await page.setViewportSize(NARROW)
    await app.seed({ shopList: JSON.stringify(threeOf(catalogue)) })
    await app.open('/myshoplist')
    const bar = page.getByRole('navigation', { name: sections.name, exact: true })
    const buy = page.getByRole('button', { name: texts.list.buy })
    await expect(buy).toBeVisible()
    const [barBox, buyBox] = [await bar.boundingBox(), await buy.boundingBox()]
    expect((buyBox?.y ?? 0) + (buyBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
    await app.open('/login')
    await expect(bar).toBeHidden()
  })
})

test('The search of the header leads to the categories with its text', async ({ page, app }) => {
  await page.setViewportSize(WIDE)
  await app.open('/plan')
  const search = page.getByRole('banner').getByRole('textbox')
  await search.fill('суп')
  await search.press('Enter')
  await expect(page).toHaveURL(/#\/category\?q=/)
  await expect(page.getByRole('main').getByRole('search').getByRole('textbox')).toHaveValue('суп')
})

test.describe('An order', () => {
  test.beforeEach(async ({ app, page, catalogue }) => {
    await app.seed({ shopList: JSON.stringify(threeOf(catalogue)) })
    await app.open('/delivery')
    await page.getByRole('button', { name: 'Сегодня' }).click()
    await expect(page.getByLabel(texts.delivery.date)).not.toHaveValue('')
    await app.button(texts.delivery.submit).click()
    await expect(page).toHaveURL(/#\/category$/)
  })

  test('leaves a receipt that names the empty fields and puts its products back', async ({
    page,
    app,
    catalogue,
  }) => {
    const card = page.getByRole('region', { name: receipt.title })
    await expect(card).toContainText('3 товара')
    await expect(card).toContainText('Не заполнено: Город/Улица, Дом/Квартира, Подъезд/Этаж, Номер телефона.')
    expect(await app.stored('shopList')).toBeNull()
    await card.getByRole('button', { name: receipt.backToList }).click()
    await expect(card).toBeHidden()
    await app.open('/myshoplist')
    for (const title of threeOf(catalogue)) await expect(page.getByText(title, { exact: true })).toBeVisible()
  })

  test('can be repeated later', async ({ page, app, catalogue }) => {
    await app.load('/orders')
    await app.button(receipt.repeat).click()
    await expect(app.heading(texts.headings.cart)).toBeVisible()
    for (const title of threeOf(catalogue))
      await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible()
  })
})

test('The gate names the dish and leads on to it after the sign-in', async ({
  page,
  app,
  account,
  catalogue,
}) => {
  const { recipe } = catalogue
  await app.open(`/selected_recipe/${recipe.id}/`)
  await expect(page.getByText(texts.recipe.signInToCook(recipe.title))).toBeVisible()
  await app.signIn(account)
  await expect(page).toHaveURL(/#\/category$/)
  await page.getByRole('region', { name: 'Продолжить' }).getByRole('link', { name: 'Открыть рецепт' }).click()
  await expect(app.heading(recipe.title)).toBeVisible()
  await page.getByRole('button', { name: texts.marks.of(texts.marks.like, recipe.title) }).click()
  await app.open('/likerecipe')
  await expect(page.getByRole('link', { name: recipe.title })).toBeVisible()
})

test('Toasts of a phone come one at a time above the bar', async ({ page, app, catalogue }) => {
  const list = threeOf(catalogue)
  await page.setViewportSize(NARROW)
  await app.seed({ shopList: JSON.stringify(list) })
  await app.open('/myshoplist')
  for (const title of list.slice(0, 2)) await app.button(texts.list.remove(title)).click()
  await expect(app.messages.getByRole('button', { name: /^Удалено: / })).toHaveCount(1)
  const bar = await page.getByRole('navigation', { name: sections.name, exact: true }).boundingBox()
  const toast = await app.messages.getByRole('button').first().boundingBox()
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})
