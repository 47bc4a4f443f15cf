import { create } from 'zustand'

import { usualWishes, type Wishes, wishesSchema } from '@/lib/planner/wishes'
import { objectKey } from '@/lib/storage/shapes'
import { persistStore } from '@/lib/storage/storage'

export const storedWishes = objectKey('planner', wishesSchema)

type WishesState = {
  wishes: Wishes
  change: (change: Partial<Wishes>) => void
}

/** The wishes of plans; they stay for the next week. */
export const useWishesStore = create<WishesState>((set) => ({
  wishes: usualWishes,
  change: (change) => set(({ wishes }) => ({ wishes: { ...wishes, ...change } })),
}))

persistStore(useWishesStore, {
  stored: storedWishes,
  partialize: ({ wishes }) => (wishes === usualWishes ? undefined : wishes),
  hydrate: (wishes = usualWishes) => ({ wishes }),
})
