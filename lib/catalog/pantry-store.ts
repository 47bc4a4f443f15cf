import { create } from 'zustand'

import { titleListKey } from '@/lib/storage/shapes'
import { persistStore } from '@/lib/storage/storage'

export const storedPantry = titleListKey('pantry')

type PantryState = {
  /** Titles of ingredients that the visitor has at home. */
  titles: string[]
  /** Adds a title, or takes it off when it is there. */
  toggle: (title: string) => void
  clear: () => void
  /** Puts titles back, before those that have come meanwhile. */
  restore: (titles: string[]) => void
}

/** What is at home, from which the app finds something to cook. */
export const usePantryStore = create<PantryState>((set) => ({
  titles: [],
  toggle: (title) =>
    set(({ titles }) => ({
      titles: titles.includes(title) ? titles.filter((other) => other !== title) : [...titles, title],
    })),
  clear: () => set({ titles: [] }),
  restore: (titles) => set((state) => ({ titles: [...new Set([...titles, ...state.titles])] })),
}))

persistStore(usePantryStore, {
  stored: storedPantry,
  partialize: ({ titles }) => (titles.length > 0 ? titles : undefined),
  hydrate: (titles = []) => ({ titles }),
})
