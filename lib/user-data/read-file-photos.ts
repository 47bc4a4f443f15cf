import { readLatest } from '@/lib/storage/storage'
import { idsWithPhoto, loadFilePhotos } from '@/lib/user-data/export-file'
import type { StoredData } from '@/lib/user-data/stored-data'
import { type MergeCounts, mergeUserData, type UserDataValues } from '@/lib/user-data/user-data'

/** The photos of a chosen file: the effect of adding them, and the function that adds them. */
export type FilePhotos = { counts: MergeCounts; store: () => Promise<StoredPhotos> }

/** The ids of the recipes whose photos were stored, and how many photos the browser refused. */
type StoredPhotos = { ids: string[]; failed: number; undo: () => Promise<void> }

/**
 * Reads the photos of a file, for the recipes that there are after its values were merged. Undefined for a file without
 * photos. Rejects where the code for photos does not load.
 */
export async function readFilePhotos(
  file: { values: UserDataValues; photos?: unknown },
  present: StoredData,
): Promise<FilePhotos | undefined> {
  if (file.photos === undefined) return undefined
  const { missingPhotos, removePhotos, storePhotos } = await loadFilePhotos()
  const ids = new Set(idsWithPhoto(mergeUserData(present, file.values).data))
  const { missing, existing, damaged } = await missingPhotos(file.photos, ids)
  const added = Object.keys(missing).length
  return {
    counts: { added, existing, invalid: damaged },
    async store() {
      const owner = readLatest('owner')
      const stored = await storePhotos(missing)
      return {
        ids: stored,
        failed: added - stored.length,
        // Like the undo of the other data, it does nothing once they belong to another owner.
        undo: async () => (readLatest('owner') === owner ? removePhotos(stored) : undefined),
      }
    },
  }
}
