import * as v from 'valibot'

import type { Order, OrderContent } from '@/lib/orders/orders-api'
import type { CartRow } from '@/lib/shopping/cart'
import { toKopecks, totalKopecks } from '@/lib/shop/money'
import { newId } from '@/lib/browser/new-id'

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
export function formatDay(date: string) {
  const day = new Date(`${date}T00:00`)
  return Number.isNaN(day.getTime()) ? date : dayFormat.format(day)
}

const attemptSchema = v.object({ digest: v.number(), key: v.string(), isTried: v.boolean() })
type Attempt = v.InferOutput<typeof attemptSchema>

/**
 * Tells orders apart and gives nothing of them back (FNV-1a): they hold address and phone. `crypto.subtle` would need https
 * and time; of two orders with one digest the shop refuses the second under its key.
 */
const digestOf = (text: string) =>
  Array.from(text).reduce((digest, sign) => Math.imul(digest ^ (sign.codePointAt(0) ?? 0), 16_777_619), 0)

/** Where the last attempt is kept: as long as the browser tab lives. */
const STORAGE_KEY = 'order'

function readStored(): Attempt | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return v.is(attemptSchema, stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function writeStored(attempt: Attempt | undefined) {
  try {
    if (attempt) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without a storage it is known until the reload.
  }
}

/**
 * Gives orders their keys: an unchanged order keeps the key of the attempt before, also after a reload, so that the shop
 * takes it once however often it is sent; a changed one gets its own, and so does one of whoever comes after a log-out
 * (`owner`). `forget` once it is settled: the same may be ordered again on purpose.
 */
export function createOrderKeys(newKey: () => string = newId) {
  let last = readStored()

  function keep(attempt: Attempt | undefined) {
    last = attempt
    writeStored(attempt)
  }

  return {
    keyed: (content: OrderContent, owner = ''): Order => {
      const text = JSON.stringify(content)
      const digest = digestOf(owner + text)
      // What was sent before signing in is still the same visitor's.
      const isSame = last?.digest === digest || last?.digest === digestOf(text)
      const attempt = last && isSame ? last : { digest, key: newKey(), isTried: false }
      keep(attempt)
      return { key: attempt.key, ...content }
    },
    /** Notes that the last one is being sent: from then on the shop may have it. */
    markTried: () => keep(last && { ...last, isTried: true }),
    isTried: () => last?.isTried === true,
    forget: (key: string) => {
      if (last?.key === key) keep(undefined)
    },
  }
}
