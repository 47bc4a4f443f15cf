import type { Order, OrderContent } from '@/lib/orders/orders-api'
import type { TillRow } from '@/lib/shop/till'
import { totalKopecks } from '@/lib/shop/money'

/** The values of the delivery form. */
export type DeliveryDetails = {
  city: string
  house: string
  entrance: string
  date: string
  phone: string
  payment: Order['payment']
}

/** The rows of the cart that are ordered: those with a count above 0. */
export const orderedRows = (rows: TillRow[]) => rows.filter(({ count }) => count > 0)

/** Builds an order from cart rows, in rubles: the shop's prices, and the cart's total, rounded once (openapi.yaml). */
export function buildOrder(
  rows: TillRow[],
  { city, house, entrance, date, phone, payment }: DeliveryDetails,
): OrderContent {
  return {
    items: rows.map(({ id, title, price, count }) => ({ id, title, price, count })),
    total: totalKopecks(rows) / 100,
    address: { city: city.trim(), house: house.trim(), entrance: entrance.trim() },
    date,
    phone: phone.trim(),
    payment,
  }
}

const dayFormat = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' })

/** '2026-12-24' -> '24 декабря'; a text that is not a date is returned unchanged. */
export function formatDay(date: string) {
  const day = new Date(`${date}T00:00`)
  return Number.isNaN(day.getTime()) ? date : dayFormat.format(day)
}

const momentFormat = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: 'numeric',
})

/** Milliseconds since 1970 -> '25 ноября в 18:40', in the visitor's time zone. */
export const formatPlacedAt = (time: number) => momentFormat.format(time)
