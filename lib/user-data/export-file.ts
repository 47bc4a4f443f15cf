import { download } from '@/lib/browser/download'
import type { Photos } from '@/lib/photos/file-photos'
import { storedOwnRecipes } from '@/lib/recipes/own/own-recipes'
import { type UserDataValues, userDataValues } from '@/lib/user-data/user-data'
import { isObject } from '@/lib/storage/shapes'
import type { StoredData } from '@/lib/user-data/stored-data'

/** The export file of the user data. */

const APP = 'tasty'
const VERSION = 1

/** Maximum size of a file in bytes: the capacity of a browser's storage, and `MAX_PHOTOS`. */
export const MAX_BYTES = 50 * 1024 * 1024

/** Why a file is rejected. */
export type FileProblem = 'tooLarge' | 'unreadable' | 'notJson' | 'notOurs' | 'newer'

/** The name (with the date) and the text of an export file. */
export function createExportFile(data: StoredData, now: Date, photos: Photos = {}) {
  // The Swedish locale formats a date as ISO does, but in the visitor's time zone.
  const day = new Intl.DateTimeFormat('sv').format(now)
  const content = {
    app: APP,
    version: VERSION,
    exportedAt: now.toISOString(),
    data: userDataValues(data),
    // Beside the data, where earlier versions look for none.
    ...(Object.keys(photos).length > 0 && { photos }),
  }
  return { name: `${APP}-${day}.json`, text: `${JSON.stringify(content, null, 2)}\n` }
}

/**
 * Downloads the export file with the photos of own recipes. Returns how many photos were left out: the size of the file is
 * bounded. Rejects where the code for photos does not load.
 */
export async function downloadExportFile(data: StoredData): Promise<number> {
  const ids = idsWithPhoto(data)
  const { photos, left } =
    ids.length > 0 ? await loadFilePhotos().then(({ collectPhotos }) => collectPhotos(ids)) : nothing
  download({ ...createExportFile(data, new Date(), photos), type: 'application/json' })
  return left
}

const nothing = { photos: {}, left: 0 }

/** The ids of the own recipes in stored data that have a photo, here or on another device. */
export const idsWithPhoto = ({ ownRecipes = '[]' }: StoredData) =>
  (storedOwnRecipes.parse(ownRecipes) ?? []).filter(({ hasPhoto }) => hasPhoto).map(({ id }) => id)

/** Loads the code for photos in files, which few files have. */
export const loadFilePhotos = () => import('@/lib/photos/file-photos')

/** `photos` may be anything. */
type ReadResult = { values: UserDataValues; photos?: unknown } | { problem: FileProblem }

/** Reads a chosen file. The values are not validated yet: `mergeUserData` does that. */
export async function readExportFile(file: Blob): Promise<ReadResult> {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' }
  const text = await file.text().catch(() => undefined)
  return text === undefined ? { problem: 'unreadable' } : parseExportFile(text)
}

/** Parses the text of an export file. */
export function parseExportFile(text: string): ReadResult {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'notJson' }
  }
  if (!isObject(content) || content.app !== APP || !isObject(content.data)) return { problem: 'notOurs' }
  if (typeof content.version !== 'number' || !(content.version >= 1)) return { problem: 'notOurs' }
  if (content.version > VERSION) return { problem: 'newer' }
  return { values: content.data, ...(content.photos !== undefined && { photos: content.photos }) }
}
