import { config } from '@/lib/config'
import { account as messages } from '@/lib/messages'
import { useSessionStore } from '@/lib/stores/session-store'
import { forgetEverything } from '@/lib/stores/storage'

/** The account, for components: loads Firebase on demand and translates its errors (spec point 8). */

/** Whether this build can sign anybody in. */
export const isAccountConfigured = config.firebase !== undefined

const loadFirebase = () => import('@/lib/firebase')

/** Starts listening for the sign-in state; returns what stops it. */
export function startSession() {
  const { settle, trustStored } = useSessionStore.getState()
  if (!isAccountConfigured) {
    settle(undefined)
    return () => {}
  }
  let isStopped = false
  let stop = () => {}
  loadFirebase()
    .then(({ onSession }) => {
      if (!isStopped) stop = onSession(settle)
    })
    .catch(trustStored)
  return () => {
    isStopped = true
    stop()
  }
}

/** How an account call ended: the sentence to show, or undefined for success and for a closed Google window. */
type Outcome = { ok: true } | { ok: false; message?: string }

type Firebase = Awaited<ReturnType<typeof loadFirebase>>

async function outcome(
  call: (firebase: Firebase) => Promise<void>,
  explain: (code: string, error: Error) => string | undefined,
) {
  try {
    await call(await loadFirebase())
    return { ok: true } satisfies Outcome
  } catch (error) {
    return { ok: false, message: explain(codeOf(error), error as Error) } satisfies Outcome
  }
}

/** Firebase's code of an error. When Firebase itself could not be loaded, there is no network. */
function codeOf(error: unknown) {
  if (!(error instanceof Error)) return ''
  if (error.name === 'ChunkLoadError') return 'auth/network-request-failed'
  return 'code' in error ? String(error.code) : ''
}

/** Failures of the login that have words of their own (decisions 5). */
const loginFailures: Record<string, string> = {
  'auth/network-request-failed': messages.offline,
  'auth/too-many-requests': messages.tooMany,
}

const registrationFailures: Record<string, string> = {
  'auth/weak-password': messages.weakPassword,
  'auth/email-already-in-use': messages.emailTaken,
}

const closedByVisitor = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']

export const signIn = (email: string, password: string): Promise<Outcome> =>
  outcome(
    (firebase) => firebase.signIn(email, password),
    (code) => loginFailures[code] ?? messages.loginFailed,
  )

/** Google's window; its own error message is shown, and closing it is no error. */
export const signInWithGoogle = (): Promise<Outcome> =>
  outcome(
    (firebase) => firebase.signInWithGoogle(),
    (code, error) => (closedByVisitor.includes(code) ? undefined : (loginFailures[code] ?? error.message)),
  )

export const register = (email: string, password: string): Promise<Outcome> =>
  outcome(
    (firebase) => firebase.register(email, password),
    (code) => registrationFailures[code] ?? messages.registrationFailed,
  )

export const sendReset = (email: string): Promise<Outcome> =>
  outcome(
    (firebase) => firebase.sendReset(email),
    () => messages.resetFailed,
  )

/** Ends the session and wipes all local storage (spec point 2): here at once, whatever the network does. */
export async function logOut() {
  useSessionStore.getState().settle(undefined)
  forgetEverything()
  if (!isAccountConfigured) return
  await loadFirebase()
    .then(({ signOut }) => signOut())
    .catch(() => {})
}
