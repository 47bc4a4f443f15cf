import { create } from 'zustand'

import {
  type CartChoices,
  noChoices,
  withCount,
  withEarlier,
  withoutTitles,
} from '@/lib/shopping/cart-choices'
import {
  noShares,
  pruneShares,
  type RecipeShares,
  restoreShares,
  type SharedRecipe,
  titlesToReopen,
  type WantedRecipe,
  withManual,
  withoutRecipe,
  withRecipe,
} from '@/lib/shopping/recipe-shares'
import { storedBought, storedCart, storedList, storedShares } from '@/lib/shopping/stored-shopping'
import { persistList, persistStore } from '@/lib/storage/storage'

/** For how long a bought title stays in its position. */
export const RECENTLY_BOUGHT_MS = 3000

type Undo = () => void

type ShoppingState = {
  /** The titles of the list, unique, in the order added. */
  titles: string[]
  /** The bought ones of them, in the same order. */
  bought: string[]
  /** Titles bought within the last `RECENTLY_BOUGHT_MS`; not stored. */
  recentlyBought: string[]
  /** All titles of this visit in their order, so that a restored title gets its position back; not stored. */
  positions: string[]
  /** What the titles are for. Only shares of listed titles count: `listedShares`. */
  recipeShares: RecipeShares
  cart: CartChoices

  /**
   * Adds titles. Bought ones become open again. The cart's choices for titles that were not open are dropped, and all of
   * its choices with a new list.
   */
  addTitles: (titles: string[]) => void
  /** Adds titles that stay on the list when the recipes that need them are removed. */
  addManual: (titles: string[]) => void
  /** Adds recipes in place of their earlier shares. Bought titles become open again only where more is needed. */
  addRecipes: (wanted: WantedRecipe<SharedRecipe>[]) => void
  /**
   * Removes titles. The undo restores their positions, shares and bought marks; the cart's choices only for titles that
   * have not been added again.
   */
  remove: (titles: string[]) => Undo
  /** Removes the share of a recipe and the titles that nothing else needs. */
  removeRecipe: (id: string) => Undo
  tick: (title: string) => void
  untick: (title: string) => void
  /** Empties the list and the cart. */
  clear: () => void

  setCount: (title: string, count: number) => void
  removeFromCart: (title: string) => void
  returnToCart: (titles: string[]) => void
  /** Drops the cart's choices for these titles, and all of its choices while the list is empty. */
  forgetChoices: (titles: string[]) => void
}

const except = (titles: string[], excluded: Iterable<string>) => {
  const isExcluded = new Set(excluded)
  return titles.filter((title) => !isExcluded.has(title))
}
const only = (titles: string[], included: Iterable<string>) => {
  const isIncluded = new Set(included)
  return titles.filter((title) => isIncluded.has(title))
}
const union = (...lists: string[][]) => [...new Set(lists.flat())]

/** The titles that are still to be bought. */
export const openTitles = ({ titles, bought }: Pick<ShoppingState, 'titles' | 'bought'>) =>
  except(titles, bought)

/** The shares of the listed titles. */
export const listedShares = ({ recipeShares, titles }: Pick<ShoppingState, 'recipeShares' | 'titles'>) =>
  pruneShares(recipeShares, titles)

/**
 * The list with other titles. The shares follow: they keep titles that were listed and still are. A share of a title that
 * was not listed is stale, since an earlier version or another tab changed the list without it.
 */
function withTitles({ titles: before, recipeShares }: ShoppingState, titles: string[]) {
  return titles === before
    ? { titles, recipeShares }
    : { titles, recipeShares: pruneShares(recipeShares, only(titles, before)) }
}

function withAdded(state: ShoppingState, added: string[]): Partial<ShoppingState> {
  const { titles, bought, positions, cart } = state
  const appended = union(except(added, titles))
  return {
    ...(appended.length > 0 ? withTitles(state, [...titles, ...appended]) : {}),
    bought: except(bought, added),
    positions: union(except(positions, appended), appended),
    cart: titles.length === 0 ? noChoices : withoutTitles(cart, except(added, openTitles(state))),
  }
}

function withoutListed(state: ShoppingState, removed: string[]): Partial<ShoppingState> {
  return {
    ...withTitles(state, except(state.titles, removed)),
    bought: except(state.bought, removed),
  }
}

function withRestored(
  state: ShoppingState,
  before: ShoppingState,
  removed: string[],
): Partial<ShoppingState> {
  const positions = union(state.positions, removed)
  const titles = only(positions, [...state.titles, ...removed])
  const bought = only(before.bought, removed)
  return {
    titles,
    bought: only(titles, [...state.bought, ...except(bought, state.titles)]),
    positions,
    recipeShares: restoreShares(state.recipeShares, before.recipeShares, new Set(removed)),
    cart: withEarlier(state.cart, before.cart, except(removed, state.titles)),
  }
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** The shopping list, the recipe shares behind it, and the choices in the cart that is made from it. */
export const useShoppingStore = create<ShoppingState>((set, get) => ({
  titles: [],
  bought: [],
  recentlyBought: [],
  positions: [],
  recipeShares: noShares,
  cart: noChoices,

  addTitles: (titles) => set((state) => withAdded(state, titles)),
  addManual: (titles) =>
    set((state) => {
      const added = { ...state, ...withAdded(state, titles) }
      return { ...added, recipeShares: withManual(added.recipeShares, titles) }
    }),
  addRecipes: (wanted) =>
    set((state) => {
      const shares = listedShares(state)
      const reopened = wanted.flatMap((one) => titlesToReopen(shares, one))
      return {
        ...withAdded(state, reopened),
        recipeShares: wanted.reduce((all, one) => withRecipe(all, one, state.titles), shares),
      }
    }),
  remove: (removed) => {
    const before = get()
    set((state) => withoutListed(state, removed))
    return () => set((state) => withRestored(state, before, removed))
  },
  removeRecipe: (id) => {
    const before = get()
    const share = before.recipeShares.shares.find((one) => one.id === id)
    if (!share) return () => {}
    const { recipeShares, unneeded } = withoutRecipe(before.recipeShares, id)
    set((state) => withoutListed({ ...state, recipeShares }, unneeded))
    const titles = new Set(share.ingredients.map(({ title }) => title))
    return () =>
      set((state) => {
        const restored = { ...state, ...withRestored(state, before, unneeded) }
        return {
          ...restored,
          recipeShares: restoreShares(restored.recipeShares, before.recipeShares, titles, id),
        }
      })
  },
  tick: (title) => {
    clearTimeout(timers.get(title))
    set(({ titles, bought, recentlyBought }) => ({
      bought: only(titles, [...bought, title]),
      recentlyBought: union(recentlyBought, [title]),
    }))
    const release = () => set(({ recentlyBought }) => ({ recentlyBought: except(recentlyBought, [title]) }))
    timers.set(title, setTimeout(release, RECENTLY_BOUGHT_MS))
  },
  untick: (title) => {
    clearTimeout(timers.get(title))
    set(({ bought, recentlyBought }) => ({
      bought: except(bought, [title]),
      recentlyBought: except(recentlyBought, [title]),
    }))
  },
  clear: () => set({ titles: [], bought: [], recipeShares: noShares, cart: noChoices }),

  setCount: (title, count) => set(({ cart }) => ({ cart: withCount(cart, title, count) })),
  removeFromCart: (title) =>
    set(({ cart }) => ({ cart: { ...cart, removed: union(cart.removed, [title]) } })),
  returnToCart: (titles) => set(({ cart }) => ({ cart: { ...cart, removed: except(cart.removed, titles) } })),
  forgetChoices: (forgotten) =>
    set(({ titles, cart }) => ({ cart: titles.length === 0 ? noChoices : withoutTitles(cart, forgotten) })),
}))

// The list is stored before its shares, so that another tab knows the titles when it reads the shares.

persistStore(useShoppingStore, {
  stored: storedList,
  partialize: ({ titles }) => (titles.length > 0 ? titles : undefined),
  hydrate: (titles = [], state) => ({ ...withTitles(state, titles), positions: titles }),
})

persistList(useShoppingStore, storedBought, 'bought')

persistStore(useShoppingStore, {
  stored: storedShares,
  partialize: ({ recipeShares }) => (recipeShares.shares.length > 0 ? recipeShares : undefined),
  hydrate: (recipeShares = noShares) => ({ recipeShares }),
})

persistStore(useShoppingStore, {
  stored: storedCart,
  partialize: ({ cart }) => (cart === noChoices ? undefined : cart),
  hydrate: (cart = noChoices) => ({ cart }),
})
