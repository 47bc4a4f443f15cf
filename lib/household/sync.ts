import { whenIdle } from '@/lib/browser/idle'
import { deleteAllRecords, deleteRecords, readRecord, writeRecord } from '@/lib/household/device-records'
import { MAX_NAME_LENGTH } from '@/lib/household/household-api'
import { leadWhenVisible } from '@/lib/household/lead-tab'
import type { SyncSession } from '@/lib/household/sync-session'
import { useSyncStore } from '@/lib/household/sync-store'
import { onRetryChance } from '@/lib/router/on-retry-chance'
import { config } from '@/lib/config'
import { demoAccount } from '@/lib/session/demo-account'
import { useSessionStore } from '@/lib/session/session-store'

/**
 * Turns sync on and off in this tab. Loaded only where accounts and a sync server are configured and somebody has signed in; Yjs
 * and the provider are loaded with the session itself.
 */

const loadSession = () => import(/* webpackChunkName: "sync" */ '@/lib/household/sync-session')
const loadFirebase = () => import('@/lib/firebase/firebase')

/** An ID token of the signed-in user. Throws where there is none. */
export async function getToken({ isRenewed = false } = {}): Promise<string> {
  const token = await loadFirebase().then(({ getIdToken }) => getIdToken({ isRenewed }))
  if (!token) throw new Error('Nobody is signed in')
  return token
}

let followed: { userId: string; pauses: BroadcastChannel; end: () => Promise<void> } | undefined
let session: SyncSession | undefined
/** The end of the last session, which may still be saving. */
let ending: Promise<void> | undefined
const waiting: ((session: SyncSession) => void)[] = []

/**
 * Keeps the data of this user in sync until they sign out, unless they have paused it on this device. The demo account starts
 * paused: whoever tries the site uses it, and would find the likes and the list of others.
 */
export async function startSync(userId: string) {
  if (followed?.userId === userId) return
  await followed?.end()
  const isPaused = (await readRecord(userId, 'isPaused')) ?? isDemo()
  if (useSessionStore.getState().access !== userId || followed) return
  useSyncStore.setState({ isPaused })
  const stopFollowing = useSessionStore.subscribe(({ access }) => {
    if (access !== userId) void end()
  })
  const pauses = new BroadcastChannel('tasty-sync-pauses')
  pauses.onmessage = () => void restart(userId)
  let stop = isPaused ? undefined : lead(userId)
  const end = () => {
    stopFollowing()
    pauses.close()
    followed = undefined
    ending = stop?.()
    stop = undefined
    return ending ?? Promise.resolve()
  }
  followed = { userId, pauses, end }
}

const isDemo = () =>
  config.authEmulator !== undefined && useSessionStore.getState().email === demoAccount.email

/** Runs a session while this tab leads. */
const lead = (userId: string) =>
  leadWhenVisible('tasty-sync', () => {
    let isOver = false
    let stopRetrying = () => {}
    const load = () => {
      stopRetrying()
      loadSession().then(
        (module) => {
          if (isOver) return
          session = new module.SyncSession({ userId, getToken })
          waiting.splice(0).forEach((resolve) => session && resolve(session))
        },
        // E.g. after a reload without a network: the service worker has no copy of the chunk.
        () => {
          if (!isOver) stopRetrying = onRetryChance(load)
        },
      )
    }
    const cancel = whenIdle(load)
    return async () => {
      isOver = true
      cancel()
      stopRetrying()
      const ended = session
      session = undefined
      await ended?.stop()
    }
  })

/** The session of this tab, once there is one. */
export function currentSession(): Promise<SyncSession> {
  return session ? Promise.resolve(session) : new Promise((resolve) => waiting.push(resolve))
}

/** Asks the server who is in the household, if a session runs here. */
export const refreshHousehold = () => void session?.refreshHousehold()

/** The name of the signed-in user to suggest to others; '' if there is none. */
export const suggestName = () =>
  loadFirebase()
    .then(({ getUserName }) => getUserName().slice(0, MAX_NAME_LENGTH))
    .catch(() => '')

/** Stops sync on this device until it is resumed. What is changed meanwhile is sent then. */
export const pauseSync = (userId: string) => setPaused(userId, true)

/** Goes on after a pause. */
export const resumeSync = (userId: string) => setPaused(userId, false)

async function setPaused(userId: string, isPaused: boolean) {
  await writeRecord(userId, 'isPaused', isPaused)
  // The other tabs, one of which would go on as soon as it is visible.
  followed?.pauses.postMessage('')
  await restart(userId)
}

async function restart(userId: string) {
  await followed?.end()
  await startSync(userId)
}

/** Ends sync and forgets the documents of this user, or of all users, on this device. */
export async function forgetSync(userId?: string) {
  // Somebody else may have signed in meanwhile.
  if (!userId || followed?.userId === userId) await followed?.end()
  await ending
  await (userId ? deleteRecords(userId) : deleteAllRecords())
}
