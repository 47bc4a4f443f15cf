import * as v from 'valibot'
import { create } from 'zustand'

import { checked } from '@/lib/stores/shapes'
import { remember } from '@/lib/stores/storage'

export const cartChoices = v.object({
  counts: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
  removed: v.array(v.string()),
})

export const storedCart = checked('cart', cartChoices)

/** Counts chosen in the cart by product id, and ids of products taken out of it. */
export type CartChoices = v.InferOutput<typeof cartChoices>

type CartState = {
  /** What the visitor changed; the rows themselves follow from the shopping list and the shop. */
  choices: CartChoices
  setCount: (productId: string, count: number) => void
  remove: (productId: string) => void
  restore: (productIds: string[]) => void
  /** Puts choices back that were made for a list before; what was chosen since goes first. */
  recall: (choices: CartChoices) => void
  /** Forgets counts and removals, once an order is placed. */
  reset: () => void
}

const NONE: CartChoices = { counts: {}, removed: [] }

/** The cart's counts and removals. A count is a whole number of packs, never below 0 (spec point 4). */
export const useCartStore = create<CartState>((set) => {
  const change = (update: (choices: CartChoices) => Partial<CartChoices>) =>
    set(({ choices }) => ({ choices: { ...choices, ...update(choices) } }))
  return {
    choices: NONE,
    setCount: (productId, count) =>
      change(({ counts }) => ({ counts: { ...counts, [productId]: Math.max(0, count) } })),
    remove: (productId) => change(({ removed }) => ({ removed: [...new Set([...removed, productId])] })),
    restore: (productIds) =>
      change(({ removed }) => ({ removed: removed.filter((id) => !productIds.includes(id)) })),
    recall: (earlier) =>
      change(({ counts, removed }) => ({
        counts: { ...earlier.counts, ...counts },
        removed: [...new Set([...earlier.removed, ...removed])],
      })),
    reset: () => set({ choices: NONE }),
  }
})

remember(useCartStore, {
  stored: storedCart,
  select: ({ choices }) => (choices === NONE ? undefined : choices),
  restore: (choices = NONE) => ({ choices }),
})
