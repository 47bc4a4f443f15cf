import type { Key } from '@/lib/stores/keys'
import { writeWaiting } from '@/lib/stores/storage'

/** Own data in `localStorage`, past the stores, which are told of changes as of another tab's. */

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
export const onlyOwn = (texts: Record<string, string>): OwnTexts =>
  Object.fromEntries(ownKeys.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])))

/** What is stored now; nothing where the storage is forbidden. */
export function readOwnTexts(): OwnTexts {
  writeWaiting()
  try {
    return Object.fromEntries(
      ownKeys.flatMap((key) => {
        const text = localStorage.getItem(key)
        return text === null ? [] : [[key, text]]
      }),
    )
  } catch {
    return {}
  }
}

/** Puts more in place of what is stored. Throws when the storage refuses, and leaves it as it was. */
export function addOwnTexts(texts: OwnTexts) {
  const before = readOwnTexts()
  try {
    write(texts, ownKeys)
  } catch (error) {
    restoreOwnTexts(before)
    throw error
  }
}

/** Puts back what was stored before something was added. */
export function restoreOwnTexts(texts: OwnTexts) {
  // Backwards, as what is needed of titles must not outlast them for a moment: another tab would keep it.
  write(texts, [...ownKeys].reverse())
}

function write(texts: OwnTexts, keys: typeof ownKeys) {
  writeWaiting()
  for (const key of keys) {
    const text = texts[key]
    if (localStorage.getItem(key) === (text ?? null)) continue
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key }))
  }
}
