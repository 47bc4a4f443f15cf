import { config } from '@/lib/config'
import { account as messages } from '@/lib/account/messages'
import { type SessionUser, useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
import { showToast } from '@/lib/feedback/toasts-store'

/** Whether somebody is signed in: Firebase knows, and is loaded to be asked. */

/** Whether this build can sign anybody in. */
export const isAccountConfigured = config.firebase !== undefined

const loadFirebase = () => import('@/lib/account/firebase')
const loadShelf = () => import('@/lib/account/account-backup')

let stopListening = () => {}

/** Starts listening for the sign-in state; returns what stops it. */
export function startSession() {
  const { trustStored } = useSessionStore.getState()
  if (!isAccountConfigured) {
    useSessionStore.getState().settle(undefined)
    return () => {}
  }
  let isStopped = false
  const ask = () =>
    loadFirebase()
      // The SDK is a lot to read: what has waited meanwhile, a tap perhaps, comes first.
      .then((firebase) => new Promise<typeof firebase>((resolve) => setTimeout(resolve, 0, firebase)))
      .then((firebase) => {
        if (!isStopped) listenToAuth(firebase)
      })
      .catch(trustStored)
  void ask()
  const stopFollowing = useSessionStore.subscribe(({ status, access }, before) => {
    // Another tab has let somebody in.
    if (status === 'out' && access && access !== before.access) void ask()
  })
  return () => {
    isStopped = true
    stopFollowing()
    stopListening()
  }
}

/**
 * Has Firebase say who is signed in, now and at every change. To be asked anew after each sign-in, another tab's
 * included: Firebase tells nothing of a user whom it takes for signed in already, though another tab's log-out may have
 * been heard here, and nobody listens yet where it could not be loaded at the start.
 */
export function listenToAuth({ onSession }: Pick<Awaited<ReturnType<typeof loadFirebase>>, 'onSession'>) {
  stopListening()
  stopListening = onSession((user) => void take(user))
}

/** Takes what Firebase says. Data that another account has left here go to its shelf first: they are not this one's. */
async function take(user: SessionUser | undefined) {
  const { status, owner, settle } = useSessionStore.getState()
  // What another tab has stored of a sign-in stays: Firebase sees it here within a second.
  if (!user && status === 'out') return
  const leaving = user && owner && owner !== user.id && leave(owner)
  settle(user)
  if (!user) return
  await leaving
  // Loaded in any case: the log-out that needs it may find no network.
  await loadShelf()
    .then(({ restoreBackup }) => restoreBackup(user.id))
    .catch(() => {})
}

/** Wipes all local storage at once; what belongs to the account goes to its shelf. */
async function leave(userId: string | undefined) {
  const texts = clearStorage()
  if (!userId) return
  await loadShelf()
    .then(({ backUp }) => backUp(texts, userId))
    .catch(() => offerFile(texts))
}

/** The shelf could not be had, but the data are in hand still. */
function offerFile(texts: Record<string, string>) {
  showToast({
    type: 'warning',
    ...messages.notKept,
    timeOut: 60_000,
    onClick: () =>
      void import('@/lib/user-data/export-file')
        .then(({ downloadExportFile }) => downloadExportFile(texts))
        .catch(() => offerFile(texts)),
  })
}

/**
 * Takes the session of the app `tasty` out of Firebase's own database: Firebase's script may come late or never, and at a
 * later visit would let in again whom it finds there. An empty database, which this makes where there was none, is
 * replaced by Firebase.
 */
async function dropStoredSession() {
  indexedDB.open('firebaseLocalStorageDb').onsuccess = function () {
    for (const store of this.result.objectStoreNames)
      this.result
        .transaction(store, 'readwrite')
        .objectStore(store)
        .delete(`firebase:authUser:${config.firebase?.apiKey}:tasty`)
    this.result.close()
  }
}

/**
 * Ends the session and wipes all local storage (spec point 2): here at once, whatever the network does. Own data wait
 * on the account's shelf for its next sign-in.
 */
export async function logOut() {
  const { access, settle } = useSessionStore.getState()
  settle(undefined)
  await Promise.all([
    leave(access),
    isAccountConfigured &&
      Promise.allSettled([dropStoredSession(), loadFirebase().then(({ signOut }) => signOut())]),
  ])
}
