import type { BrowserContext, Page } from 'playwright/test'

import { App } from './app'
import { fillInDelivery, ordersCall, refuseOrders } from './delivery'
import { expect, failedRequests, test } from './fixtures'

const done = 'Ваш заказ оформлен.Ожидайте звонка менеджера'
const submit = (page: Page) => page.getByRole('button', { name: 'Отправить', exact: true })
const waiting = (page: Page) => page.getByRole('region', { name: 'Заказ ждёт связи' })

type Sent = { key: string; items: { title: string; count: number }[]; total: number }

/** The orders that leave the browser from now on. */
function watchOrders(context: BrowserContext) {
  const sent: Sent[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && ordersCall.test(request.url())) sent.push(request.postDataJSON())
  })
  return sent
}

/** The statuses by which the shop answers orders from now on. */
function watchAnswers(context: BrowserContext) {
  const statuses: number[] = []
  context.on('response', (response) => {
    const isOrder = response.request().method() === 'POST' && ordersCall.test(response.url())
    if (isOrder) statuses.push(response.status())
  })
  return statuses
}

test.describe('Where the operator takes orders', { tag: '@orders' }, () => {
  test.use({ allowedErrors: failedRequests })

  test.beforeEach(async ({ page, app, catalogue: { products } }) => {
    const [salt, sugar] = products
    await app.seed({
      shopList: JSON.stringify([salt?.title, sugar?.title]),
      cart: JSON.stringify({ counts: { [salt?.title ?? '']: 3, [sugar?.title ?? '']: 0 }, removed: [] }),
    })
    await app.open('/delivery')
    await expect(page.getByText(/^1 продукт, /)).toBeVisible()
  })

  test('an order arrives, and can be read back by the number that is said', async ({
    page,
    context,
    app,
    request,
    catalogue: { products },
  }) => {
    const { API_HOST } = process.env
    const sent = watchOrders(context)
    await submit(page).click()
    await expect(page.getByLabel('Город/Улица')).toBeFocused()
    await expect(page.getByText('Обязательное поле')).toHaveCount(5)
    expect(sent, 'an order with errors').toEqual([])

    await fillInDelivery(page)
    await page.getByRole('radio', { name: 'Картой курьеру' }).check()
    await submit(page).click()
    await expect(app.toast(done)).toBeVisible()
    await expect(page).toHaveURL(/#\/category$/)
    const number = await app.messages.getByText(/^Заказ №\s\d+$/).textContent()
    const [{ id = '', title = '', price = 0 } = {}] = products
    const order = await request.get(`${API_HOST}/api/orders/${number?.replace(/\D/g, '')}`)
    expect(await order.json()).toMatchObject({
      items: [{ id, title, price, count: 3 }],
      total: Math.round(price * 300) / 100,
      address: { city: 'Минск, ул. Немига', house: '3/12', entrance: '1/4' },
      date: '2026-12-24',
      phone: '+375297620822',
      payment: 'card',
    })
    expect(await app.stored('shopList')).toBeNull()
    expect(await app.stored('cart')).toBeNull()
    expect(sent).toHaveLength(1)
  })

  test('a refused or failed one keeps list, cart and form, and goes out under the same key', async ({
    page,
    context,
    app,
  }) => {
    const sent = watchOrders(context)
    const answers = [
      {
        status: 422,
        body: '{"message":"Соль теперь стоит 9.99 руб."}',
        words: /^Магазин не принял заказ: Соль/,
      },
      { status: 500, body: '', words: /^Сервер сейчас не справляется/ },
      { status: 200, body: '{}', words: /^Сервер прислал непонятный ответ/ },
    ]
    await fillInDelivery(page)
    for (const { status, body, words } of answers) {
      await refuseOrders(page, { status, body })
      await submit(page).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words)
      await expect(page.getByLabel('Номер телефона')).toHaveValue('+375297620822')
      expect(await app.stored('shopList')).not.toBeNull()
      expect(await app.stored('cart')).not.toBeNull()
      await page.unroute(ordersCall)
    }
    await submit(page).click()
    await expect(app.toast(done)).toBeVisible()
    expect(sent).toHaveLength(answers.length + 1)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  test('without a network one waits in sight of every tab, and goes out once', async ({
    page,
    context,
    app,
  }) => {
    const sent = watchOrders(context)
    const statuses = watchAnswers(context)
    const other = new App(await context.newPage())
    await other.open('/delivery')
    await expect(other.page.getByText(/^1 продукт, /)).toBeVisible()
    await fillInDelivery(page)

    await context.setOffline(true)
    await submit(page).click()
    await expect(app.messages.getByText('Нет связи — заказ подождёт')).toBeVisible()
    await expect(app.messages.getByText(/адрес и телефон хранятся в этом браузере/)).toBeVisible()
    for (const tab of [page, other.page])
      await expect(waiting(tab).getByText(/^Заказ ждёт связи: 1 продукт/)).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
    expect(sent, 'orders sent without a network').toEqual([])

    await context.setOffline(false)
    for (const tab of [page, other.page]) await expect(waiting(tab)).toBeHidden()
    const told = [app, other].map(({ messages }) => messages.getByText(/^Заказ №\s\d+$/))
    await expect(async () => {
      const counts = await Promise.all(told.map((toast) => toast.count()))
      expect(Math.max(...counts)).toBe(1)
    }).toPass()
    expect(await app.stored('outbox')).toBeNull()
    // As the network comes back, an attempt may be lost; the next one is the same order.
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  })

  test('cancelled, one that waits brings list and cart back', async ({ page, context, app }) => {
    const list = await app.stored('shopList')
    const cart = await app.stored('cart')
    await fillInDelivery(page)
    await context.setOffline(true)
    await submit(page).click()
    await waiting(page)
      .getByText(/^Заказ ждёт связи/)
      .click()
    await expect(waiting(page).getByText(/Минск, ул. Немига/)).toBeVisible()
    await waiting(page).getByRole('button', { name: 'Отменить' }).click()
    await expect(waiting(page)).toBeHidden()
    await expect(app.toast('Заказ отменён, продукты снова в вашем списке')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await app.stored('shopList')).toBe(list)
    expect(await app.stored('cart')).toBe(cart)
    expect(await app.stored('outbox')).toBeNull()
  })
})
