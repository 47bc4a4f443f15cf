import { isSame } from '@/lib/household/is-same'
import {
  type Access,
  listNames,
  lists,
  mapLists,
  type Part,
  type SharedValues,
} from '@/lib/household/shared-values'
import { currentBasket } from '@/lib/shopping/basket'
import { noChoices } from '@/lib/shopping/cart-choices'
import { noShares } from '@/lib/shopping/recipe-shares'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { storedBought, storedCart, storedList, storedShares } from '@/lib/shopping/stored-shopping'
import type { StoredJson } from '@/lib/storage/keys'
import { readStored } from '@/lib/storage/storage'
import type { UserDataKey } from '@/lib/user-data/stored-data'
import { mergeUserData } from '@/lib/user-data/user-data'

/** Reads, writes and merges the values of the stores that devices share. */

export const noValues: SharedValues = {
  basket: { titles: [], bought: [], recipeShares: noShares, cart: noChoices },
  ...mapLists(() => []),
}

/** The given values in these parts, and `others` in the rest. */
export const withParts = (values: SharedValues, parts: Part[], others = noValues): SharedValues => ({
  ...others,
  ...Object.fromEntries(parts.map((part) => [part, values[part]])),
})

const accesses: { [P in Part]: Access<SharedValues[P]> } = {
  ...lists,
  basket: { store: useShoppingStore, read: currentBasket, write: writeBasket },
}

/** Calls back after a change of any of the stores. Returns the unsubscribe function. */
export function subscribeToStores(onChange: () => void): () => void {
  const unsubscribes = Object.values(accesses).map(({ store }) => store.subscribe(onChange))
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
}

/** The present values of the stores. */
export const readStores = () =>
  Object.fromEntries(Object.entries(accesses).map(([part, { read }]) => [part, read()])) as SharedValues

function writeBasket(basket: SharedValues['basket']) {
  useShoppingStore.setState(({ positions }) => ({
    ...basket,
    positions: withRemoved(basket.titles, positions),
  }))
}

/** The titles, with each removed one after the title that it followed, so that an undo can put it back there. */
function withRemoved(titles: string[], positions: string[]): string[] {
  const isListed = new Set(titles)
  const placed = [...titles]
  let index = 0
  for (const title of positions) {
    if (isListed.has(title)) index = (placed[index] === title ? index : placed.indexOf(title)) + 1
    else placed.splice(index++, 0, title)
  }
  return placed
}

/**
 * Sets the stores to these values in these parts, where they differ. With `isNews`, titles that somebody else has just ticked
 * stay in their place for a moment, as after an own tick.
 */
export function writeStores(values: SharedValues, parts: Part[], { isNews = false } = {}) {
  const present = readStores()
  const write = <P extends Part>(part: P) => {
    if (!isSame(present[part], values[part])) accesses[part].write(values[part])
  }
  parts.forEach(write)
  if (!isNews || !parts.includes('basket')) return
  const wasBought = new Set(present.basket.bought)
  for (const title of values.basket.bought) if (!wasBought.has(title)) useShoppingStore.getState().tick(title)
}

/** The values in the storage, without those that it has refused to store. */
export const readStoredValues = () => fromTexts(readStored)

function fromTexts(textOf: (key: UserDataKey) => string | undefined): SharedValues {
  const read = <T>({ key, parse }: StoredJson<T>, absent: T) =>
    parse(textOf(key as UserDataKey) ?? '') ?? absent
  return {
    basket: {
      titles: read(storedList, []),
      bought: read(storedBought, []),
      recipeShares: read(storedShares, noShares),
      cart: read(storedCart, noChoices),
    },
    ...mapLists(({ stored }) => stored.parse(textOf(stored.key as UserDataKey) ?? '') ?? []),
  }
}

const toUserData = ({ basket, ...values }: SharedValues) => ({
  shopList: basket.titles,
  bought: basket.bought,
  needs: basket.recipeShares,
  cart: basket.cart,
  ...Object.fromEntries(listNames.map((name) => [lists[name].stored.key, values[name]])),
})

/**
 * Adds what is only in `incoming` to the present values, as the import of a file does. Where the two disagree, the present value
 * stays.
 */
export function mergeValues(present: SharedValues, incoming: SharedValues): SharedValues {
  const texts = Object.fromEntries(
    Object.entries(toUserData(present)).map(([key, value]) => [key, JSON.stringify(value)]),
  )
  const { data } = mergeUserData(texts, toUserData(incoming))
  return fromTexts((key) => data[key])
}
