import { create } from 'zustand'

import { type Category, categorySchema, uniqueCategories } from '@/lib/catalog/categories-api'
import { listKey } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

type ItemsState = {
  /** Cards of all category pages loaded so far, unique by id; the search uses them. */
  items: Category[]
  add: (cards: Category[]) => void
}

/** The spec's `items`: a persistent cache of category cards. */
export const useCategoryCacheStore = create<ItemsState>((set) => ({
  items: [],
  add: (cards) => set(({ items }) => ({ items: uniqueCategories([...items, ...cards]) })),
}))

persistList(
  useCategoryCacheStore,
  listKey('items', categorySchema, ({ id }) => id),
  'items',
)
