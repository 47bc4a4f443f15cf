import { isDay } from '@/lib/calendar/days'
import { delivery } from '@/lib/orders/delivery-messages'
import type { DeliveryDetails } from '@/lib/orders/order'
import { type PastOrder, useOrderHistoryStore } from '@/lib/orders/order-history-store'
import { useReceiptStore } from '@/lib/orders/receipt-store'
import type { Basket } from '@/lib/shopping/stored-shopping'
import { clearCount } from '@/lib/storage/storage'

type PlacedOrder = {
  items: PastOrder['items']
  basket: Basket
  details: Pick<DeliveryDetails, 'city' | 'house' | 'entrance' | 'date' | 'phone'>
  /** The shop's number, if it gave one. */
  number?: string
}

const fields = ['city', 'house', 'entrance', 'date', 'phone'] as const

/** Keeps a placed order in the history, without the values of the form, and shows its receipt. */
export function issueReceipt({ items, basket, details, number }: PlacedOrder) {
  const content = { number, items: items.map(({ title, price, count }) => ({ title, price, count })) }
  const order = items.length > 0 ? useOrderHistoryStore.getState().add(content) : undefined
  const emptyFields = fields.filter((name) => details[name].trim() === '').map((name) => delivery[name])
  const day = isDay(details.date) ? details.date : undefined
  useReceiptStore.setState({ receipt: { order, basket, day, emptyFields, clearCount: clearCount() } })
}
