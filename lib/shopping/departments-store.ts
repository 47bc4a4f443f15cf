import { create } from 'zustand'

import { titleListKey } from '@/lib/storage/shapes'
import { persistStore } from '@/lib/storage/storage'

export const storedDepartments = titleListKey('departments')

type DepartmentsState = {
  /** Departments in the visitor's order; empty: in the shop's. */
  order: string[]
  setOrder: (order: string[]) => void
  /** Goes back to the shop's order. */
  reset: () => void
}

/** In which order the visitor walks through the shop. */
export const useDepartmentsStore = create<DepartmentsState>((set) => ({
  order: [],
  setOrder: (order) => set({ order }),
  reset: () => set({ order: [] }),
}))

persistStore(useDepartmentsStore, {
  stored: storedDepartments,
  partialize: ({ order }) => (order.length > 0 ? order : undefined),
  hydrate: (order = []) => ({ order }),
})
