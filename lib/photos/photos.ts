import { clear, createStore, del, delMany, get, set, type UseStore } from 'idb-keyval'

/** Photos of own recipes on this device, in IndexedDB by the id of the recipe, as data URLs of a picture. */

let opened: UseStore | undefined
/** Opens the database at the first use. Throws where the browser has none. */
const photos = () => (opened ??= createStore('tasty-photos', 'photos'))

/** The photo of a recipe; undefined where there is none, and where the browser has no database. */
export async function readPhoto(recipeId: string): Promise<string | undefined> {
  try {
    const photo = await get<unknown>(recipeId, photos())
    return typeof photo === 'string' && isDataUrl(photo) ? photo : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a text is the data URL of a picture. Two expressions check it, because a single one would backtrack, and overflow for
 * a photo of some megabytes.
 */
export function isDataUrl(text: string): boolean {
  const [head] = /^data:image\/[a-z]+;base64,/.exec(text) ?? []
  return head !== undefined && text.length > head.length && !/[^\w+/=]/.test(text.slice(head.length))
}

/** Stores the photo of a recipe. Rejects where the browser refuses. */
export const writePhoto = async (recipeId: string, photo: string) => set(recipeId, photo, photos())

/** Deletes the photo of a recipe. Rejects where the browser refuses. */
export const deletePhoto = async (recipeId: string) => del(recipeId, photos())

/**
 * Deletes the photos of the recipes whose ids are in a stored value, which may hold anything. Rejects where the browser
 * refuses.
 */
export const deletePhotosOf = async (stored: string | undefined) =>
  delMany(stored?.match(/own\.[a-z0-9]+/g) ?? [], photos())

/** Deletes all photos. Rejects where the browser refuses. */
export const deletePhotos = async () => clear(photos())
