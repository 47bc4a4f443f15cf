import type { StoreApi } from 'zustand'

import { common } from '@/lib/feedback/messages'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { collectDropped } from '@/lib/storage/dropped-items'
import type { Key, StoredKey } from '@/lib/storage/keys'

/**
 * The only adapter between the stores and `localStorage`: reads, validates and writes values and keeps open tabs in sync.
 * An invalid value, or the invalid items of a value, are set aside under '<key>.aside'. When the storage is full or forbidden,
 * the stores work in memory and a toast says so once.
 */

type Binding<S, T> = {
  stored: StoredKey<T>
  /** Selects the part of the state to store; undefined removes the key. */
  partialize: (state: S) => T | undefined
  /** The state for a stored value; the value is undefined when the key is absent or its value invalid. */
  hydrate: (value: T | undefined, state: S) => Partial<S>
}

/** Window event after a value of this tab was written or hydrated. Writes of other tabs raise the browser's `storage` event. */
const STORED_EVENT = 'stored'

/** Calls back when this or another tab has written or hydrated a value; returns the unsubscribe function. */
export function subscribeToStorage(onChange: () => void) {
  const events = ['storage', STORED_EVENT]
  for (const event of events) addEventListener(event, onChange)
  return () => events.forEach((event) => removeEventListener(event, onChange))
}

const hydrators = new Map<string, () => void>()
/** While a store hydrates, changes that other stores make in response are not written over what another page has stored. */
let isHydrating = false
let hasWarned = false

function warnOnce() {
  if (hasWarned) return
  hasWarned = true
  useToastsStore.getState().show({ type: 'warning', ...common.notRemembered })
}

/** Accesses the storage; returns undefined and warns once when the browser refuses. */
function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage)
  } catch {
    warnOnce()
    return undefined
  }
}

/** Texts of at least this length take long to write, so they are written after the next paint. */
const LONG_TEXT = 50_000
const WRITE_DELAY_MS = 50
const isLong = new Map<Key, boolean>()
const pendingWrites = new Map<Key, () => void>()
/** Texts that the storage has refused to store. Exports and backups include them, because the user sees them. */
const refusedTexts = new Map<string, string>()

function read<T>({ key, parse }: StoredKey<T>): T | undefined {
  const text = readStored(key)
  if (text === undefined) return undefined
  isLong.set(key, text.length >= LONG_TEXT)
  const { value, dropped } = collectDropped(() => parse(text))
  if (value === undefined) {
    tryStorage((storage) => {
      setAside(storage, key, text)
      storage.removeItem(key)
    })
  } else if (dropped.length > 0) tryStorage((storage) => setAside(storage, key, JSON.stringify(dropped)))
  return value
}

/** Adds a text to those that are set aside, a line each. A value that another tab writes is read, and set aside, repeatedly. */
function setAside(storage: Storage, key: Key, text: string) {
  const earlier = storage.getItem(`${key}.aside`)
  if (earlier?.includes(text)) return
  storage.setItem(`${key}.aside`, earlier ? `${earlier}\n${text}` : text)
}

/** Keys whose values are not worth a request for persistence: the cache, the session and the theme. */
const incidentalKeys: Key[] = ['items', 'access', 'refresh', 'owner', 'isDark', 'synced']
let hasRequestedPersistence = false

/** Asks the browser, once per visit, not to evict the storage. The browser may ask the user or refuse. */
function requestPersistence() {
  hasRequestedPersistence = true
  navigator.storage?.persist?.().catch(() => {})
}

/** The stored text of a key at this moment, whichever tab wrote it. */
export function readStored(key: Key) {
  flushPendingWrite(key)
  return tryStorage((storage) => storage.getItem(key)) ?? undefined
}

/** Whether the storage holds a key at this moment; unlike `readStored`, without writing what waits to be written. */
export const isStored = (key: Key) => typeof tryStorage((storage) => storage.getItem(key)) === 'string'

/** The text of a key that matches what the user sees: a text that the storage refused takes precedence. */
export function readLatest(key: Key) {
  const text = readStored(key)
  return refusedTexts.get(key) ?? text
}

function write<T>({ key, format }: StoredKey<T>, value: T | undefined) {
  if (!hasRequestedPersistence && value !== undefined && !incidentalKeys.includes(key)) requestPersistence()
  const writeNow = () => {
    if (value === undefined) {
      refusedTexts.delete(key)
      return tryStorage((storage) => storage.removeItem(key))
    }
    const text = format(value)
    isLong.set(key, text.length >= LONG_TEXT)
    refusedTexts.set(key, text)
    tryStorage((storage) => {
      storage.setItem(key, text)
      refusedTexts.delete(key)
    })
  }
  if (isLong.get(key) && !document.hidden) {
    pendingWrites.set(key, writeNow)
    setTimeout(flushPendingWrites, WRITE_DELAY_MS)
  } else {
    pendingWrites.delete(key)
    writeNow()
  }
  dispatchEvent(new Event(STORED_EVENT))
}

function flushPendingWrite(key: Key) {
  const writeNow = pendingWrites.get(key)
  pendingWrites.delete(key)
  writeNow?.()
}

const flushPendingWrites = () => [...pendingWrites.keys()].forEach(flushPendingWrite)

/**
 * Binds a part of a store to a key: hydrates it now, writes it when it changes, and follows other tabs. The first render
 * still gets the store's initial state, as on the server (Zustand keeps it separately).
 */
export function persistStore<S, T>(store: StoreApi<S>, { stored, partialize, hydrate }: Binding<S, T>) {
  if (typeof window === 'undefined') return
  const hydrateStore = () => {
    isHydrating = true
    try {
      store.setState(hydrate(read(stored), store.getState()))
    } catch (error) {
      // A subscriber that fails keeps neither this store from being written nor others from being reset.
      reportError(error)
    }
    isHydrating = false
    dispatchEvent(new Event(STORED_EVENT))
  }
  hydrateStore()
  hydrators.set(stored.key, hydrateStore)
  store.subscribe((state, previous) => {
    const value = partialize(state)
    if (!isHydrating && value !== partialize(previous)) write(stored, value)
  })
}

/** Binds a list of a store to a key, which is removed when the list is empty. */
export const persistList = <Field extends string, T>(
  store: StoreApi<Record<Field, T[]>>,
  stored: StoredKey<T[]>,
  field: Field,
) =>
  persistStore(store, {
    stored,
    partialize: ({ [field]: list }) => (list.length > 0 ? list : undefined),
    hydrate: (list = []) => ({ [field]: list }) as Record<Field, T[]>,
  })

let clearings = 0

/** How often the storage was cleared in this visit. Work that started before a clearing must not store its result after it. */
export const clearCount = () => clearings

/** Prefix of the `sessionStorage` keys that hold the unsaved texts of forms. `clearStorage` removes them, too. */
export const UNSAVED_PREFIX = 'unsaved '

function clearUnsaved() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(UNSAVED_PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Without storage nothing was stored.
  }
}

/** Resets every store after this or another tab has cleared the storage. */
function resetStores() {
  clearings++
  pendingWrites.clear()
  refusedTexts.clear()
  clearUnsaved()
  hydrators.forEach((hydrateStore) => hydrateStore())
  // An undo would restore data of the user who has logged out.
  useToastsStore.setState(({ toasts }) => ({ toasts: toasts.filter(({ action }) => action !== common.undo) }))
}

/**
 * Clears the whole storage and resets every bound store (spec point 2, log-out). Returns the texts that were stored, and
 * those that the storage had refused.
 */
export function clearStorage() {
  flushPendingWrites()
  const texts: Record<string, string> = {
    ...tryStorage((storage) => {
      const all = { ...storage }
      storage.clear()
      return all
    }),
    ...Object.fromEntries(refusedTexts),
  }
  resetStores()
  return texts
}

if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === null) return resetStores()
    hydrators.get(key)?.()
    refusedTexts.delete(key)
  })
  let owner: string | undefined
  addEventListener('pagehide', () => {
    flushPendingWrites()
    owner = readStored('owner')
  })
  // A page in the back/forward cache receives no `storage` events.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (owner && readStored('owner') !== owner) resetStores()
    else hydrators.forEach((hydrateStore, key) => refusedTexts.has(key) || hydrateStore())
  })
  document.addEventListener('visibilitychange', () => document.hidden && flushPendingWrites())
}
