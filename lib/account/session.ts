import { type Firebase, loadFirebase } from '@/lib/account/load-firebase'
import { logOut as messages } from '@/lib/account/log-out-messages'
import { readTabText, writeTabText } from '@/lib/browser/tab-storage'
import { config } from '@/lib/config'
import { showToast } from '@/lib/feedback/toasts-store'
import { onRetryChance } from '@/lib/router/on-retry-chance'
import { type SessionUser, useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'

/** The sign-in state, which Firebase decides. */

/** Whether this build has the settings for sign-in. */
export const isAccountConfigured = config.firebase !== undefined

const loadBackup = () => import('@/lib/account/account-backup')
const loadSync = () => import(/* webpackChunkName: "household-start" */ '@/lib/household/sync')

/** The key in `sessionStorage` that marks a log-out until Firebase has reported it. */
const LOG_OUT_MARK = 'loggedOut'

/** Ends the subscription to the sign-in state, or the wait for another chance to load Firebase. */
let unsubscribe = () => {}

/** Starts to follow the sign-in state; returns a function that stops it. */
export function startSession() {
  const { trustStored } = useSessionStore.getState()
  if (!isAccountConfigured) {
    useSessionStore.getState().settle(undefined)
    return () => {}
  }
  let isStopped = false
  const ask = async () => {
    try {
      const firebase = await loadFirebase()
      // Parsing the SDK blocks the page: pending input, such as a tap, goes first.
      await new Promise((resolve) => setTimeout(resolve))
      if (!isStopped) listenToAuth(firebase)
    } catch {
      trustStored()
      unsubscribe()
      if (!isStopped) unsubscribe = onRetryChance(() => void ask())
    }
  }
  void ask()
  const stopFollowing = useSessionStore.subscribe(({ status, access }, before) => {
    // Another tab has signed in.
    if (status === 'out' && access && access !== before.access) void ask()
  })
  return () => {
    isStopped = true
    stopFollowing()
    unsubscribe()
  }
}

/**
 * Subscribes to the sign-in state anew. Has to be called after each sign-in, also one in another tab: Firebase reports
 * nothing for a user whom it still considers signed in, although this tab may have followed another tab's log-out. And if
 * Firebase could not be loaded at the start, there is no subscription yet.
 */
export function listenToAuth({ onSession }: Pick<Firebase, 'onSession'>) {
  unsubscribe()
  unsubscribe = onSession((user) => void applyUser(user))
}

/** Applies what Firebase reports. Data that another account has left in the storage are backed up first. */
async function applyUser(user: SessionUser | undefined) {
  const { status, access, owner, settle } = useSessionStore.getState()
  // A reload has interrupted the log-out. An `access` would be that of a later sign-in, in another tab.
  if (user && status === 'unknown' && !access && isLogOutMarked()) {
    settle(undefined)
    return endFirebaseSession().catch(() => {})
  }
  markLogOut(false)
  // Another tab may just have stored its sign-in: Firebase notices it here within a second.
  if (!user && status === 'out') return
  const clearing = user && owner && owner !== user.id && clearAndBackUp(owner)
  settle(user)
  if (!user) return
  await clearing
  await restore(user.id).catch(() => {})
}

async function restore(userId: string) {
  // Loaded even if there is nothing to restore: the log-out that needs it may be offline.
  const { restoreBackup, offerRestore } = await loadBackup()
  const startSync = async () => config.syncUrl && (await loadSync()).startSync(userId)
  // After that the stores hold the data of the user.
  await restoreBackup(userId).then(startSync, () => offerRestore(() => void restore(userId).catch(() => {})))
}

/** Clears the local storage at once and backs up what belongs to the account. */
async function clearAndBackUp(userId: string | undefined) {
  const stored = clearStorage()
  if (!userId) return
  await loadBackup()
    .then(({ backUp }) => backUp(stored, userId))
    .catch(() => offerExport(stored))
}

/** Offers the data as a file when they cannot be backed up. */
function offerExport(stored: Record<string, string>) {
  showToast({
    type: 'warning',
    ...messages.notKept,
    timeOut: 60_000,
    onClick: () =>
      void import('@/lib/user-data/export-file')
        .then(({ downloadExportFile }) => downloadExportFile(stored))
        .catch(() => offerExport(stored)),
  })
}

/**
 * Deletes the session of the Firebase app `tasty` from Firebase's own database. Its script may load late or never, and
 * would sign in the user found there at the next visit. If there is no database, this creates an empty one, which Firebase
 * replaces.
 */
async function deleteStoredSession() {
  indexedDB.open('firebaseLocalStorageDb').onsuccess = function () {
    for (const store of this.result.objectStoreNames)
      this.result
        .transaction(store, 'readwrite')
        .objectStore(store)
        .delete(`firebase:authUser:${config.firebase?.apiKey}:tasty`)
    this.result.close()
  }
}

const endFirebaseSession = () => loadFirebase().then(({ signOut }) => signOut())

const isLogOutMarked = () => readTabText(LOG_OUT_MARK) !== null

/** Without storage a reload may interrupt the log-out. */
const markLogOut = (isMarked: boolean) => writeTabText(LOG_OUT_MARK, isMarked ? '' : undefined)

/**
 * Ends the session and clears the local storage (spec point 2), at once and also without a network. The user's data are
 * backed up for the next sign-in of the account.
 */
export async function logOut() {
  const { access, settle } = useSessionStore.getState()
  if (isAccountConfigured) markLogOut(true)
  settle(undefined)
  await Promise.all([
    clearAndBackUp(access),
    isAccountConfigured && Promise.allSettled([deleteStoredSession(), endFirebaseSession()]),
  ])
}
