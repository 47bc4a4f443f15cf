import { account as messages } from '@/lib/account/messages'
import { listenToAuth } from '@/lib/account/session'

/** The calls of the account pages: load Firebase on demand and translate its errors (spec point 8). */

const loadFirebase = () => import('@/lib/account/firebase')

/** How an account call ended; of a failure the sentence to show, undefined for what is no error. */
type Outcome<Message extends string | undefined = string> = { ok: true } | { ok: false; message: Message }

type Firebase = Awaited<ReturnType<typeof loadFirebase>>

async function outcome<Message extends string | undefined>(
  call: (firebase: Firebase) => Promise<void>,
  explain: (code: string, error: Error) => Message,
): Promise<Outcome<Message>> {
  try {
    await call(await loadFirebase())
    return { ok: true }
  } catch (error) {
    return { ok: false, message: explain(codeOf(error), error as Error) }
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

/** Another way in was taken before Google's window had an answer. */
const OVERTAKEN = 'auth/cancelled-popup-request'

const closedByVisitor = ['auth/popup-closed-by-user', OVERTAKEN, 'auth/user-cancelled']

/** The last sign-in by e-mail and password. */
let byEmail: Promise<Outcome> | undefined

/** Signs in by e-mail and password; all failures but those of `loginFailures` read alike. */
export const signIn = (email: string, password: string) =>
  (byEmail = outcome(
    (firebase) => firebase.signIn(email, password).then(() => listenToAuth(firebase)),
    (code) => loginFailures[code] ?? messages.loginFailed,
  ))

/** Has what Google's window needs loaded ahead; a failure shows only when the window is asked for. */
export const prepareGoogle = () =>
  void loadFirebase()
    .then((firebase) => firebase.prepareGoogle())
    .catch(() => {})

/**
 * Google's window; its own error message is shown, and closing it is no error. Whoever has got in by e-mail while it was
 * open stays in.
 */
export function signInWithGoogle() {
  const before = byEmail
  return outcome(
    async (firebase) => {
      const enter = await firebase.chooseGoogleAccount()
      if (byEmail !== before && (await byEmail)?.ok) throw Object.assign(new Error(), { code: OVERTAKEN })
      await enter()
      listenToAuth(firebase)
    },
    (code, error) => {
      if (closedByVisitor.includes(code)) return undefined
      if (code === 'auth/popup-blocked') return `${messages.googleBlocked} ${error.message}`
      return loginFailures[code] ?? error.message
    },
  )
}

/** Makes an account; the visitor signs in afterwards. */
export const register = (email: string, password: string) =>
  outcome(
    (firebase) => firebase.register(email, password),
    (code) => registrationFailures[code] ?? messages.registrationFailed,
  )

/** Sends the e-mail for a new password; every failure has the same sentence. */
export const sendReset = (email: string) =>
  outcome(
    (firebase) => firebase.sendReset(email),
    () => messages.resetFailed,
  )
