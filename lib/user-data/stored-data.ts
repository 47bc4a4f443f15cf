import type { Key } from '@/lib/storage/keys'
import { readLatest } from '@/lib/storage/storage'

/** Own data as texts, past the stores, which are told of changes as of another tab's. */

/**
 * All that is stored, but a cache, the session, orders on their way (merged, one would be sent twice), and what rings in
 * this kitchen only.
 */
export type UserDataKey = Exclude<
  Key,
  'items' | 'access' | 'refresh' | 'owner' | 'outbox' | 'timers' | 'askedToNotify'
>

/** Own data as `localStorage` holds them. */
export type StoredData = Partial<Record<UserDataKey, string>>

const keys: Record<UserDataKey, true> = {
  likedRecipes: true,
  savedRecipes: true,
  // Before `needs`: titles that come onto the list after their needs are taken for the visitor's own.
  shopList: true,
  bought: true,
  needs: true,
  cart: true,
  servings: true,
  pantry: true,
  plan: true,
  cooking: true,
  departments: true,
  isDark: true,
}

/** Every key of own data, in the order in which stores may be told of them. */
export const userDataKeys = Object.keys(keys) as UserDataKey[]

/** The own data among all that is stored. */
export const pickUserData = (texts: Record<string, string | undefined>): StoredData =>
  Object.fromEntries(userDataKeys.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])))

/** What the visitor has now; also what the storage has refused. */
export const readStoredData = () =>
  pickUserData(Object.fromEntries(userDataKeys.map((key) => [key, readLatest(key)])))

/** Undone in part, what is needed and bought would tell of another list. */
const listKeys: UserDataKey[] = ['shopList', 'bought', 'needs']

/**
 * Puts more in place of what is there. Throws when the storage refuses, and leaves all as it was. Returns what takes it
 * back, but for what has been changed since; from another owner it takes nothing.
 */
export function addStoredData(texts: StoredData): () => void {
  const before = readStoredData()
  const owner = readLatest('owner')
  try {
    write(texts, userDataKeys)
  } catch (error) {
    write(before, backwards)
    throw error
  }
  return () => {
    if (readLatest('owner') !== owner) return
    const isUnchanged = (key: UserDataKey) => readLatest(key) === texts[key]
    write(
      before,
      backwards.filter((key) => (listKeys.includes(key) ? listKeys.every(isUnchanged) : isUnchanged(key))),
    )
  }
}

/** For what is taken back: what is needed of titles must not outlast them for a moment, or another tab would keep it. */
const backwards = [...userDataKeys].reverse()

function write(texts: StoredData, keys: UserDataKey[]) {
  for (const key of keys) {
    const text = texts[key]
    if (readLatest(key) === text) continue
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key }))
  }
}
