import { clear, createStore, del, get, update } from 'idb-keyval'

import { addStoredData, pickUserData, type StoredData, readStoredData } from '@/lib/user-data/stored-data'
import { useSessionStore } from '@/lib/session/session-store'

/**
 * Where the own data of accounts wait in IndexedDB while nobody or somebody else is signed in, by user id: in lots, as
 * they were found. Only on the way home are they read and made one, by what then has to be loaded. A shelf stays as it
 * was left until the next log-out: a crash on the way home costs nothing.
 */

const backups = createStore('tasty', 'shelves')

/**
 * Puts what the storage held on a shelf: its owner's, in place of what was there. Without an owner the shelf has not come
 * home yet, or another tab has just emptied the storage: then it goes on the shelf of the user, beside what is there.
 */
export async function backUp(texts: Record<string, string>, userId: string) {
  const { owner } = texts
  const lot = pickUserData(texts)
  // Where the storage is forbidden a shelf can hardly be had: without need nobody is to hear of it.
  if (!owner && Object.keys(lot).length === 0) return
  await update(owner ?? userId, (shelf) => (owner ? [lot] : [...snapshotsOf(shelf), lot]), backups)
}

/** The lots of a shelf, which may have been meddled with; their texts are looked at on the way home. */
const snapshotsOf = (shelf: unknown): StoredData[] =>
  Array.isArray(shelf) ? shelf.filter((lot) => typeof lot === 'object' && lot !== null) : []

/** Brings the user's own data back and adds what was made before the sign-in; does nothing where they are already. */
export async function restoreBackup(userId: string) {
  if (useSessionStore.getState().owner === userId) return
  const lots = snapshotsOf(await get(userId, backups))
  const home = lots.length > 0 && (await import('@/lib/user-data/user-data'))
  const { access, owner } = useSessionStore.getState()
  // Meanwhile signed out, or brought home by another tab.
  if (access !== userId || owner === userId) return
  // Where two lots disagree the later one is right.
  if (home)
    addStoredData(
      lots.reduceRight(
        (texts, lot) => home.mergeUserData(texts, home.userDataValues(lot)).texts,
        readStoredData(),
      ),
    )
  useSessionStore.setState({ owner: userId })
}

/** Deletes the backup of an account. */
export const deleteBackup = (userId: string) => del(userId, backups)

/** Deletes the backups of all accounts. */
export const deleteAllBackups = () => clear(backups)
