/**
 * Every key of `localStorage` (decisions 4). The store that owns a key says what its value has to look like, so that a
 * screen loads the shapes of what it keeps and no others.
 */
export type Key =
  /** Cards of all category pages read so far: the search looks here. */
  | 'items'
  /** Ingredient titles, unique, in the order added. */
  | 'shopList'
  /** Of these, those that are in the bag already. */
  | 'bought'
  /** Departments in the order in which the visitor walks through the shop. */
  | 'departments'
  /** Recipe cards. */
  | 'likedRecipes'
  | 'savedRecipes'
  /** User id and refresh token. */
  | 'access'
  | 'refresh'
  /** The user whose own data lie here; they stay when a session ends by itself, and never become another's. */
  | 'owner'
  | 'isDark'
  /** Counts chosen in the cart, and products taken out of it. */
  | 'cart'
  /** For how many each recipe is cooked, where it is not as many as it is written for. */
  | 'servings'
  /** What the titles of `shopList` are for: recipes with their shares. */
  | 'needs'
  /** Ingredients that are at home. */
  | 'pantry'
  /** What is cooked when. */
  | 'plan'
  /** Orders that wait for the network, with the address and the phone; gone once they are sent or cancelled. */
  | 'outbox'
  /** How far the last recipes have been cooked: the step, and the ingredients ticked. */
  | 'cooking'
  /** Kitchen timers with the moments they end at. */
  | 'timers'
  /** Whether the visitor was asked if timers may notify. */
  | 'askedToNotify'

/** How the value of a key is read back from its text; undefined for a value that does not fit. */
export type StoredKey<T> = {
  key: Key
  parse: (text: string) => T | undefined
  format: (value: T) => string
}

/** A key whose text is JSON; `fit` gives what fits of a value from anywhere, undefined for nothing. */
export type StoredJson<T> = StoredKey<T> & { validate: (value: unknown) => T | undefined }

/** A value that is stored as JSON. */
export function jsonKey<T>(key: Key, validate: (value: unknown) => T | undefined): StoredJson<T> {
  return {
    key,
    validate,
    parse: (text) => {
      try {
        return validate(JSON.parse(text))
      } catch {
        return undefined
      }
    },
    format: (value) => JSON.stringify(value),
  }
}

/** A value that is stored as it is. */
export const textKey = (key: Key): StoredKey<string> => ({
  key,
  parse: (value) => value || undefined,
  format: (value) => value,
})
