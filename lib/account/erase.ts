import { logOut } from '@/lib/account/session'
import { useSessionStore } from '@/lib/session/session-store'
import { deletePhotos, deletePhotosOf } from '@/lib/photos/photos'
import { clearStorage, readStored } from '@/lib/storage/storage'

const loadBackup = () => import('@/lib/account/account-backup')

/** Logs out and erases all data of the account on this device, its backup included. */
export async function forgetAccount() {
  const { access } = useSessionStore.getState()
  const recipes = readStored('ownRecipes')
  // Before the log-out, which would back up what it finds.
  clearStorage()
  await Promise.all([
    logOut(),
    access && loadBackup().then(({ deleteBackup }) => deleteBackup(access)),
    deletePhotosOf(recipes),
  ])
}

/** Erases all data of the account on the server, then as `forgetAccount`. Throws when the server was not reached: nothing is erased. */
export async function eraseAccountEverywhere() {
  const { access } = useSessionStore.getState()
  if (!access) return
  const { eraseEverywhere } = await import(
    /* webpackChunkName: "household-start" */ '@/lib/household/household-actions'
  )
  await eraseEverywhere(access)
  await forgetAccount()
}

/** Erases the data of all accounts on this device; for when nobody is signed in. */
export async function forgetAll() {
  clearStorage()
  await Promise.all([loadBackup().then(({ deleteAllBackups }) => deleteAllBackups()), deletePhotos()])
}
