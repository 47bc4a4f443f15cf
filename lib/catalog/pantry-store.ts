import { create } from 'zustand'

import { titleListKey } from '@/lib/storage/shapes'
import { persistStore } from '@/lib/storage/storage'

export const storedPantry = titleListKey('pantry')

type PantryState = {
  /** Titles of the ingredients in the pantry. */
  titles: string[]
  /** Adds or removes a title. */
  toggle: (title: string) => void
  clear: () => void
  /** Restores removed titles, before those added meanwhile. */
  restore: (titles: string[]) => void
}

/** The pantry: ingredients at home, from which dishes are suggested. */
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
