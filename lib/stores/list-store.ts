import { create } from 'zustand'

import { stored } from '@/lib/stores/keys'
import { remember } from '@/lib/stores/storage'

type ListState = {
  /** Ingredient titles, unique, in the order added. */
  titles: string[]
  add: (titles: string[]) => void
  remove: (title: string) => void
  clear: () => void
}

/** The shopping list. */
export const useListStore = create<ListState>((set) => ({
  titles: [],
  add: (added) => set(({ titles }) => ({ titles: [...new Set([...titles, ...added])] })),
  remove: (removed) => set(({ titles }) => ({ titles: titles.filter((title) => title !== removed) })),
  clear: () => set({ titles: [] }),
}))

remember(useListStore, {
  stored: stored.shopList,
  select: ({ titles }) => (titles.length > 0 ? titles : undefined),
  restore: (titles = []) => ({ titles }),
})
