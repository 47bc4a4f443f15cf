import { create } from 'zustand'

import { useCartStore } from '@/lib/shopping/cart-store'
import { titleList } from '@/lib/storage/shapes'
import { remember } from '@/lib/storage/storage'

/** For how long a title that was ticked off keeps its place. */
export const STAY_MS = 5000

export const storedList = titleList('shopList')
export const storedBought = titleList('bought')

type ListState = {
  /** Ingredient titles, unique, in the order added. */
  titles: string[]
  /** Of these, in the same order, those that are in the bag already. */
  bought: string[]
  /** Bought only just: they keep their place for a while, and are not remembered. */
  staying: string[]
  /** All titles of this visit in their order: one that was taken off finds its place again. */
  places: string[]
  /**
   * Adds titles; those that are on the list and bought are needed anew. The cart starts afresh for all that did not wait to
   * be bought, and as a whole with a new list.
   */
  add: (titles: string[]) => void
  remove: (...titles: string[]) => void
  /**
   * Brings back what was removed: titles to their places, and those of them that were bought. What was put on the list
   * meanwhile is needed anew.
   */
  putBack: (titles: string[], bought: string[]) => void
  tick: (title: string) => void
  untick: (title: string) => void
  clear: () => void
}

/** Titles of the first list that are not on the second, in their order. */
export const without = (titles: string[], gone: Iterable<string>) => {
  const isGone = new Set(gone)
  return titles.filter((title) => !isGone.has(title))
}
const among = (titles: string[], wanted: Iterable<string>) => {
  const isWanted = new Set(wanted)
  return titles.filter((title) => isWanted.has(title))
}
const joined = (...lists: string[][]) => [...new Set(lists.flat())]

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** The shopping list, and what of it is bought. */
export const useListStore = create<ListState>((set, get) => ({
  titles: [],
  bought: [],
  staying: [],
  places: [],
  add: (added) => {
    const { titles, bought, places } = get()
    const appended = without(added, titles)
    const { reset, forget } = useCartStore.getState()
    if (titles.length === 0) reset()
    else forget(without(added, openTitles({ titles, bought })))
    set({
      titles: joined(titles, appended),
      bought: without(bought, added),
      places: joined(without(places, appended), appended),
    })
  },
  remove: (...removed) =>
    set(({ titles, bought }) => ({ titles: without(titles, removed), bought: without(bought, removed) })),
  putBack: (back, ticked) =>
    set((state) => {
      const places = joined(state.places, back)
      const titles = among(places, [...state.titles, ...back])
      return { titles, bought: among(titles, [...state.bought, ...without(ticked, state.titles)]), places }
    }),
  tick: (title) => {
    clearTimeout(timers.get(title))
    set(({ titles, bought, staying }) => ({
      bought: among(titles, [...bought, title]),
      staying: joined(staying, [title]),
    }))
    const leave = () => set(({ staying }) => ({ staying: without(staying, [title]) }))
    timers.set(title, setTimeout(leave, STAY_MS))
  },
  untick: (title) => {
    clearTimeout(timers.get(title))
    set(({ bought, staying }) => ({ bought: without(bought, [title]), staying: without(staying, [title]) }))
  },
  clear: () => set({ titles: [], bought: [] }),
}))

remember(useListStore, {
  stored: storedList,
  select: ({ titles }) => (titles.length > 0 ? titles : undefined),
  restore: (titles = []) => ({ titles, places: titles }),
})

remember(useListStore, {
  stored: storedBought,
  select: ({ bought }) => (bought.length > 0 ? bought : undefined),
  restore: (bought = []) => ({ bought }),
})

/** What is still to be bought. */
export const openTitles = ({ titles, bought }: Pick<ListState, 'titles' | 'bought'>) =>
  without(titles, bought)
