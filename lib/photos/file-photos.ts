import { deletePhoto, isDataUrl, readPhoto, writePhoto } from '@/lib/photos/photos'

/** The photos of own recipes in an export file: data URLs by the ids of the recipes. */

/**
 * Maximum number of characters of all photos of a file, and of one photo: ten times the size of one that the app has shrunk.
 */
export const MAX_PHOTOS = 40 * 1024 * 1024
const MAX_PHOTO = 5 * 1024 * 1024

export type Photos = Record<string, string>

/** The photos of these recipes on this device, in order, until the file is full. `left` counts those that did not fit. */
export async function collectPhotos(ids: string[]): Promise<{ photos: Photos; left: number }> {
  const photos: Photos = {}
  let [room, left] = [MAX_PHOTOS, 0]
  for (const id of ids) {
    const photo = await readPhoto(id)
    if (photo === undefined) continue
    if (photo.length > room) left += 1
    else {
      photos[id] = photo
      room -= photo.length
    }
  }
  return { photos, left }
}

/**
 * The photos of a file, whose value may be anything, that are missing on this device, for recipes with these ids.
 * `existing` counts those that are not needed, `damaged` those that are no pictures.
 */
export async function missingPhotos(given: unknown, ids: ReadonlySet<string>) {
  const missing: Photos = {}
  let [existing, damaged] = [0, 0]
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  for (const [id, photo] of entries) {
    if (!ids.has(id) || (await readPhoto(id)) !== undefined) existing += 1
    else if (await isPicture(photo)) missing[id] = photo
    else damaged += 1
  }
  return { missing, existing, damaged }
}

/** Stores photos; returns the ids of those that the browser accepted. */
export async function storePhotos(photos: Photos): Promise<string[]> {
  const stored: string[] = []
  for (const [id, photo] of Object.entries(photos)) {
    await writePhoto(id, photo).then(
      () => stored.push(id),
      () => {},
    )
  }
  return stored
}

/** Deletes photos again; one that cannot be deleted is shown nowhere. */
export async function removePhotos(ids: string[]): Promise<void> {
  for (const id of ids) await deletePhoto(id).catch(() => {})
}

/** Whether the browser can show a value as a picture. */
async function isPicture(photo: unknown): Promise<boolean> {
  if (typeof photo !== 'string' || photo.length > MAX_PHOTO || !isDataUrl(photo)) return false
  const [head, type] = /^data:(image\/(?:webp|jpeg|png));base64,/.exec(photo) ?? []
  if (!head) return false
  try {
    const bytes = Uint8Array.from(atob(photo.slice(head.length)), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type }))
    bitmap.close()
    return true
  } catch {
    return false
  }
}
