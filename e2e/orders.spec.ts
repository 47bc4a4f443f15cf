import type { BrowserContext, Page } from 'playwright/test'

import { App } from './app'
import { fillInDelivery, ordersCall, refuseOrders } from './delivery-form'
import { expect, failedRequests, test } from './fixtures'
import { texts } from './texts'

const done = texts.delivery.placed
const submit = (page: Page) => page.getByRole('button', { name: texts.delivery.submit, exact: true })
const pendingOrder = (page: Page) => page.getByRole('region', { name: texts.orders.pending })

type Sent = { key: string; items: { title: string; count: number }[]; total: number }

/** Records the orders that the browser sends from now on. */
function recordOrders(context: BrowserContext) {
  const sent: Sent[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && ordersCall.test(request.url())) sent.push(request.postDataJSON())
  })
  return sent
}

/** Records the response statuses of orders from now on. */
function recordStatuses(context: BrowserContext) {
  const statuses: number[] = []
  context.on('response', (response) => {
    const isOrder = response.request().method() === 'POST' && ordersCall.test(response.url())
    if (isOrder) statuses.push(response.status())
  })
  return statuses
}

test.describe('On a site that sends orders', { tag: '@orders' }, () => {
  test.use({ allowedErrors: failedRequests })

  test.beforeEach(async ({ page, app, catalogue: { products } }) => {
    const [salt, sugar] = products
    await app.seed({
      shopList: JSON.stringify([salt?.title, sugar?.title]),
      cart: JSON.stringify({ counts: { [salt?.title ?? '']: 3, [sugar?.title ?? '']: 0 }, removed: [] }),
    })
    await app.open('/delivery')
    await expect(page.getByText(texts.orders.oneProduct)).toBeVisible()
  })

  test('an order is sent, and can be read back by the number in the toast', async ({
    page,
    context,
    app,
    request,
    catalogue: { products },
  }) => {
    const { API_HOST } = process.env
    const sent = recordOrders(context)
    await submit(page).click()
    await expect(page.getByLabel(texts.delivery.street)).toBeFocused()
    await expect(page.getByText(texts.common.required)).toHaveCount(5)
    expect(sent, 'an order with errors').toEqual([])

    await fillInDelivery(page)
    await page.getByRole('radio', { name: texts.delivery.card }).check()
    await submit(page).click()
    await expect(app.toast(done)).toBeVisible()
    await expect(page).toHaveURL(/#\/category$/)
    const number = await app.messages.getByText(texts.orders.anyNumber).textContent()
    const [{ id = '', title = '', price = 0 } = {}] = products
    const order = await request.get(`${API_HOST}/api/orders/${number?.replace(/\D/g, '')}`)
    expect(await order.json()).toMatchObject({
      items: [{ id, title, price, count: 3 }],
      total: Math.round(price * 300) / 100,
      address: { city: 'Минск, ул. Немига', house: '3/12', entrance: '1/4' },
      date: '2099-12-24',
      phone: '+375297620822',
      payment: 'card',
    })
    expect(await app.stored('shopList')).toBeNull()
    expect(await app.stored('cart')).toBeNull()
    expect(sent).toHaveLength(1)
  })

  test('a refused or failed order keeps list, cart and form, and is sent again with the same idempotency key', async ({
    page,
    context,
    app,
  }) => {
    const sent = recordOrders(context)
    const answers = [
      {
        status: 422,
        body: '{"message":"Соль теперь стоит 9.99 руб."}',
        message: /^Магазин не принял заказ: Соль/,
      },
      { status: 500, body: '', message: /^Сервер сейчас не справляется/ },
      { status: 200, body: '{}', message: /^Сервер прислал непонятный ответ/ },
    ]
    await fillInDelivery(page)
    for (const { status, body, message } of answers) {
      await refuseOrders(page, { status, body })
      await submit(page).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
      await expect(page.getByLabel(texts.delivery.phone)).toHaveValue('+375297620822')
      expect(await app.stored('shopList')).not.toBeNull()
      expect(await app.stored('cart')).not.toBeNull()
      await page.unroute(ordersCall)
    }
    await submit(page).click()
    await expect(app.toast(done)).toBeVisible()
    expect(sent).toHaveLength(answers.length + 1)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  test('an order without a network is shown as pending in every tab, and sent once', async ({
    page,
    context,
    app,
  }) => {
    const sent = recordOrders(context)
    const statuses = recordStatuses(context)
    const other = new App(await context.newPage())
    await other.open('/delivery')
    await expect(other.page.getByText(texts.orders.oneProduct)).toBeVisible()
    await fillInDelivery(page)

    await context.setOffline(true)
    await submit(page).click()
    await expect(app.messages.getByText(texts.orders.willWait)).toBeVisible()
    await expect(app.messages.getByText(/адрес и телефон хранятся в этом браузере/)).toBeVisible()
    for (const tab of [page, other.page])
      await expect(pendingOrder(tab).getByText(/^Заказ ждёт сети: 1 товар/)).toBeVisible()
    expect(await app.stored('shopList')).toBeNull()
    expect(sent, 'orders sent without a network').toEqual([])

    await context.setOffline(false)
    for (const tab of [page, other.page]) await expect(pendingOrder(tab)).toBeHidden()
    const numbers = [app, other].map(({ messages }) => messages.getByText(texts.orders.anyNumber))
    await expect(async () => {
      const counts = await Promise.all(numbers.map((toast) => toast.count()))
      expect(Math.max(...counts)).toBe(1)
    }).toPass()
    expect(await app.stored('outbox')).toBeNull()
    // An attempt may fail while the network returns; the next one has the same key.
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  })

  test('a cancelled pending order restores list and cart', async ({ page, context, app }) => {
    const list = await app.stored('shopList')
    const cart = await app.stored('cart')
    await fillInDelivery(page)
    await context.setOffline(true)
    await submit(page).click()
    await pendingOrder(page).getByText(texts.orders.anyPending).click()
    await expect(pendingOrder(page).getByText(/Минск, ул. Немига/)).toBeVisible()
    await pendingOrder(page).getByRole('button', { name: texts.common.undo }).click()
    await expect(pendingOrder(page)).toBeHidden()
    await expect(app.toast('Заказ отменён, продукты снова в вашем списке')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await app.stored('shopList')).toBe(list)
    expect(await app.stored('cart')).toBe(cart)
    expect(await app.stored('outbox')).toBeNull()
  })
})
