import { isDay, today } from '@/lib/calendar/days'
import { delivery } from '@/lib/orders/delivery-messages'
import { deliveryRules } from '@/lib/orders/delivery-rules'
import type { DeliveryDetails } from '@/lib/orders/order'
import { type PastOrder, useOrderHistoryStore } from '@/lib/orders/order-history-store'
import { useReceiptStore } from '@/lib/orders/receipt-store'
import type { Basket } from '@/lib/shopping/stored-shopping'
import { clearCount } from '@/lib/storage/storage'

type FieldName = keyof typeof deliveryRules
const fields = Object.keys(deliveryRules) as FieldName[]

type PlacedOrder = {
  /** Undefined if the prices were not known. */
  items: PastOrder['items'] | undefined
  basket: Basket
  details: DeliveryDetails
  /** The shop's number, if it gave one. */
  number?: string
  /** The past order that this one corrects. */
  corrected?: PastOrder
}

/** Keeps a placed order in the history, without the values of the form, and shows its receipt. */
export function issueReceipt({ items, basket, details, number, corrected }: PlacedOrder) {
  const { add } = useOrderHistoryStore.getState()
  const order = items?.length ? add({ number, items }, corrected?.id) : undefined
  const isEmpty = (name: FieldName) => details[name].trim() === ''
  // The form takes any date (spec point 5).
  const isPast = isDay(details.date) && details.date < today()
  const isInvalid = (name: FieldName) =>
    deliveryRules[name](details[name]) !== undefined || (name === 'date' && isPast)
  const labelsOf = (isWanted: (name: FieldName) => boolean) =>
    fields.filter(isWanted).map((name) => delivery[name])
  useReceiptStore.setState({
    unsent: undefined,
    receipt: {
      order,
      hasNothing: items?.length === 0,
      basket,
      details,
      day: isDay(details.date) && !isPast ? details.date : undefined,
      emptyFields: labelsOf(isEmpty),
      invalidFields: labelsOf((name) => !isEmpty(name) && isInvalid(name)),
      clearCount: clearCount(),
    },
  })
}
