import { clear, createStore, del, get, set } from 'idb-keyval'

/** Photos of own recipes on this device, in IndexedDB by the id of the recipe, as data URLs of a picture. */

const photos = createStore('tasty-photos', 'photos')

/** The photo of a recipe; undefined where there is none, and where the browser has no database. */
export async function readPhoto(recipeId: string): Promise<string | undefined> {
  const photo = await get<unknown>(recipeId, photos).catch(() => undefined)
  return typeof photo === 'string' && /^data:image\/[a-z]+;base64,[\w+/=]+$/.test(photo) ? photo : undefined
}

/** Stores the photo of a recipe. Rejects where the browser refuses. */
export const writePhoto = (recipeId: string, photo: string) => set(recipeId, photo, photos)

/** Deletes the photo of a recipe; none is no error. */
export const deletePhoto = (recipeId: string) => del(recipeId, photos).catch(() => {})

/** Deletes all photos. */
export const deletePhotos = () => clear(photos)
