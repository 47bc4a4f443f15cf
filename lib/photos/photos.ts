import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval'

/**
 * Photos of own recipes on this device, in IndexedDB by the id of the recipe, as data URLs. An unused photo has a mark beside
 * it: the time at which it was found unused.
 */

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

const UNUSED = 'unused '
/** An hour, in which a removal may be undone: in another tab, or by another member of a household. */
const UNUSED_MS = 60 * 60_000

/**
 * The ids of the photos that none of these recipes has. Undefined where all photos are in use and were the last time, and
 * where the browser has no database.
 */
export async function findUnusedPhotos(recipeIds: ReadonlySet<string>): Promise<string[] | undefined> {
  const all = await keys<string>(photos()).catch(() => [])
  if (all.every((key) => recipeIds.has(key))) return undefined
  return all.filter((key) => !key.startsWith(UNUSED) && !recipeIds.has(key))
}

/**
 * Deletes those of these photos that were unused an hour ago already, and notes the time for the others. All other photos
 * count as used. Rejects where the browser refuses.
 */
export async function deleteUnusedPhotos(unused: string[], now: number) {
  const marks = (await keys<string>(photos())).filter((key) => key.startsWith(UNUSED))
  await delMany(
    marks.filter((key) => !unused.includes(key.slice(UNUSED.length))),
    photos(),
  )
  for (const id of unused) {
    const since = (await get<number>(UNUSED + id, photos())) ?? now
    if (now - since < UNUSED_MS) await set(UNUSED + id, since, photos())
    else await delMany([id, UNUSED + id], photos())
  }
}

/** Deletes all photos. Rejects where the browser refuses. */
export const deletePhotos = async () => clear(photos())
