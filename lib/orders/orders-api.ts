import * as v from 'valibot'

import { ApiError, fetchJson, type Failure } from '@/lib/api/fetch-json'
import { config } from '@/lib/config'

const rubles = v.pipe(v.number(), v.finite(), v.minValue(0))

const contentFields = {
  items: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      price: rubles,
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  total: rubles,
  address: v.object({ city: v.string(), house: v.string(), entrance: v.string() }),
  date: v.string(),
  phone: v.string(),
  payment: v.picklist(['cash', 'card']),
}

export const orderSchema = v.object({ key: v.string(), ...contentFields })

/** An order as the API takes it: amounts in rubles, and an idempotency key. */
export type Order = v.InferOutput<typeof orderSchema>

/** An order without its idempotency key. */
export type OrderContent = Omit<Order, 'key'>

/**
 * The outcome of sending an order. 'refused' carries the shop's reason, if it gave one; 'failed' is temporary; 'offline'
 * with `isTried` means that the request was sent, so the shop may have the order.
 */
export type Outcome =
  | { kind: 'placed'; number: string }
  | { kind: 'refused'; reason: string | undefined }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'offline'; isTried: boolean }

const receiptSchema = v.object({
  number: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.trim(),
    v.minLength(1),
    v.maxLength(40),
  ),
})

const refusalSchema = v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) })

/** 4xx statuses that do not refuse the order: request timeout, too early, too many requests. */
const TRANSIENT_STATUSES = [408, 425, 429]

/** Posts an order to `NEXT_PUBLIC_ORDER_URL`, without retries. Never throws. */
export async function postOrder(order: Order): Promise<Outcome> {
  if (!config.orderUrl || !navigator.onLine) return { kind: 'offline', isTried: false }
  try {
    const { number } = await fetchJson(config.orderUrl, readReceipt, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    })
    return { kind: 'placed', number }
  } catch (error) {
    return outcomeOfError(error)
  }
}

function readReceipt(answer: unknown) {
  const result = v.safeParse(receiptSchema, answer)
  if (!result.success) throw new ApiError('shape', 'the response to an order has no order number')
  return result.output
}

async function outcomeOfError(error: unknown): Promise<Outcome> {
  if (!(error instanceof ApiError)) return { kind: 'failed', failure: 'shape' }
  const { failure, status = 0, response } = error
  if (failure === 'offline' || failure === 'network') return { kind: 'offline', isTried: true }
  if (status < 400 || status >= 500 || TRANSIENT_STATUSES.includes(status)) return { kind: 'failed', failure }
  const refusal = v.safeParse(refusalSchema, await response?.json().catch(() => undefined))
  return { kind: 'refused', reason: refusal.success ? refusal.output.message : undefined }
}
