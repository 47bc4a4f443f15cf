import { sampleOrders, sampleRecipe, sampleRecipes, sampleTimers } from '@/components/styleguide/samples'
import type { Key } from '@/lib/storage/keys'

/** Stored data that gives every view some content. */
const stored: Partial<Record<Key, unknown>> = {
  likedRecipes: sampleRecipes.slice(0, 1),
  savedRecipes: sampleRecipes.slice(1, 2),
  cart: { counts: {}, removed: ['Соль'] },
  cooking: [{ id: sampleRecipe.id, step: 2, ticked: [] }],
  timers: sampleTimers,
  outbox: { waiting: sampleOrders, news: [] },
}

/**
 * Replaces this document's storage, IndexedDB, service worker and fetch, so that the style guide neither reads nor changes
 * what a visitor has stored and sends nothing. It has to run before the modules of the stores are loaded.
 */
export function isolateDocument() {
  const items = new Map([
    ['access', 'designer'],
    ...Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const),
  ])
  const storage: Storage = {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
  const fetchOutside = window.fetch
  const replace = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  replace(window, 'localStorage', storage)
  replace(window, 'indexedDB', undefined)
  replace(window, 'fetch', (...request: Parameters<typeof fetch>) =>
    new Request(...request).method === 'GET'
      ? fetchOutside(...request)
      : Promise.reject(new TypeError('The style guide sends nothing.')),
  )
  replace(navigator, 'serviceWorker', undefined)
}
