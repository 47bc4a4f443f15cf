import type { Page } from 'playwright/test'

import { expect, test } from './fixtures'
import { texts } from './texts'

// The announcements to screen readers of changes that are otherwise only visible.

const expectAnnounced = (page: Page, message: string) =>
  expect(
    page.locator('[aria-live=polite]').filter({ hasText: new RegExp(`^${escape(message)}$`) }),
    `announcement «${message}»`,
  ).toHaveCount(1)

const escape = (message: string) => message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('Marks that are set and removed are announced with the recipe', async ({
  page,
  signedIn: app,
  catalogue: { category, cards },
}) => {
  const title = cards[0]?.title ?? ''
  await app.open(`/selected_category/${category.id}`)
  const like = page.getByRole('button', { name: texts.marks.of(texts.marks.like, title) })
  const save = page.getByRole('button', { name: texts.marks.of(texts.marks.save, title) })
  await like.click()
  await expectAnnounced(page, `Добавлено в понравившиеся: ${title}`)
  await like.click()
  await expectAnnounced(page, `Удалено из понравившихся: ${title}`)
  await save.click()
  await expectAnnounced(page, `Добавлено в сохранённые: ${title}`)
  await save.click()
  await expectAnnounced(page, `Удалено из сохранённых: ${title}`)
})

test('Rows of the editor and of the list that are removed, bought or restored are announced by name', async ({
  page,
  app,
  catalogue: { recipe },
}) => {
  const [one = '', two = ''] = recipe.ingredients
  await app.open(`/shoppinglist/${recipe.id}`)
  await page.getByRole('button', { name: texts.list.remove(one) }).click()
  await expectAnnounced(page, `Удалено: ${one}`)
  await page.getByRole('button', { name: texts.common.save, exact: true }).click()
  await page.getByRole('button', { name: texts.list.remove(two) }).click()
  await app.messages.getByRole('button', { name: `Удалено: ${two} ${texts.common.undo}` }).click()
  await expectAnnounced(page, `Вернули: ${two}`)
  const box = page.getByRole('checkbox', { name: two, exact: true })
  await box.click()
  await expectAnnounced(page, `Куплено: ${two}`)
  await box.click()
  await expectAnnounced(page, `Снова в списке: ${two}`)
})

test('The cart announces counts, the sum, and restored products', async ({
  page,
  app,
  catalogue: { products },
}) => {
  const [product] = products
  if (!product) throw new Error('The shop under test sells nothing.')
  await app.seed({ shopList: JSON.stringify([product.title]) })
  await app.open('/shop')
  await page.getByRole('button', { name: texts.cart.more(product.title) }).click()
  await expectAnnounced(page, `${product.title}: ${product.count + 1} шт`)
  const sum = ((Math.round(product.price * 100) * (product.count + 1)) / 100).toFixed(2)
  await expectAnnounced(page, texts.cart.total(sum))
  await page.getByRole('button', { name: texts.cart.remove }).click()
  await expect(app.messages.getByText(texts.cart.removedOne(product.title))).toBeVisible()
  await app.messages.getByRole('button', { name: texts.common.undo }).click()
  await expectAnnounced(page, `Вернули в корзину: ${product.title}`)
})

test('The category list announces how many categories are shown after loading more', async ({
  page,
  app,
  catalogue: { categories },
}) => {
  test.skip(categories.length <= 9, 'needs an API with more categories than one response contains')
  await app.open('/category')
  await page.getByRole('button', { name: texts.catalog.loadMore }).click()
  const links = app.rows
  await expect(links).not.toHaveCount(9)
  await expect(page.getByRole('status').filter({ hasText: /^Показано категорий/ })).toHaveText(
    `Показано категорий: ${await links.count()}`,
  )
})
