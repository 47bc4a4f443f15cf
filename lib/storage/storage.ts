import type { StoreApi } from 'zustand'

import { common } from '@/lib/feedback/messages'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import type { Key, StoredKey } from '@/lib/storage/keys'

/**
 * The one adapter between the stores and `localStorage`: reads, validates, writes and keeps open tabs in step.
 * A value that does not fit is set aside under '<key>.aside'. A storage that is full or forbidden is survived: the
 * stores live on in memory, and the visitor hears of it once.
 */

type Binding<S, T> = {
  stored: StoredKey<T>
  /** The part of the state to store; undefined removes the key. */
  partialize: (state: S) => T | undefined
  /** The state for a stored value; undefined: nothing usable is stored. */
  hydrate: (value: T | undefined, state: S) => Partial<S>
}

/** Tells the page that it has stored something, or taken over what was: of other tabs the browser's `storage` tells. */
export const STORED_EVENT = 'stored'

const readers = new Map<string, () => void>()
/** While a store takes over what another page has stored, what other stores make of that is not written over it. */
let isFollowing = false
let refused = false

function refuse() {
  if (refused) return
  refused = true
  useToastsStore.getState().show({ type: 'warning', ...common.notRemembered })
}

function guarded<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage)
  } catch {
    refuse()
    return undefined
  }
}

/** A text of so many characters takes long to store: it waits until what the visitor did is shown. */
const LONG_TEXT = 50_000
const WAIT_MS = 50
const isLong = new Map<Key, boolean>()
const waiting = new Map<Key, () => void>()
/** Texts that the storage has refused. The visitor sees what they hold, so a copy has to hold it too. */
const unstored = new Map<string, string>()

function read<T>({ key, parse }: StoredKey<T>): T | undefined {
  const text = readStored(key)
  if (text === undefined) return undefined
  isLong.set(key, text.length >= LONG_TEXT)
  const value = parse(text)
  if (value === undefined) {
    guarded((storage) => {
      storage.setItem(`${key}.aside`, text)
      storage.removeItem(key)
    })
  }
  return value
}

/** Written without the visitor having made anything: a cache, the session, the look. */
const incidental: Key[] = ['items', 'access', 'refresh', 'owner', 'isDark']
let isAsked = false

/** Asks the browser, once a visit, not to clear the storage when it needs room; it may ask the visitor, or refuse. */
function askToLast() {
  isAsked = true
  navigator.storage?.persist?.().catch(() => {})
}

/** The text under a key as it is stored at this moment, whichever tab wrote it. */
export function readStored(key: Key) {
  writeWaiting()
  return guarded((storage) => storage.getItem(key)) ?? undefined
}

/** The text under a key as the visitor sees it: what the storage has refused goes before what it holds. */
export function readLatest(key: Key) {
  const text = readStored(key)
  return unstored.get(key) ?? text
}

function write<T>({ key, format }: StoredKey<T>, value: T | undefined) {
  if (!isAsked && value !== undefined && !incidental.includes(key)) askToLast()
  const store = () => {
    if (value === undefined) {
      unstored.delete(key)
      return guarded((storage) => storage.removeItem(key))
    }
    const text = format(value)
    isLong.set(key, text.length >= LONG_TEXT)
    unstored.set(key, text)
    guarded((storage) => {
      storage.setItem(key, text)
      unstored.delete(key)
    })
  }
  if (isLong.get(key) && !document.hidden) {
    waiting.set(key, store)
    setTimeout(writeWaiting, WAIT_MS)
  } else {
    waiting.delete(key)
    store()
  }
  dispatchEvent(new Event(STORED_EVENT))
}

/** Stores what waits. */
function writeWaiting() {
  for (const [key, store] of waiting) {
    waiting.delete(key)
    store()
  }
}

/**
 * Binds a part of a store to a key: restores it now, writes it when it changes, follows other tabs. The first render
 * still sees the store's initial state, as the server did (Zustand keeps it apart).
 */
export function persistStore<S, T>(store: StoreApi<S>, { stored, partialize, hydrate }: Binding<S, T>) {
  if (typeof window === 'undefined') return
  const follow = () => {
    isFollowing = true
    store.setState(hydrate(read(stored), store.getState()))
    isFollowing = false
    dispatchEvent(new Event(STORED_EVENT))
  }
  follow()
  readers.set(stored.key, follow)
  store.subscribe((state, previous) => {
    const value = partialize(state)
    if (!isFollowing && value !== partialize(previous)) write(stored, value)
  })
}

let forgettings = 0

/** How often everything has been forgotten in this visit: what was begun before must not be stored after it. */
export const clearCount = () => forgettings

/** The storage is empty, whichever tab has emptied it. */
function followEmptying() {
  forgettings++
  waiting.clear()
  unstored.clear()
  readers.forEach((follow) => follow())
  // What an undo would put back belongs to whoever has left.
  useToastsStore.setState(({ toasts }) => ({ toasts: toasts.filter(({ action }) => action !== common.undo) }))
}

/**
 * Empties the whole storage and with it every store that is bound to it (spec point 2, log-out); gives what was in it
 * and what it had refused.
 */
export function clearStorage() {
  writeWaiting()
  const texts: Record<string, string> = {
    ...guarded((storage) => {
      const all = { ...storage }
      storage.clear()
      return all
    }),
    ...Object.fromEntries(unstored),
  }
  followEmptying()
  return texts
}

if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === null) return followEmptying()
    readers.get(key)?.()
    unstored.delete(key)
  })
  let owner: string | undefined
  addEventListener('pagehide', () => {
    owner = readStored('owner')
  })
  // A page that lies in the back/forward cache hears of nothing that is stored meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (owner && readStored('owner') !== owner) followEmptying()
    else readers.forEach((follow, key) => unstored.has(key) || follow())
  })
  document.addEventListener('visibilitychange', () => document.hidden && writeWaiting())
}
