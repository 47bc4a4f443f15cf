import { create } from 'zustand'

import type { DeliveryDetails } from '@/lib/orders/order'
import type { PastOrder } from '@/lib/orders/order-history-store'
import type { Basket } from '@/lib/shopping/stored-shopping'
import { clearCount } from '@/lib/storage/storage'

export type Receipt = {
  /** Undefined if the cart was empty, or its products were not known, when the form was sent. */
  order: PastOrder | undefined
  /** Whether the cart was empty. */
  hasNothing: boolean
  /** What the order was made of, for putting it back on the list. */
  basket: Basket
  /** What was typed into the form, in case it has to be corrected. */
  details: DeliveryDetails
  /** The day of the delivery, if the form had one. */
  day?: string
  /** Labels of the form's fields that were sent empty. */
  emptyFields: string[]
  /** Labels of those that were sent with an invalid value. */
  invalidFields: string[]
  /** `clearCount` at the time of the order. */
  clearCount: number
}

type ReceiptState = {
  receipt: Receipt | undefined
  /** The receipt of an order that the visitor goes back to correct, until the form shows what was typed. */
  toCorrect: Receipt | undefined
  /** What is typed into the delivery form and not sent: the visitor may go back to the cart and return. */
  unsent: Pick<Receipt, 'details' | 'clearCount'> | undefined
}

/** The receipt of the last order of this visit, until the visitor closes it, and what is typed for the next. Not stored. */
export const useReceiptStore = create<ReceiptState>(() => ({
  receipt: undefined,
  toCorrect: undefined,
  unsent: undefined,
}))

/** The receipt, or what was typed, unless a log-out has cleared the storage since: then it is somebody else's. */
export const ofThisVisitor = <T extends Pick<Receipt, 'clearCount'>>(one: T | undefined) =>
  one?.clearCount === clearCount() ? one : undefined
