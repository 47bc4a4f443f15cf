import * as v from 'valibot'
import { create } from 'zustand'

import { orderSchema } from '@/lib/orders/orders-api'
import { basketSchema } from '@/lib/shopping/stored-shopping'
import { objectKey, validItems } from '@/lib/storage/shapes'
import { persistStore, readLatest } from '@/lib/storage/storage'

const queuedSchema = v.object({
  order: orderSchema,
  /** It has been sent without a response, so the shop may have it. Versions that did not store it may have sent it too. */
  isTried: v.fallback(v.boolean(), true),
  /** What the order was made from, to be restored when it is refused or cancelled. */
  basket: basketSchema,
})

const newsSchema = v.variant('kind', [
  v.object({ kind: v.literal('placed'), number: v.string() }),
  v.object({ kind: v.literal('refused'), reason: v.optional(v.string()) }),
])

export type QueuedOrder = v.InferOutput<typeof queuedSchema>
/** The outcome of a queued order, stored until it is shown. */
export type OrderNews = v.InferOutput<typeof newsSchema>

const outboxSchema = v.object({ waiting: validItems(queuedSchema), news: validItems(newsSchema) })
type Outbox = v.InferOutput<typeof outboxSchema>

type OutboxState = {
  outbox: Outbox
  add: (order: QueuedOrder) => void
  markTried: (key: string) => void
  /** Removes an order and adds its news, if there is any. */
  settle: (key: string, ...news: OrderNews[]) => void
  /** Removes news that has been shown. */
  clearNews: (shown: OrderNews[]) => void
}

const empty: Outbox = { waiting: [], news: [] }
const stored = objectKey('outbox', outboxSchema)

/** The outbox that a stored text holds. */
export const readOutbox = (text = '') => stored.parse(text) ?? empty

/** The stored outbox: another tab may have changed it before this one was notified. */
const latest = () => readOutbox(readLatest('outbox'))

/** The orders that are queued while offline. */
export const useOutboxStore = create<OutboxState>((set) => {
  function change(update: (outbox: Outbox) => Partial<Outbox>) {
    const outbox = latest()
    set({ outbox: { ...outbox, ...update(outbox) } })
  }
  return {
    outbox: empty,
    add: (order) => change(({ waiting }) => ({ waiting: [...waiting, order] })),
    markTried: (key) =>
      change(({ waiting }) => ({
        waiting: waiting.map((one) => (one.order.key === key ? { ...one, isTried: true } : one)),
      })),
    settle: (key, ...added) =>
      change(({ waiting, news }) => ({
        waiting: waiting.filter(({ order }) => order.key !== key),
        news: [...news, ...added],
      })),
    clearNews: (shown) =>
      change(({ news }) => {
        const texts = shown.map((one) => JSON.stringify(one))
        return { news: news.filter((one) => !texts.includes(JSON.stringify(one))) }
      }),
  }
})

persistStore(useOutboxStore, {
  stored,
  partialize: ({ outbox }) => (outbox.waiting.length + outbox.news.length > 0 ? outbox : undefined),
  hydrate: (outbox = empty) => ({ outbox }),
})
