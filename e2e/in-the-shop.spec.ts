import type { Page } from 'playwright/test'

import type { Product } from './api'
import { openTools, unfoldStaples } from './cart-rows'
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
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test.beforeEach(({ api }) => api.answer('shop', shop))

test('The list in the shop: entries added, departments ordered, entries ticked, restored, copied and printed', async ({
  page,
  app,
  browserName,
}) => {
  await app.seed({ shopList: '["Мука","Пакет","Творог"]' })
  await app.open('/myshoplist')

  await test.step('custom entries are placed in their department; an empty one is reported', async () => {
    await expect(headings(page)).toHaveText(['Молочное', 'Бакалея', 'Прочее'])
    await button(page, texts.common.add).click()
    const field = page.getByRole('textbox', { name: 'Что ещё купить' })
    await expect(field).toHaveAccessibleDescription(texts.list.nothingTyped)
    await field.fill('свекла')
    await field.press('Enter')
    await expect(headings(page)).toHaveText(['Овощи', 'Молочное', 'Бакалея', 'Прочее'])
    expect(await app.storedValue('shopList')).toEqual(['Мука', 'Пакет', 'Творог', 'Свёкла'])
  })

  await test.step('departments are moved by keyboard and by dragging, and keep their order', async () => {
    await openTools(page)
    await button(page, texts.list.order).click()
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
    await button(page, texts.list.orderDone).click()
    await page.reload()
    await expect(headings(page)).toHaveText(['Бакалея', 'Молочное', 'Овощи', 'Прочее'])
  })

  await test.step('a ticked entry stays for five seconds, then moves to the folded list of bought ones', async () => {
    await app.stopClock()
    await box(page, 'Творог').click()
    await page.clock.runFor(4900)
    await expect(box(page, 'Творог')).toBeChecked()
    await expect(button(page, texts.list.bought)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(headings(page)).toHaveText(['Бакалея', 'Овощи', 'Прочее', /^Куплено/])
    await expect(box(page, 'Творог')).toHaveCount(0)
    await expect(box(page, 'Свёкла')).toBeFocused()
    await page.clock.resume()
    await page.reload()
    await button(page, texts.list.bought).click()
    await box(page, 'Творог').uncheck()
    await expect(headings(page)).toHaveText(['Бакалея', 'Молочное', 'Овощи', 'Прочее'])
    await box(page, 'Творог').check()
  })

  await test.step('every removal can be undone', async () => {
    const undo = app.messages.getByRole('button', { name: /Отменить/ })
    await button(page, texts.list.remove('Пакет')).click()
    await undo.click()
    await expect(box(page, 'Пакет')).toBeVisible()
    await expect(undo).toHaveCount(0)
    await openTools(page)
    await button(page, 'Очистить список').click()
    await expect(page.getByText(texts.list.empty, { exact: true })).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
    await undo.click()
    await expect(box(page, 'Пакет')).toBeVisible()
    expect(await app.storedValue('shopList')).toEqual(['Мука', 'Пакет', 'Творог', 'Свёкла'])
    expect(await app.storedValue('bought')).toEqual(['Творог'])
  })

  await test.step('only what is left to buy is copied and printed', async () => {
    // Only Chromium lets a test read the clipboard.
    const canRead = browserName === 'chromium'
    if (canRead) await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTools(page)
    await button(page, 'Скопировать список').click()
    await expect(app.toast('Список скопирован')).toBeVisible()
    if (canRead)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'Бакалея\nМука\n\nОвощи\nСвёкла\n\nПрочее\nПакет',
      )
    await page.emulateMedia({ media: 'print' })
    await expect(app.rows.filter({ visible: true })).toHaveText([/^Мука/, /^Свёкла/, /^Пакет/])
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('textbox')).toBeHidden()
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('bought entries are not ordered', async () => {
    await button(page, texts.list.buy).click()
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
  await button(page, 'Всё есть дома').click()
  await expect(box(page, 'Соль')).toBeChecked()
  await box(page, 'Соль').uncheck()
  await button(page, texts.list.remove('Морковь')).click()
  await button(page, texts.common.undo).click()
  await button(page, texts.common.save).click()
  await expect(app.heading(texts.headings.list)).toBeVisible()
  expect(await app.storedValue('shopList')).toEqual(ingredients)
  await expect(app.rows).toHaveText([/^Свёкла/, /^Морковь/])
  await unfoldStaples(page)
  await expect(app.rows).toHaveText([/^Свёкла/, /^Морковь/, /^Соль/])
})
