import * as v from 'valibot'
import { create } from 'zustand'

import { orderSchema } from '@/lib/orders/orders-api'
import { basketSchema } from '@/lib/shopping/stored-shopping'
import { objectKey, validItems } from '@/lib/storage/shapes'
import { persistStore, readLatest } from '@/lib/storage/storage'

const waitingSchema = v.object({
  order: orderSchema,
  /** It has been sent, without an answer: the shop may have it, as any of a version that did not tell. */
  isTried: v.fallback(v.boolean(), true),
  /** What the order was made of, to be put back if it comes to nothing. */
  basket: basketSchema,
})

const newsSchema = v.variant('kind', [
  v.object({ kind: v.literal('placed'), number: v.string() }),
  v.object({ kind: v.literal('refused'), reason: v.optional(v.string()) }),
])

export type WaitingOrder = v.InferOutput<typeof waitingSchema>
/** How an order ended that had waited; kept until a visitor is there to be told. */
export type News = v.InferOutput<typeof newsSchema>

const outboxSchema = v.object({ waiting: validItems(waitingSchema), news: validItems(newsSchema) })
type Outbox = v.InferOutput<typeof outboxSchema>

type OutboxState = {
  outbox: Outbox
  add: (order: WaitingOrder) => void
  markTried: (key: string) => void
  /** Takes an order out, with the news of it if there is any. */
  settle: (key: string, ...news: News[]) => void
  /** Forgets the news that have been shown. */
  clearNews: (shown: News[]) => void
}

const NOTHING: Outbox = { waiting: [], news: [] }
const stored = objectKey('outbox', outboxSchema)

/** As it is stored, whichever tab wrote it: this one may not have heard of another's order yet. */
const present = () => stored.parse(readLatest('outbox') ?? '') ?? NOTHING

/** Orders that wait for the network. */
export const useOutboxStore = create<OutboxState>((set) => {
  function change(update: (outbox: Outbox) => Partial<Outbox>) {
    const outbox = present()
    set({ outbox: { ...outbox, ...update(outbox) } })
  }
  return {
    outbox: NOTHING,
    add: (order) => change(({ waiting }) => ({ waiting: [...waiting, order] })),
    markTried: (key) =>
      change(({ waiting }) => ({
        waiting: waiting.map((one) => (one.order.key === key ? { ...one, isTried: true } : one)),
      })),
    settle: (key, ...more) =>
      change(({ waiting, news }) => ({
        waiting: waiting.filter(({ order }) => order.key !== key),
        news: [...news, ...more],
      })),
    clearNews: (shown) =>
      change(({ news }) => {
        const words = shown.map((one) => JSON.stringify(one))
        return { news: news.filter((one) => !words.includes(JSON.stringify(one))) }
      }),
  }
})

persistStore(useOutboxStore, {
  stored,
  partialize: ({ outbox }) => (outbox.waiting.length + outbox.news.length > 0 ? outbox : undefined),
  hydrate: (outbox = NOTHING) => ({ outbox }),
})
