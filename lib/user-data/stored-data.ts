import type { Key } from '@/lib/storage/keys'
import { readLatest } from '@/lib/storage/storage'

/** User data as text under their keys. A change notifies the stores as one in another tab does. */

/** All keys but a cache, the session, queued orders (merged, one would be sent twice), and this device's timers and sync. */
export type UserDataKey = Exclude<
  Key,
  'items' | 'access' | 'refresh' | 'owner' | 'outbox' | 'timers' | 'askedToNotify' | 'synced'
>

/** User data as `localStorage` holds them. */
export type StoredData = Partial<Record<UserDataKey, string>>

const keys: Record<UserDataKey, true> = {
  likedRecipes: true,
  savedRecipes: true,
  // Before `needs`: the store drops shares of titles that are not listed yet.
  shopList: true,
  bought: true,
  needs: true,
  cart: true,
  servings: true,
  substitutes: true,
  productNotes: true,
  pantry: true,
  ownRecipes: true,
  productNames: true,
  diary: true,
  plan: true,
  eaters: true,
  planner: true,
  orders: true,
  cooking: true,
  departments: true,
  isDark: true,
}

/** All keys of user data, in the order in which stores are notified. */
export const userDataKeys = Object.keys(keys) as UserDataKey[]

/** Picks the user data out of all stored texts. */
export const pickUserData = (stored: Record<string, string | undefined>): StoredData =>
  Object.fromEntries(userDataKeys.flatMap((key) => (stored[key] === undefined ? [] : [[key, stored[key]]])))

/** The present user data, including what the storage has refused to hold. */
export const readStoredData = () =>
  pickUserData(Object.fromEntries(userDataKeys.map((key) => [key, readLatest(key)])))

/** An undo takes back all of these or none: shares and bought titles belong to one list. */
const listKeys: UserDataKey[] = ['shopList', 'bought', 'needs']

/**
 * Replaces the present user data. Throws when the storage refuses, with everything as before. Returns the undo, which
 * leaves keys alone that have changed since, and does nothing once the data belong to another owner.
 */
export function addStoredData(data: StoredData): () => void {
  const before = readStoredData()
  const owner = readLatest('owner')
  try {
    write(data, userDataKeys)
  } catch (error) {
    write(before, reversedKeys)
    throw error
  }
  return () => {
    if (readLatest('owner') !== owner) return
    const isUnchanged = (key: UserDataKey) => readLatest(key) === data[key]
    write(
      before,
      reversedKeys.filter((key) => (listKeys.includes(key) ? listKeys.every(isUnchanged) : isUnchanged(key))),
    )
  }
}

/** For removals: shares must not outlast their titles for a moment, or another tab would keep them. */
const reversedKeys = [...userDataKeys].reverse()

function write(data: StoredData, keys: UserDataKey[]) {
  for (const key of keys) {
    const text = data[key]
    if (readLatest(key) === text) continue
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key }))
  }
}
