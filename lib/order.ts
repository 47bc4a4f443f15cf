import type { Order, OrderContent } from '@/lib/api/orders'
import type { CartRow } from '@/lib/cart'
import { toKopecks, totalKopecks } from '@/lib/money'
import { newId } from '@/lib/new-id'

/** What the delivery form asks for. */
export type DeliveryDetails = {
  city: string
  house: string
  entrance: string
  date: string
  phone: string
  payment: Order['payment']
}

const toRubles = (kopecks: number) => kopecks / 100

/** Rows of the cart that are bought: those with a count above 0. */
export const boughtRows = (rows: CartRow[]) => rows.filter(({ count }) => count > 0)

/** The order of what is bought. Counted in whole kopecks; on the wire rubles with kopecks (openapi.yaml). */
export function buildOrder(
  rows: CartRow[],
  { city, house, entrance, ...rest }: DeliveryDetails,
): OrderContent {
  return {
    items: rows.map(({ id, title, price, count }) => ({
      id,
      title,
      price: toRubles(toKopecks(price)),
      count,
    })),
    total: toRubles(totalKopecks(rows)),
    address: { city: city.trim(), house: house.trim(), entrance: entrance.trim() },
    date: rest.date,
    phone: rest.phone.trim(),
    payment: rest.payment,
  }
}

const dayFormat = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' })

/** '2026-12-24' -> '24 декабря'; what is no date stands as it is. */
export function dayInWords(date: string) {
  const day = new Date(`${date}T00:00`)
  return Number.isNaN(day.getTime()) ? date : dayFormat.format(day)
}

/**
 * Gives orders their keys: an unchanged order keeps the key of the attempt before, so that the shop takes it once however
 * often it is sent; a changed one gets its own. `forget` once it is settled: the same may be ordered again on purpose.
 */
export function createOrderKeys(newKey: () => string = newId) {
  let last: { text: string; key: string } | undefined
  return {
    keyed: (content: OrderContent): Order => {
      const text = JSON.stringify(content)
      if (last?.text !== text) last = { text, key: newKey() }
      return { key: last.key, ...content }
    },
    forget: () => {
      last = undefined
    },
  }
}
