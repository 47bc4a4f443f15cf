import type { Page } from 'playwright/test'

import { texts } from './texts'

/** The address that orders are posted to. */
export const ordersCall = /\/api\/orders$/

/** Fills in the delivery form without an error. */
export async function fillInDelivery(page: Page) {
  const { delivery } = texts
  await page.getByLabel(delivery.street).fill('Минск, ул. Немига')
  await page.getByLabel(delivery.house).fill('3/12')
  await page.getByLabel(delivery.entrance).fill('1/4')
  await page.getByLabel(delivery.date).fill('2099-12-24')
  await page.getByLabel(delivery.phone).fill('+375297620822')
}

/** Answers orders with this response instead of sending them. */
export const refuseOrders = (page: Page, response: { status: number; body: string }) =>
  page.route(ordersCall, (route) =>
    route.fulfill({ ...response, headers: { 'access-control-allow-origin': '*' } }),
  )
