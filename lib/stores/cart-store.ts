import { create } from 'zustand'

import { type CartChoices, stored } from '@/lib/stores/keys'
import { remember } from '@/lib/stores/storage'

type CartState = {
  /** What the visitor changed; the rows themselves follow from the shopping list and the shop. */
  choices: CartChoices
  setCount: (productId: string, count: number) => void
  remove: (productId: string) => void
  restore: (productIds: string[]) => void
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
    reset: () => set({ choices: NONE }),
  }
})

remember(useCartStore, {
  stored: stored.cart,
  select: ({ choices }) => (choices === NONE ? undefined : choices),
  restore: (choices = NONE) => ({ choices }),
})
