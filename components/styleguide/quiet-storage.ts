import { sampleRecipes } from '@/components/styleguide/samples'

/**
 * Gives this document a storage of its own, in memory, before the stores read theirs: what is tried out in the style
 * guide never reaches a visitor's lists, and a signed-in visitor with a like and a save is there to show.
 */
export function keepStorageQuiet() {
  const texts = new Map([
    ['access', 'designer'],
    ['likedRecipes', JSON.stringify(sampleRecipes.slice(0, 1))],
    ['savedRecipes', JSON.stringify(sampleRecipes.slice(1, 2))],
  ])
  const storage: Storage = {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
  Object.defineProperty(window, 'localStorage', { value: storage, configurable: true })
}
