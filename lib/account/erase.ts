import { loadFirebase } from '@/lib/account/load-firebase'
import { logOut } from '@/lib/account/session'
import { config } from '@/lib/config'
import { useSessionStore } from '@/lib/session/session-store'
import { deletePhotos, deletePhotosOf } from '@/lib/photos/photos'
import { clearStorage, readStored } from '@/lib/storage/storage'

const loadBackup = () => import('@/lib/account/account-backup')

/** Logs out and erases all data of the account on this device, its backup included. */
export async function forgetAccount(access = useSessionStore.getState().access) {
  const recipes = readStored('ownRecipes')
  // Before the log-out, which would back up what it finds.
  clearStorage()
  await Promise.all([
    logOut(),
    access && loadBackup().then(({ deleteBackup }) => deleteBackup(access)),
    deletePhotosOf(recipes),
  ])
}

/**
 * Erases all data of the account, first on the server and then on this device. `leftHere`: those on this device could not be
 * erased. `failed`: the server did not answer, and nothing was erased.
 */
export async function eraseAccountEverywhere(): Promise<'done' | 'leftHere' | 'failed'> {
  const { access } = useSessionStore.getState()
  if (!access) return 'failed'
  try {
    await eraseOnServer()
  } catch {
    return 'failed'
  }
  return forgetHere(access)
}

const forgetHere = (access: string) =>
  forgetAccount(access).then(
    () => 'done' as const,
    () => 'leftHere' as const,
  )

async function eraseOnServer() {
  const household = await import(
    /* webpackChunkName: "household-start" */ '@/lib/household/household-actions'
  )
  await household.eraseOnServer()
}

/**
 * Deletes the account and all its data, on the server and on this device. `leftHere`: the account is gone, but its data on
 * this device could not be erased.
 */
export async function deleteAccount(): Promise<'done' | 'leftHere' | 'signInAgain' | 'failed'> {
  const { access } = useSessionStore.getState()
  if (!access) return 'failed'
  try {
    const firebase = await loadFirebase()
    await firebase.deleteAccount(() => (config.syncUrl ? eraseOnServer() : Promise.resolve()))
  } catch (error) {
    return (error as { code?: string }).code === 'auth/requires-recent-login' ? 'signInAgain' : 'failed'
  }
  // Firebase has ended the session by now.
  return forgetHere(access)
}

/** Erases the data of all accounts on this device; for when nobody is signed in. */
export async function forgetAll() {
  clearStorage()
  await Promise.all([loadBackup().then(({ deleteAllBackups }) => deleteAllBackups()), deletePhotos()])
}
