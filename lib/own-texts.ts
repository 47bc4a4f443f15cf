import { ownKeys, type OwnTexts } from '@/lib/own-data'

/** Own data in `localStorage`, past the stores, which are told of changes as of another tab's. */

/** What is stored now; nothing where the storage is forbidden. */
export function readOwnTexts(): OwnTexts {
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
  write(texts, ownKeys.toReversed())
}

function write(texts: OwnTexts, keys: typeof ownKeys) {
  for (const key of keys) {
    const text = texts[key]
    if (localStorage.getItem(key) === (text ?? null)) continue
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key }))
  }
}
