import { readBackups } from '@/lib/account/account-backup'
import { config } from '@/lib/config'
import { deleteUnusedPhotos } from '@/lib/photos/photos'

/**
 * Deletes the photos of recipes that are gone. Photos of accounts that have signed out are in use, and so are those of
 * recipes that were put aside on joining a household. Rejects where the browser refuses.
 */
export async function deletePhotosWithoutRecipe(candidates: string[]) {
  const [backups, documents] = await Promise.all([readBackups(), config.syncUrl ? readDocuments() : []])
  const texts = [JSON.stringify(backups), ...documents]
  await deleteUnusedPhotos(
    candidates.filter((id) => !texts.some((text) => text.includes(id))),
    Date.now(),
  )
}

async function readDocuments() {
  const { readStates } = await import(
    /* webpackChunkName: "household-start" */ '@/lib/household/device-records'
  )
  const decoder = new TextDecoder('latin1')
  return (await readStates()).map((state) => decoder.decode(state))
}
