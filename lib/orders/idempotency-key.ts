import * as v from 'valibot'

import { newId } from '@/lib/browser/new-id'
import { readTabValue, writeTabText } from '@/lib/browser/tab-storage'
import type { Order, OrderContent } from '@/lib/orders/orders-api'

/** The last attempt to place an order; the digest stands for its content. */
const attemptSchema = v.object({ digest: v.number(), key: v.string(), isTried: v.boolean() })
type Attempt = v.InferOutput<typeof attemptSchema>

/** The key in `sessionStorage`, where the last attempt lasts as long as the browser tab. */
const STORAGE_KEY = 'order'

/**
 * Hashes an order (FNV-1a), so that address and phone are not stored. `crypto.subtle` is asynchronous and needs https.
 * On a collision the shop refuses the second order, since its key is taken.
 */
const digestOf = (text: string) =>
  Array.from(text).reduce((digest, char) => Math.imul(digest ^ (char.codePointAt(0) ?? 0), 16_777_619), 0)

function readStored(): Attempt | undefined {
  const stored = readTabValue(STORAGE_KEY)
  return v.is(attemptSchema, stored) ? stored : undefined
}

/**
 * Assigns idempotency keys to orders. An unchanged order keeps the key of the last attempt, also after a reload, so that
 * the shop places it only once; a changed order gets a new key, and so does the same order of another account.
 */
export function createIdempotencyKeys(newKey: () => string = newId) {
  let last = readStored()

  function setLast(attempt: Attempt | undefined) {
    last = attempt
    writeTabText(STORAGE_KEY, attempt && JSON.stringify(attempt))
  }

  return {
    /** Adds the key to an order; `owner` is the id of the signed-in account, if there is one. */
    withKey: (content: OrderContent, owner = ''): Order => {
      const text = JSON.stringify(content)
      const digest = digestOf(owner + text)
      // An order that was attempted before signing in keeps its key too.
      const isSame = last?.digest === digest || last?.digest === digestOf(text)
      const attempt = last && isSame ? last : { digest, key: newKey(), isTried: false }
      setLast(attempt)
      return { key: attempt.key, ...content }
    },
    /** Notes that the last order is being sent: from then on the shop may have it. */
    markTried: () => setLast(last && { ...last, isTried: true }),
    isTried: () => last?.isTried === true,
    /** Forgets a placed or queued order, so that the same products can be ordered again. */
    forget: (key: string) => {
      if (last?.key === key) setLast(undefined)
    },
  }
}
