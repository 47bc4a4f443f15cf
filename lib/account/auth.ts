import { type Firebase, loadFirebase } from '@/lib/account/load-firebase'
import { account as messages } from '@/lib/account/messages'
import { listenToAuth } from '@/lib/account/session'

/** The calls of the account pages, with Firebase's errors translated (spec point 8). */

/** The result of a call; `message` is the sentence to show, undefined where there is nothing to say. */
type Result<Message extends string | undefined = string> = { ok: true } | { ok: false; message: Message }

async function attempt<Message extends string | undefined>(
  call: (firebase: Firebase) => Promise<void>,
  messageFor: (code: string, error: Error) => Message,
): Promise<Result<Message>> {
  try {
    await call(await loadFirebase())
    return { ok: true }
  } catch (error) {
    return { ok: false, message: messageFor(codeOf(error), error as Error) }
  }
}

/** Firebase's error code. A chunk that cannot be loaded counts as a missing network. */
function codeOf(error: unknown) {
  if (!(error instanceof Error)) return ''
  if (error.name === 'ChunkLoadError') return 'auth/network-request-failed'
  return 'code' in error ? String(error.code) : ''
}

/** Login failures with a message of their own (decisions 5). */
const loginMessages: Record<string, string> = {
  'auth/network-request-failed': messages.offline,
  'auth/too-many-requests': messages.tooMany,
}

const registrationMessages: Record<string, string> = {
  'auth/weak-password': messages.weakPassword,
  'auth/email-already-in-use': messages.emailTaken,
}

const CANCELLED = 'auth/cancelled-popup-request'
const silentCodes = ['auth/popup-closed-by-user', CANCELLED, 'auth/user-cancelled']

/** In memory only, and until somebody signs in. */
let lastRegistered = ''

/** The e-mail of the account that was registered in this visit; '' if there is none, or somebody has signed in since. */
export const registeredEmail = () => lastRegistered

function followSession(firebase: Firebase) {
  lastRegistered = ''
  listenToAuth(firebase)
}

/** The last sign-in by e-mail and password. */
let lastEmailSignIn: Promise<Result> | undefined

/** Signs in by e-mail and password. Failures without an entry in `loginMessages` share one message. */
export const signIn = (email: string, password: string) =>
  (lastEmailSignIn = attempt(
    (firebase) => firebase.signIn(email, password).then(() => followSession(firebase)),
    (code) => loginMessages[code] ?? messages.loginFailed,
  ))

/** Preloads what Google's popup needs; a failure shows only when the popup is opened. */
export const prepareGoogle = () =>
  void loadFirebase()
    .then((firebase) => firebase.prepareGoogle())
    .catch(() => {})

/**
 * Signs in through Google's popup. The message of a failure is the provider's own, for some failures after a sentence of this
 * app; closing the popup is no failure. A sign-in by e-mail that succeeds while the popup is open wins.
 */
export function signInWithGoogle() {
  const before = lastEmailSignIn
  return attempt(
    async (firebase) => {
      const complete = await firebase.chooseGoogleAccount()
      if (lastEmailSignIn !== before && (await lastEmailSignIn)?.ok)
        throw Object.assign(new Error(), { code: CANCELLED })
      await complete()
      followSession(firebase)
    },
    (code, error) => {
      if (silentCodes.includes(code)) return undefined
      const ours = code === 'auth/popup-blocked' ? messages.googleBlocked : loginMessages[code]
      return ours ? `${ours} ${error.message}` : error.message
    },
  )
}

/** Creates an account; the user signs in afterwards. */
export const register = (email: string, password: string) =>
  attempt(
    (firebase) =>
      firebase.register(email, password).then(() => {
        lastRegistered = email
      }),
    (code) => registrationMessages[code] ?? messages.registrationFailed,
  )

/** Sends the e-mail for a new password. All failures share one message. */
export const sendReset = (email: string) =>
  attempt(
    (firebase) => firebase.sendReset(email),
    () => messages.resetFailed,
  )
