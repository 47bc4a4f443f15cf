import { clear, createStore, del, get, update } from 'idb-keyval'

import { addOwnTexts, onlyOwn, type OwnTexts, readOwnTexts } from '@/lib/user-data/stored-data'
import { useSessionStore } from '@/lib/session/session-store'

/**
 * Where the own data of accounts wait in IndexedDB while nobody or somebody else is signed in, by user id: in lots, as
 * they were found. Only on the way home are they read and made one, by what then has to be loaded. A shelf stays as it
 * was left until the next log-out: a crash on the way home costs nothing.
 */

const shelves = createStore('tasty', 'shelves')

/**
 * Puts what the storage held on a shelf: its owner's, in place of what was there. Without an owner the shelf has not come
 * home yet, or another tab has just emptied the storage: then it goes on the shelf of the user, beside what is there.
 */
export async function keep(texts: Record<string, string>, userId: string) {
  const { owner } = texts
  const lot = onlyOwn(texts)
  // Where the storage is forbidden a shelf can hardly be had: without need nobody is to hear of it.
  if (!owner && Object.keys(lot).length === 0) return
  await update(owner ?? userId, (shelf) => (owner ? [lot] : [...lotsOf(shelf), lot]), shelves)
}

/** The lots of a shelf, which may have been meddled with; their texts are looked at on the way home. */
const lotsOf = (shelf: unknown): OwnTexts[] =>
  Array.isArray(shelf) ? shelf.filter((lot) => typeof lot === 'object' && lot !== null) : []

/** Brings the user's own data back and adds what was made before the sign-in; does nothing where they are already. */
export async function comeHome(userId: string) {
  if (useSessionStore.getState().owner === userId) return
  const lots = lotsOf(await get(userId, shelves))
  const home = lots.length > 0 && (await import('@/lib/user-data/user-data'))
  const { access, owner } = useSessionStore.getState()
  // Meanwhile signed out, or brought home by another tab.
  if (access !== userId || owner === userId) return
  // Where two lots disagree the later one is right.
  if (home)
    addOwnTexts(
      lots.reduceRight((texts, lot) => home.mergeOwn(texts, home.ownValues(lot)).texts, readOwnTexts()),
    )
  useSessionStore.setState({ owner: userId })
}

/** Deletes the backup of an account. */
export const deleteBackup = (userId: string) => del(userId, shelves)

/** Deletes the backups of all accounts. */
export const deleteAllBackups = () => clear(shelves)
