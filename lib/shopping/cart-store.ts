import * as v from 'valibot'
import { create } from 'zustand'

import { MOST_PACKS, packCount } from '@/lib/quantities/amount-schema'
import { plain } from '@/lib/text/search'
import { checked } from '@/lib/storage/shapes'
import { remember } from '@/lib/storage/storage'

export const cartChoices = v.object({
  counts: v.record(v.string(), packCount),
  removed: v.array(v.string()),
})

export const storedCart = checked('cart', cartChoices)

/** Counts chosen in the cart by title of the product, and titles of products taken out of it. */
export type CartChoices = v.InferOutput<typeof cartChoices>

type CartState = {
  /** What the visitor changed; the rows themselves follow from the shopping list and the shop. */
  choices: CartChoices
  setCount: (title: string, count: number) => void
  remove: (title: string) => void
  restore: (titles: string[]) => void
  /** Forgets what was chosen for titles that are wanted anew. */
  forget: (titles: string[]) => void
  /** Puts back what was chosen for these titles before; what was chosen since goes first. */
  recall: (earlier: CartChoices, titles: string[]) => void
  /** Forgets counts and removals, once an order is placed. */
  reset: () => void
}

const NONE: CartChoices = { counts: {}, removed: [] }

/** Choices for these titles, or for all others; the list may spell them otherwise than the shop. */
function chosen({ counts, removed }: CartChoices, titles: string[], isFor: boolean): CartChoices {
  const named = new Set(titles.map(plain))
  const stays = (title: string) => named.has(plain(title)) === isFor
  return {
    counts: Object.fromEntries(Object.entries(counts).filter(([title]) => stays(title))),
    removed: removed.filter(stays),
  }
}

/** The cart's counts and removals. A count is a whole number of packs, from 0 (spec point 4) to `MOST_PACKS`. */
export const useCartStore = create<CartState>((set) => {
  const change = (update: (choices: CartChoices) => Partial<CartChoices>) =>
    set(({ choices }) => ({ choices: { ...choices, ...update(choices) } }))
  return {
    choices: NONE,
    setCount: (title, count) =>
      change(({ counts }) => ({ counts: { ...counts, [title]: Math.min(Math.max(0, count), MOST_PACKS) } })),
    remove: (title) => change(({ removed }) => ({ removed: [...new Set([...removed, title])] })),
    restore: (titles) =>
      change(({ removed }) => ({ removed: removed.filter((title) => !titles.includes(title)) })),
    forget: (titles) =>
      set((state) => (state.choices === NONE ? state : { choices: chosen(state.choices, titles, false) })),
    recall: (earlier, titles) =>
      set((state) => {
        if (state.choices === earlier) return state
        const { counts, removed } = chosen(earlier, titles, true)
        const { choices } = state
        return {
          choices: {
            counts: { ...counts, ...choices.counts },
            removed: [...new Set([...removed, ...choices.removed])],
          },
        }
      }),
    reset: () => set({ choices: NONE }),
  }
})

remember(useCartStore, {
  stored: storedCart,
  select: ({ choices }) => (choices === NONE ? undefined : choices),
  restore: (choices = NONE) => ({ choices }),
})
