import { create } from 'zustand'

import { titleListKey } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

export const storedDepartments = titleListKey('departments')

type DepartmentsState = {
  /** Departments in the order that the visitor chose; empty for the shop's order. */
  order: string[]
  setOrder: (order: string[]) => void
  /** Returns to the shop's order. */
  reset: () => void
}

/** The order of departments on the shopping list. */
export const useDepartmentsStore = create<DepartmentsState>((set) => ({
  order: [],
  setOrder: (order) => set({ order }),
  reset: () => set({ order: [] }),
}))

persistList(useDepartmentsStore, storedDepartments, 'order')
