import type { Locator } from 'playwright/test'

import { first } from './api'
import type { App } from './app'
import { expect, failedRequests, test } from './fixtures'
import { texts } from './texts'

/** The card of a toast. */
const cardOf = (app: App, text: string) =>
  app.messages.getByRole('status').locator(':scope > *').filter({ hasText: text })

/** The name and the duration of the card's animation. */
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
    await expect(page.getByRole('button', { name: texts.cart.remove })).toHaveCount(2)
    await expect(app.progress).toBeHidden()
    await app.stopClock()
  })

  test('enters in 400 ms, stays 5000 ms, leaves in 400 ms', async ({ page, app }) => {
    await page.getByRole('button', { name: texts.cart.remove }).first().click()
    await page.mouse.move(0, 0)
    const card = cardOf(app, texts.cart.removed)
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

  test('stays while it is hovered, and while it contains the focus', async ({ page, app }) => {
    await page.getByRole('button', { name: texts.cart.remove }).first().click()
    const card = cardOf(app, texts.cart.removed)
    await card.hover()
    await page.clock.runFor(20_000)
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: texts.common.closeToast }).focus()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(card).toBeVisible()
    await page.getByRole('button', { name: texts.cart.checkout }).focus()
    await untilGone(card, () => page.clock.runFor(1000))
  })

  test('gives way to what the keyboard focuses under it', async ({ page, app, isMobile }) => {
    test.skip(isMobile, 'on phones it is as wide as the window')
    const buttons = page.getByRole('button', { name: texts.cart.remove })
    await buttons.first().click()
    const card = cardOf(app, texts.cart.removed)
    await expect(card).toBeVisible()
    const target = buttons.first()
    await target.evaluate(({ style }) =>
      Object.assign(style, { position: 'fixed', left: '2rem', bottom: '2rem' }),
    )
    const isCovered = () =>
      target.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await page.getByRole('button', { name: texts.cart.checkout }).focus()
    expect(await isCovered()).toBe(true)
    // After a key the browser takes any focus for the keyboard's.
    await page.keyboard.press('Tab')
    await target.focus()
    await expect.poll(isCovered).toBe(false)
  })

  test('runs its action on click, and disappears', async ({ page, app, catalogue: { products } }) => {
    const { title } = first(products)
    await page.getByRole('button', { name: texts.cart.remove }).first().click()
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    const card = cardOf(app, title)
    await card.getByText(texts.cart.removedOne(title)).click()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await untilGone(card, () => page.clock.runFor(100))
  })

  test('disappears by its close button without running its action', async ({
    page,
    app,
    catalogue: { products },
  }) => {
    const { title } = first(products)
    await page.getByRole('button', { name: texts.cart.remove }).first().click()
    const card = cardOf(app, title)
    await card.getByRole('button', { name: texts.common.closeToast }).click()
    await untilGone(card, () => page.clock.runFor(100))
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  })

  test('without an action disappears on click', async ({ page, app, catalogue: { recipe } }) => {
    // Not `open`: a navigation renders its title first, and no frame follows while the clock is stopped.
    await app.load(`/shoppinglist/${recipe.id}`)
    await page.getByRole('button', { name: texts.common.save, exact: true }).click()
    const card = cardOf(app, texts.editor.saved)
    await card.getByText(texts.editor.saved).click()
    await untilGone(card, () => page.clock.runFor(100))
  })

  test('is stacked below the previous one on wide screens, in a polite live region', async ({
    page,
    app,
    catalogue: { products },
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: texts.cart.remove }).first().click()
    await page.getByRole('button', { name: texts.cart.remove }).first().click()
    const titles = products.slice(0, 2).map(({ title }) => new RegExp(texts.cart.removedOne(title)))
    await expect(app.messages.getByRole('status').locator(':scope > *')).toHaveText(titles)
    await expect(app.messages.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('A toast on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('leaves the sum of a cart with gaps free', async ({ page, app, catalogue: { products } }) => {
    const titles = products.slice(0, 3).map(({ title }) => title)
    await app.seed({ shopList: JSON.stringify([...titles, 'Рог единорога']) })
    await app.open('/shop')
    await page.getByRole('button', { name: texts.cart.remove }).first().click()
    await expectApart(cardOf(app, texts.cart.removed), page.getByText('Без 1 товара'))
  })

  for (const count of [2, 4, 5, 6, 12])
    test(`leaves the way to the cart free at the end of a list of ${count}`, async ({ page, app }) => {
      await app.seed({ shopList: JSON.stringify(Array.from({ length: count }, (_, at) => `Рог ${at}`)) })
      await app.open('/myshoplist')
      await app.button(texts.list.anyRemove).first().click()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expectApart(cardOf(app, texts.list.removed), app.button(texts.list.buy))
    })

  test('leaves the button that closes a tall sheet free', async ({ page, app }) => {
    await app.open('/plan?week=2026-11-23')
    await page.getByRole('button', { name: texts.plan.addOnMonday }).click()
    await page.getByRole('list', { name: texts.plan.recipes }).getByRole('button').first().click()
    await app.button(texts.plan.buildList).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('checkbox').nth(5)).toBeVisible()
    await expectApart(
      cardOf(app, 'В плане: '),
      sheet.getByRole('button', { name: texts.common.close, exact: true }),
    )
  })
})

test.describe('A toast in a tall window', () => {
  test('leaves the way on free below a short day of the plan', async ({ page, app }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await app.open('/plan?week=2026-11-23')
    await page.getByRole('button', { name: texts.plan.addOnMonday }).click()
    await page.getByRole('list', { name: texts.plan.recipes }).getByRole('button').first().click()
    await expectApart(cardOf(app, 'В плане: '), app.button(texts.plan.buildList))
  })

  test('leaves the way on free below a short recipe', async ({ api, signedIn, catalogue: { recipe } }) => {
    await signedIn.page.setViewportSize({ width: 430, height: 932 })
    const { name, title, video } = recipe
    const salt = {
      id: 'salt',
      name,
      title,
      video,
      ingredients: ['Соль'],
      quantity: ['1 г'],
      instructions: ['Солите.'],
    }
    await api.answer('selected/salt/category', { salt: [salt] })
    await signedIn.open('/selected_recipe/salt/')
    await signedIn.button(texts.recipe.addAll).click()
    await expectApart(cardOf(signedIn, texts.recipe.addedAll), signedIn.button(texts.cooking.start))
  })
})

test.describe('A toast on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('leaves the way on free, from the cart to the order and in the plan', async ({
    page,
    app,
    catalogue: { products },
  }) => {
    await app.seed({ shopList: JSON.stringify(products.slice(0, 3).map(({ title }) => title)) })
    await app.open('/shop')
    await page.getByRole('button', { name: texts.cart.remove }).first().click()
    await expectApart(
      cardOf(app, texts.cart.removed),
      page.getByRole('button', { name: texts.cart.checkout }),
    )
    await page.getByRole('button', { name: texts.cart.checkout }).click()
    await expectApart(
      cardOf(app, texts.cart.removed),
      page.getByRole('button', { name: texts.delivery.submit, exact: true }),
    )
    await app.open('/plan?week=2026-11-23')
    await page.getByRole('button', { name: texts.plan.addOnMonday }).click()
    await page.getByRole('list', { name: texts.plan.recipes }).getByRole('button').first().click()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectApart(cardOf(app, 'В плане: '), page.getByRole('button', { name: texts.plan.buildList }))
  })
})

test.describe('An error toast', () => {
  test.use({ allowedErrors: failedRequests })

  test('is announced at once, as an alert', async ({ app, emulator }) => {
    await app.open('/login')
    await app.submitLogin({ email: emulator.newEmail(), password: 'Abc12345' })
    await expect(app.messages.getByRole('alert')).toContainText(texts.account.unknownUser)
  })
})

/** Advances the clock in steps until the card has been removed, so that React can render between them. */
async function untilGone(card: Locator, tick: () => Promise<void>) {
  await expect
    .poll(async () => {
      await tick()
      return card.count()
    }, 'the number of toasts left')
    .toBe(0)
}

/** Expects that the toast is there and does not cover the control. */
async function expectApart(toast: Locator, control: Locator) {
  await expect(toast).toBeVisible()
  await expect
    .poll(async () => {
      const [a, b] = [await toast.boundingBox(), await control.boundingBox()]
      if (!a || !b) return false
      return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
    }, 'whether the toast and the control are apart')
    .toBe(true)
}
