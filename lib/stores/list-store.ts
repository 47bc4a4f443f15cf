import { create } from 'zustand'

import { stored } from '@/lib/stores/keys'
import { remember } from '@/lib/stores/storage'

type ListState = {
  /** Ingredient titles, unique, in the order added. */
  titles: string[]
  add: (titles: string[]) => void
  remove: (...titles: string[]) => void
  clear: () => void
}

/** The shopping list. */
export const useListStore = create<ListState>((set) => ({
  titles: [],
  add: (added) => set(({ titles }) => ({ titles: [...new Set([...titles, ...added])] })),
  remove: (...removed) =>
    set(({ titles }) => ({ titles: titles.filter((title) => !removed.includes(title)) })),
  clear: () => set({ titles: [] }),
}))

remember(useListStore, {
  stored: stored.shopList,
  select: ({ titles }) => (titles.length > 0 ? titles : undefined),
  restore: (titles = []) => ({ titles }),
})
