/**
 * All keys of `localStorage`. The store that owns a key defines the shape of its value, so that a screen
 * loads only the schemas it needs.
 */
export type Key =
  /** Cards of all category pages loaded so far; the search uses them. */
  | 'items'
  /** Ingredient titles of the shopping list, unique, in the order added. */
  | 'shopList'
  /** Titles of `shopList` that are ticked off as bought. */
  | 'bought'
  /** The user's order of the shop departments. */
  | 'departments'
  /** Recipe cards. */
  | 'likedRecipes'
  | 'savedRecipes'
  /** User id and refresh token. */
  | 'access'
  | 'refresh'
  /** The user whose data are stored. The data stay when a session expires and are never shown to another user. */
  | 'owner'
  | 'isDark'
  /** The user whose documents the stores follow; missing after the storage was emptied. */
  | 'synced'
  /** Product counts chosen in the cart, and products removed from it. */
  | 'cart'
  /** The chosen servings of recipes, where they differ from the recipe's own. */
  | 'servings'
  /** The products chosen in place of ingredients, by recipe. */
  | 'substitutes'
  /** Recipe shares: which recipes the titles of `shopList` are for, and how much of each. */
  | 'needs'
  /** What the visitor notes about products. */
  | 'productNotes'
  /** Ingredients that the user has at home. */
  | 'pantry'
  /** The visitor's own recipes. */
  | 'ownRecipes'
  /** Which products the names in own recipes mean, where the visitor has said so. */
  | 'productNames'
  /** When dishes were cooked, with stars and notes. */
  | 'diary'
  /** Planned meals. */
  | 'plan'
  /** Who eats what is planned, with portions and goals. */
  | 'eaters'
  /** What the user wishes of plans that the site makes. */
  | 'planner'
  /** Orders that wait for the network, with address and phone; removed once they are sent or cancelled. */
  | 'outbox'
  /** The latest orders: their products, no address. */
  | 'orders'
  /** Cooking progress of the latest recipes: the step and the ticked ingredients. */
  | 'cooking'
  /** Kitchen timers with their end times. */
  | 'timers'
  /** Whether the user was asked for permission to show timer notifications. */
  | 'askedToNotify'

/** A key with the conversion of its value from and to text. `parse` returns undefined for an invalid text. */
export type StoredKey<T> = {
  key: Key
  parse: (text: string) => T | undefined
  format: (value: T) => string
}

/** A key whose text is JSON. `validate` returns the valid part of any value, or undefined. */
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

/** A value that is stored as plain text. An empty text is invalid. */
export const textKey = (key: Key): StoredKey<string> => ({
  key,
  parse: (value) => value || undefined,
  format: (value) => value,
})
