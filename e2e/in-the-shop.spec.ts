import type { Locator, Page } from 'playwright/test'

import type { Product } from './api'
import { openTools, unfoldStaples } from './cart-rows'
import { expectCopied } from './clipboard'
import { expect, test } from './fixtures'
import { texts } from './texts'

// The shopping list while shopping. A sample shop: three departments and a product without one.

const product = (title: string, department?: string, staple?: boolean) => ({
  id: `own-${title}`,
  title,
  price: 1,
  quantity: '1 кг',
  image: '',
  count: 1,
  department,
  staple,
})
const shop: Product[] = [
  product('Свёкла', 'Овощи'),
  product('Морковь', 'Овощи'),
  product('Творог', 'Молочное'),
  product('Мука', 'Бакалея'),
  product('Соль', 'Бакалея', true),
  product('Пакет'),
]

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test.beforeEach(({ api }) => api.answer('shop', shop))

test('The list in the shop: entries added, departments ordered, entries ticked, restored, copied and printed', async ({
  page,
  app,
}) => {
  await app.seed({ shopList: '["Мука","Пакет","Творог"]' })
  await app.open('/myshoplist')

  await test.step('custom entries are placed in their department; an empty one is reported', async () => {
    await expect(headings(page)).toHaveText(['Молочное', 'Бакалея', 'Прочее'])
    await app.button(texts.common.add).click()
    const field = page.getByRole('textbox', { name: texts.list.entry })
    await expect(field).toHaveAccessibleDescription(texts.list.nothingTyped)
    await field.fill('свекла')
    await field.press('Enter')
    await expect(headings(page)).toHaveText(['Овощи', 'Молочное', 'Бакалея', 'Прочее'])
    expect(await app.storedValue('shopList')).toEqual(['Мука', 'Пакет', 'Творог', 'Свёкла'])
  })

  await test.step('departments are moved by keyboard and by dragging, and keep their order', async () => {
    await openTools(page)
    await app.button(texts.list.order).click()
    const panel = page.getByRole('region', { name: texts.list.order })
    const up = panel.getByRole('button', { name: 'Выше: Бакалея' })
    await up.press('ArrowUp')
    await expect(panel.getByRole('listitem')).toHaveText(['Овощи', 'Бакалея', 'Молочное'])
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Бакалея: 2 из 3' })).toHaveCount(1)
    await expect(up).toBeFocused()
    const grip = (name: string) =>
      panel.getByRole('listitem').filter({ hasText: name }).locator('[data-handle]')
    await expect(panel.locator('[draggable=true]')).toHaveCount(3)
    await grip('Овощи').dragTo(grip('Молочное'))
    await expect(panel.getByRole('listitem')).toHaveText(['Бакалея', 'Молочное', 'Овощи'])
    await app.button(texts.list.orderDone).click()
    await page.reload()
    await expect(headings(page)).toHaveText(['Бакалея', 'Молочное', 'Овощи', 'Прочее'])
  })

  await test.step('a ticked entry stays for three seconds, then moves to the folded list of bought ones', async () => {
    await app.stopClock()
    await box(page, 'Творог').click()
    await page.clock.runFor(2900)
    await expect(box(page, 'Творог')).toBeChecked()
    await expect(app.button(texts.list.bought)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(headings(page)).toHaveText(['Бакалея', 'Овощи', 'Прочее', /^Куплено/])
    await expect(box(page, 'Творог')).toHaveCount(0)
    await expect(box(page, 'Свёкла')).toBeFocused()
    await page.clock.resume()
    await page.reload()
    await app.button(texts.list.bought).click()
    await box(page, 'Творог').uncheck()
    await expect(headings(page)).toHaveText(['Бакалея', 'Молочное', 'Овощи', 'Прочее'])
    await box(page, 'Творог').check()
  })

  await test.step('every removal can be undone', async () => {
    const undo = app.messages.getByRole('button', { name: texts.common.undo })
    await app.button(texts.list.remove('Пакет')).click()
    await undo.click()
    await expect(box(page, 'Пакет')).toBeVisible()
    await expect(undo).toHaveCount(0)
    await openTools(page)
    await app.button('Очистить список').click()
    await expect(page.getByText(texts.list.empty, { exact: true })).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
    await undo.click()
    await expect(box(page, 'Пакет')).toBeVisible()
    expect(await app.storedValue('shopList')).toEqual(['Мука', 'Пакет', 'Творог', 'Свёкла'])
    expect(await app.storedValue('bought')).toEqual(['Творог'])
  })

  await test.step('only what is left to buy is copied and printed', async () => {
    await openTools(page)
    await expectCopied(
      app.button('Скопировать список'),
      'Бакалея\nМука\n\nОвощи\nСвёкла\n\nПрочее\nПакет',
      'Список скопирован',
    )
    await page.emulateMedia({ media: 'print' })
    await expect(app.rows.filter({ visible: true })).toHaveText([/^Мука/, /^Свёкла/, /^Пакет/])
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('textbox')).toBeHidden()
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('bought entries are not ordered', async () => {
    await app.button(texts.list.buy).click()
    await expect(page.getByText(texts.cart.sum)).toHaveText(texts.cart.total('3.00'))
    await expect(app.rows).toHaveCount(3)
  })
})

test('The editor asks about staples, and keeps what is not confirmed', async ({
  page,
  app,
  api,
  catalogue: { recipe },
}) => {
  const ingredients = ['Соль', 'Свёкла', 'Морковь']
  const sample = {
    ...recipe,
    id: 'own',
    ingredients,
    quantity: ['по вкусу', '2 шт', '1 шт'],
    amounts: undefined,
  }
  await api.answer('selected/own/category', { own: [sample] })
  await app.open('/shoppinglist/own')
  await expect(headings(page)).toHaveText([texts.list.atHome])
  await app.button('Всё есть дома').click()
  await expect(box(page, 'Соль')).toBeChecked()
  await box(page, 'Соль').uncheck()
  await app.button(texts.list.remove('Морковь')).click()
  await app.button(texts.common.undo).click()
  await app.button(texts.common.save).click()
  await expect(app.heading(texts.headings.list)).toBeVisible()
  expect(await app.storedValue('shopList')).toEqual(ingredients)
  await expect(app.rows).toHaveText([/^Свёкла/, /^Морковь/])
  await unfoldStaples(page)
  await expect(app.rows).toHaveText([/^Свёкла/, /^Морковь/, /^Соль/])
})

test('On a phone the list begins high, and its menu opens above it', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.seed({ shopList: '["Мука","Свёкла"]' })
  await app.open('/myshoplist')
  await expect(headings(page)).toHaveText(['Овощи', 'Бакалея'])
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Infinity
  expect(await top(app.row('Свёкла'))).toBeLessThanOrEqual(300)
  const menu = page.getByRole('button', { name: texts.list.tools })
  const back = app.button(texts.common.back)
  expect(await top(menu)).toBe(await top(back))
  await menu.click()
  expect(await top(app.button(texts.list.order))).toBeLessThan(await top(page.getByLabel(texts.list.entry)))
})
