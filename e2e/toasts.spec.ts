import type { Locator } from 'playwright/test'

import { first } from './api'
import type { App } from './app'
import { failedRequests, expect, test } from './fixtures'

/** The whole card of a toast. */
const cardOf = (app: App, text: string) =>
  app.messages.getByRole('status').locator(':scope > *').filter({ hasText: text })

/** What moves the card, and how long it takes. */
const motionOf = (card: Locator) =>
  card.evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element)
    return { name: animationName, duration: animationDuration }
  })

test.describe('A toast', () => {
  test.beforeEach(async ({ page, app, catalogue: { products } }) => {
    await app.seed({ shopList: JSON.stringify(products.slice(0, 2).map(({ title }) => title)) })
    await page.clock.install()
    await app.open('/shop')
    await expect(page.getByRole('button', { name: 'Удалить' })).toHaveCount(2)
    await expect(app.progress).toBeHidden()
    await app.stopClock()
  })

  test('comes in 400 ms, stays 5000 ms, leaves in 400 ms', async ({ page, app }) => {
    await page.getByRole('button', { name: 'Удалить' }).first().click()
    await page.mouse.move(0, 0)
    const card = cardOf(app, 'Убрали из корзины')
    await expect(card).toBeVisible()
    const entering = await motionOf(card)
    expect(entering.duration).toBe('0.4s')
    await page.clock.runFor(4999)
    expect(await motionOf(card)).toEqual(entering)
    await page.clock.runFor(1)
    await expect.poll(async () => (await motionOf(card)).name).not.toBe(entering.name)
    expect((await motionOf(card)).duration).toBe('0.4s')
    await page.clock.runFor(399)
    await expect(card).toBeAttached()
    await untilGone(card, () => page.clock.runFor(50))
  })

  test('waits while it is pointed at, and while the focus is in it', async ({ page, app }) => {
    await page.getByRole('button', { name: 'Удалить' }).first().click()
    const card = cardOf(app, 'Убрали из корзины')
    await card.hover()
    await page.clock.runFor(20_000)
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: 'Закрыть уведомление' }).focus()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(card).toBeVisible()
    await page.getByRole('button', { name: 'Оформить доставку' }).focus()
    await untilGone(card, () => page.clock.runFor(1000))
  })

  test('calls what it was given on a click, and hides', async ({ page, app, catalogue: { products } }) => {
    const { title } = first(products)
    await page.getByRole('button', { name: 'Удалить' }).first().click()
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    const card = cardOf(app, title)
    await card.getByText(`Убрали из корзины: ${title}`).click()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await untilGone(card, () => page.clock.runFor(100))
  })

  test('hides by its close button without being called', async ({ page, app, catalogue: { products } }) => {
    const { title } = first(products)
    await page.getByRole('button', { name: 'Удалить' }).first().click()
    const card = cardOf(app, title)
    await card.getByRole('button', { name: 'Закрыть уведомление' }).click()
    await untilGone(card, () => page.clock.runFor(100))
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  })

  test('without anything to call hides on a click all the same', async ({
    page,
    app,
    catalogue: { recipe },
  }) => {
    // A step shows its title first, and frames stand still with the clock.
    await app.load(`/shoppinglist/${recipe.id}`)
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    const card = cardOf(app, 'Все ингредиенты сохранены в вашем шоппинг листе')
    await card.getByText('Все ингредиенты').click()
    await untilGone(card, () => page.clock.runFor(100))
  })

  test('stacks below the one before it, in a polite live region', async ({
    page,
    app,
    catalogue: { products },
  }) => {
    await page.getByRole('button', { name: 'Удалить' }).first().click()
    await page.getByRole('button', { name: 'Удалить' }).first().click()
    const titles = products.slice(0, 2).map(({ title }) => new RegExp(`Убрали из корзины: ${title}`))
    await expect(app.messages.getByRole('status').locator(':scope > *')).toHaveText(titles)
    await expect(app.messages.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('An error', () => {
  test.use({ allowedErrors: failedRequests })

  test('speaks up at once, as an alert', async ({ page, app, emulator }) => {
    await app.open('/login')
    await page.getByLabel('Email').fill(emulator.newEmail())
    await page.getByRole('textbox', { name: 'Пароль' }).fill('Abc12345')
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(app.messages.getByRole('alert')).toContainText('Пользователь не найден')
  })
})

/** Lets time go in steps until the card has left: React may take its turn between two of them. */
async function untilGone(card: Locator, tick: () => Promise<void>) {
  await expect
    .poll(async () => {
      await tick()
      return card.count()
    })
    .toBe(0)
}
