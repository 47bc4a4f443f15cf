import type { Key } from '@/lib/storage/keys'
import { shownText } from '@/lib/storage/storage'

/** Own data as texts, past the stores, which are told of changes as of another tab's. */

/**
 * All that is stored, but a cache, the session, orders on their way (merged, one would be sent twice), and what rings in
 * this kitchen only.
 */
export type OwnKey = Exclude<
  Key,
  'items' | 'access' | 'refresh' | 'owner' | 'outbox' | 'timers' | 'askedToNotify'
>

/** Own data as `localStorage` holds them. */
export type OwnTexts = Partial<Record<OwnKey, string>>

const keys: Record<OwnKey, true> = {
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
export const ownKeys = Object.keys(keys) as OwnKey[]

/** The own data among all that is stored. */
export const onlyOwn = (texts: Record<string, string | undefined>): OwnTexts =>
  Object.fromEntries(ownKeys.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])))

/** What the visitor has now; also what the storage has refused. */
export const readOwnTexts = () => onlyOwn(Object.fromEntries(ownKeys.map((key) => [key, shownText(key)])))

/** Undone in part, what is needed and bought would tell of another list. */
const listKeys: OwnKey[] = ['shopList', 'bought', 'needs']

/**
 * Puts more in place of what is there. Throws when the storage refuses, and leaves all as it was. Returns what takes it
 * back, but for what has been changed since; from another owner it takes nothing.
 */
export function addOwnTexts(texts: OwnTexts): () => void {
  const before = readOwnTexts()
  const owner = shownText('owner')
  try {
    write(texts, ownKeys)
  } catch (error) {
    write(before, backwards)
    throw error
  }
  return () => {
    if (shownText('owner') !== owner) return
    const isUnchanged = (key: OwnKey) => shownText(key) === texts[key]
    write(
      before,
      backwards.filter((key) => (listKeys.includes(key) ? listKeys.every(isUnchanged) : isUnchanged(key))),
    )
  }
}

/** For what is taken back: what is needed of titles must not outlast them for a moment, or another tab would keep it. */
const backwards = [...ownKeys].reverse()

function write(texts: OwnTexts, keys: OwnKey[]) {
  for (const key of keys) {
    const text = texts[key]
    if (shownText(key) === text) continue
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key }))
  }
}
