import { deleteAllBackups, deleteBackup } from '@/lib/account/account-backup'
import { logOut } from '@/lib/account/session'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'

/** Logs out and erases all data of the account on this device, its backup included. */
export async function forgetAccount() {
  const { access } = useSessionStore.getState()
  // Before the log-out, which would back up what it finds.
  clearStorage()
  await Promise.all([logOut(), access && deleteBackup(access)])
}

/** Erases the data of all accounts on this device; for when nobody is signed in. */
export async function forgetAll() {
  clearStorage()
  await deleteAllBackups()
}
