/**
 * The `sessionStorage`, which lasts as long as the browser tab. Where it is forbidden or full nothing is stored, and what the
 * page knows lasts until it is reloaded.
 */

/** The text under a key; null if there is none. */
export function readTabText(key: string) {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** The JSON value under a key; undefined if there is none. */
export function readTabValue(key: string): unknown {
  try {
    return JSON.parse(readTabText(key) ?? '')
  } catch {
    return undefined
  }
}

/** Stores a text under a key, or without one removes the key. */
export function writeTabText(key: string, text: string | undefined) {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // The page still knows it.
  }
}
