import { account as messages } from '@/lib/messages/account'
import { listen } from '@/lib/session'

/** The calls of the account pages: load Firebase on demand and translate its errors (spec point 8). */

const loadFirebase = () => import('@/lib/firebase')

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

/** Signs in by e-mail and password; all failures but those of `loginFailures` read alike. */
export const signIn = (email: string, password: string): Promise<Outcome> =>
  outcome(
    (firebase) => firebase.signIn(email, password).then(() => listen(firebase)),
    (code) => loginFailures[code] ?? messages.loginFailed,
  )

/** Google's window; its own error message is shown, and closing it is no error. */
export const signInWithGoogle = (): Promise<Outcome> =>
  outcome(
    (firebase) => firebase.signInWithGoogle().then(() => listen(firebase)),
    (code, error) => (closedByVisitor.includes(code) ? undefined : (loginFailures[code] ?? error.message)),
  )

/** Makes an account; the visitor signs in afterwards. */
export const register = (email: string, password: string): Promise<Outcome> =>
  outcome(
    (firebase) => firebase.register(email, password),
    (code) => registrationFailures[code] ?? messages.registrationFailed,
  )

/** Sends the e-mail for a new password; every failure has the same sentence. */
export const sendReset = (email: string): Promise<Outcome> =>
  outcome(
    (firebase) => firebase.sendReset(email),
    () => messages.resetFailed,
  )
