import type { Page } from 'playwright/test'

import type { Product } from './api'
import { expect, test } from './fixtures'

/* The shopping list between the shelves. The shop is the tests' own: three departments and a thing of none. */

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
  product('Соль', 'Бакалея', true),
  product('Пакет'),
]

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(({ api }) => api.answer('shop', shop))

test('In the shop: typed in, put in the order of the way, ticked off, taken back, printed', async ({
  page,
  app,
  browserName,
}) => {
  await app.seed({ shopList: '["Соль","Пакет","Творог"]' })
  await app.open('/myshoplist')

  await test.step('entries of one’s own stand where the shop has them; what is none is said', async () => {
    await expect(headings(page)).toHaveText(['Молочное', 'Бакалея', 'Прочее'])
    await button(page, 'Добавить').click()
    const field = page.getByRole('textbox', { name: 'Что ещё купить' })
    await expect(field).toHaveAccessibleDescription('Напишите, что нужно купить')
    await field.fill('свекла')
    await field.press('Enter')
    await expect(headings(page)).toHaveText(['Овощи', 'Молочное', 'Бакалея', 'Прочее'])
    expect(await app.storedValue('shopList')).toEqual(['Соль', 'Пакет', 'Творог', 'Свёкла'])
  })

  await test.step('departments are moved by keyboard and by dragging, and stay', async () => {
    await button(page, 'Порядок отделов').click()
    const panel = page.getByRole('region', { name: 'Порядок отделов' })
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
    await button(page, 'Готово').click()
    await page.reload()
    await expect(headings(page)).toHaveText(['Бакалея', 'Молочное', 'Овощи', 'Прочее'])
  })

  await test.step('what is ticked stays for five seconds, then folds away, and is there again on request', async () => {
    await app.stopClock()
    await box(page, 'Творог').click()
    await page.clock.runFor(4900)
    await expect(box(page, 'Творог')).toBeChecked()
    await expect(button(page, 'Куплено')).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(headings(page)).toHaveText(['Бакалея', 'Овощи', 'Прочее', /^Куплено/])
    await expect(box(page, 'Творог')).toHaveCount(0)
    await expect(box(page, 'Свёкла')).toBeFocused()
    await page.clock.resume()
    await page.reload()
    await button(page, 'Куплено').click()
    await box(page, 'Творог').uncheck()
    await expect(headings(page)).toHaveText(['Бакалея', 'Молочное', 'Овощи', 'Прочее'])
    await box(page, 'Творог').check()
  })

  await test.step('every removal can be undone', async () => {
    const undo = app.messages.getByRole('button', { name: /Отменить/ })
    await button(page, 'X Пакет').click()
    await undo.click()
    await expect(box(page, 'Пакет')).toBeVisible()
    await expect(undo).toHaveCount(0)
    await button(page, 'Очистить список').click()
    await expect(page.getByText('Ваш список пуст...', { exact: true })).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
    await undo.click()
    await expect(box(page, 'Пакет')).toBeVisible()
    expect(await app.storedValue('shopList')).toEqual(['Соль', 'Пакет', 'Творог', 'Свёкла'])
    expect(await app.storedValue('bought')).toEqual(['Творог'])
  })

  await test.step('what is left is copied, and is all there is on paper', async () => {
    // Chromium alone lets a test read what is copied.
    const canRead = browserName === 'chromium'
    if (canRead) await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, 'Скопировать список').click()
    await expect(app.toast('Список скопирован')).toBeVisible()
    if (canRead)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'Бакалея\nСоль\n\nОвощи\nСвёкла\n\nПрочее\nПакет',
      )
    await page.emulateMedia({ media: 'print' })
    await expect(rows(page).filter({ visible: true })).toHaveText([/^Соль/, /^Свёкла/, /^Пакет/])
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('textbox')).toBeHidden()
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('what is in the bag is not ordered', async () => {
    await button(page, 'Купить').click()
    await expect(page.getByText(/^Общая сумма/)).toHaveText('Общая сумма 3.00 руб.')
    await expect(rows(page)).toHaveCount(3)
  })
})

test('The editor asks about what is usually at home, and drops nothing in silence', async ({
  page,
  app,
  api,
  catalogue: { recipe },
}) => {
  const ingredients = ['Соль', 'Свёкла', 'Морковь']
  const own = {
    ...recipe,
    id: 'own',
    ingredients,
    quantity: ['по вкусу', '2 шт', '1 шт'],
    amounts: undefined,
  }
  await api.answer('selected/own/category', { own: [own] })
  await app.open('/shoppinglist/own')
  await expect(headings(page)).toHaveText(['Обычно есть дома'])
  await button(page, 'Всё есть дома').click()
  await expect(box(page, 'Соль')).toBeChecked()
  await box(page, 'Соль').uncheck()
  await button(page, 'X Морковь').click()
  await button(page, 'Отменить').click()
  await button(page, 'Сохранить').click()
  await expect(app.heading('Мой шоппинг лист')).toBeVisible()
  expect(await app.storedValue('shopList')).toEqual(ingredients)
  await expect(rows(page).filter({ hasText: 'Соль' })).toContainText('Обычно есть дома')
})
