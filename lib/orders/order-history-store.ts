import * as v from 'valibot'
import { create } from 'zustand'

import { cardFields, optionalField, textField, titleField } from '@/lib/api/fields'
import { newId } from '@/lib/browser/new-id'
import { listKey, validItems } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

/** Maximum number of orders that are kept. */
const MAX_ORDERS = 20

/** The last moment that a `Date` can hold. */
const MAX_TIME = 8.64e15

const pastOrderSchema = v.object({
  id: cardFields.id,
  /** Milliseconds since 1970. */
  placedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TIME)),
  /** The shop's number, if it gave one. */
  number: optionalField(textField),
  items: v.pipe(
    validItems(
      v.object({
        title: titleField,
        /** Rubles per pack. */
        price: v.pipe(v.number(), v.finite(), v.minValue(0)),
        count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      }),
    ),
    v.minLength(1),
  ),
})

/** An order that was placed. Its address, phone and payment are not kept: the form's values are never stored (spec point 2). */
export type PastOrder = v.InferOutput<typeof pastOrderSchema>

export const storedOrders = listKey('orders', pastOrderSchema, ({ id }) => id)

type OrderHistory = {
  /** The latest orders, the newest first. */
  orders: PastOrder[]
  /**
   * Adds an order as the newest, and of its items what is stored of them. If it corrects an earlier one, the order with the id
   * `correctedId` leaves the list.
   */
  add: (order: Omit<PastOrder, 'id' | 'placedAt'>, correctedId?: string) => PastOrder
}

/** The latest orders of this device. */
export const useOrderHistoryStore = create<OrderHistory>((set) => ({
  orders: [],
  add: ({ number, items }, correctedId) => {
    const order = {
      id: newId(),
      placedAt: Date.now(),
      number,
      items: items.map(({ title, price, count }) => ({ title, price, count })),
    }
    set(({ orders }) => ({
      orders: [order, ...orders.filter(({ id }) => id !== correctedId)].slice(0, MAX_ORDERS),
    }))
    return order
  },
}))

persistList(useOrderHistoryStore, storedOrders, 'orders')
