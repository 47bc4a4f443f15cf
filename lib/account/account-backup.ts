import { clear, createStore, del, delMany, get, set, update, values } from 'idb-keyval'

import { config } from '@/lib/config'
import { restoring as messages } from '@/lib/account/restore-messages'
import { showToast } from '@/lib/feedback/toasts-store'
import { deletePhotosOf } from '@/lib/photos/photos'
import { useSessionStore } from '@/lib/session/session-store'
import { addStoredData, pickUserData, readStoredData, type StoredData } from '@/lib/user-data/stored-data'

/**
 * The user data of accounts that are not signed in, in IndexedDB by user id. A backup is a list of snapshots, stored as
 * they were found; they are validated and merged when they are restored. A backup stays until the next log-out, so a crash
 * while restoring loses nothing. An account may choose that nothing is backed up.
 */

/** An earlier version gave the object store its name: under another name its backups would be lost. */
const backups = createStore('tasty', 'shelves')

/**
 * Backs up what the storage held, in place of the owner's earlier backup. Without an owner that backup has not been restored
 * yet, or another tab has just cleared the storage: the snapshot is then added to the user's backup.
 */
export async function backUp(stored: Record<string, string>, userId: string) {
  const { owner, outbox } = stored
  const snapshot = pickUserData(stored)
  // Where the storage is forbidden, IndexedDB usually is too: an empty backup is not worth that error.
  if (!owner && !outbox && Object.keys(snapshot).length === 0) return
  const account = owner ?? userId
  const isForgotten = await isForgetting(account)
  // Before anything that takes longer: the page may be closed at any moment.
  if (isForgotten) await del(account, backups)
  const dropped = await readDropped(outbox)
  if (isForgotten) {
    await Promise.all([forgetDocuments(account), deletePhotosOf(stored.ownRecipes)])
  } else {
    const snapshots = [...(dropped?.lists ?? []), snapshot]
    await update(account, (backup) => (owner ? snapshots : [...snapshotsOf(backup), ...snapshots]), backups)
  }
  dropped?.tell({ isForgotten })
}

/** A log-out deletes queued orders with their addresses, but not the products that left the list for them. */
const readDropped = (outbox: string | undefined) =>
  outbox === undefined
    ? undefined
    : import('@/lib/account/dropped-orders').then(
        ({ readDroppedOrders }) => readDroppedOrders(outbox),
        // All else is backed up without that code.
        () => undefined,
      )

/** The snapshots of a backup, which may hold anything; their values are validated when they are restored. */
const snapshotsOf = (backup: unknown): StoredData[] =>
  Array.isArray(backup) ? backup.filter((one) => typeof one === 'object' && one !== null) : []

/**
 * Restores the user's data and merges what was made before the sign-in into them; does nothing where they are restored
 * already. Throws when the storage refuses.
 */
export async function restoreBackup(userId: string) {
  if (useSessionStore.getState().owner === userId) return
  const snapshots = snapshotsOf(await get(userId, backups))
  const userData = snapshots.length > 0 && (await import('@/lib/user-data/user-data'))
  const { access, owner } = useSessionStore.getState()
  // Meanwhile the user has signed out, or another tab has restored the data.
  if (access !== userId || owner === userId) return
  // Where two snapshots disagree the later one wins.
  if (userData)
    addStoredData(
      snapshots.reduceRight(
        (data, snapshot) => userData.mergeUserData(data, userData.userDataValues(snapshot)).data,
        readStoredData(),
      ),
    )
  useSessionStore.setState({ owner: userId })
}

/** Says that the user's data could not be restored, and offers another try. */
export function offerRestore(restore: () => void) {
  showToast({ type: 'error', ...messages.failed, timeOut: 60_000, onClick: restore })
}

/** All backups, which may hold anything. */
export const readBackups = () => values(backups)

const choiceKey = (userId: string) => `forget ${userId}`

/** Whether the account has chosen that its log-outs leave nothing on this device. */
export const isForgetting = async (userId: string) => Boolean(await get<boolean>(choiceKey(userId), backups))

/** Remembers that choice, and returns it. It outlives the log-out, which clears the local storage. */
export async function setForgetting(userId: string, isOn: boolean) {
  await (isOn ? set(choiceKey(userId), true, backups) : del(choiceKey(userId), backups))
  return isOn
}

/** Deletes what this device remembers of an account: its backup, its choice, its documents. */
export const deleteBackup = (userId: string) =>
  Promise.all([delMany([userId, choiceKey(userId)], backups), forgetDocuments(userId)])

/** Deletes what this device remembers of all accounts. */
export const deleteAllBackups = () => Promise.all([clear(backups), forgetDocuments()])

/** Forgets the documents of an account, or of all: where nothing is synced there are none. */
const forgetDocuments = async (userId?: string) => {
  if (!config.syncUrl) return
  const { forgetSync } = await import(/* webpackChunkName: "household-start" */ '@/lib/household/sync')
  await forgetSync(userId)
}
