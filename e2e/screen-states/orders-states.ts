import { fillInDelivery, ordersCall, refuseOrders } from '../delivery-form'
import { expect } from '../fixtures'
import { texts } from '../texts'
import {
  after,
  atPath,
  button,
  mixedList,
  type ScreenState,
  type StateGroup,
  type Visit,
} from './screen-state'

/** The delivery of a site that sends orders, and an order in the outbox. */

const { common, delivery, orders } = texts

const alert = ({ page }: Visit) => page.getByRole('main').getByRole('alert')

const form = atPath(
  'the delivery with prices',
  '/delivery',
  ({ page }) => page.getByText(orders.threeProducts),
  { changesOnBlur: true },
)

const pending = after(form, 'an order that waits for the network', async ({ page, app }) => {
  await page.route(ordersCall, (route) => route.abort('connectionrefused'))
  await fillInDelivery(page)
  await button(page, delivery.submit).click()
  await expect(page.getByRole('region', { name: orders.pending })).toBeVisible()
  await page.getByRole('button', { name: common.closeToast }).click()
  await expect(app.messages.getByText(orders.willWait)).toBeHidden()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

const states: ScreenState[] = [
  {
    name: 'a delivery without prices',
    changesOnBlur: true,
    reach: async (visit) => {
      await visit.app.store({ shopList: mixedList })
      await visit.api.fail('shop', 400)
      await visit.app.open('/delivery')
      await expect(visit.page.getByText(orders.noPrices)).toBeVisible()
    },
  },
  after(form, 'an order with errors', async ({ page }) => {
    await button(page, delivery.submit).click()
    await expect(page.getByText(common.required)).toHaveCount(5)
  }),
  after(form, 'an order that the shop refused', async (visit) => {
    const { page } = visit
    await refuseOrders(page, { status: 422, body: '{"message":"«Соль» теперь стоит 9.99 руб."}' })
    await fillInDelivery(page)
    await button(page, delivery.submit).click()
    await expect(alert(visit)).toHaveText(orders.refused)
  }),
  pending,
  after(pending, 'an order of nothing, beside a pending one', async (visit) => {
    const { page, app } = visit
    await app.open('/delivery')
    await fillInDelivery(page)
    await button(page, delivery.submit).click()
    await expect(alert(visit)).toHaveText(orders.emptyCart)
    await page.getByText(orders.anyPending).click()
    await expect(page.getByRole('button', { name: common.undo })).toBeVisible()
  }),
]

export const orderStates: StateGroup = { title: 'the delivery where orders are sent', states }
