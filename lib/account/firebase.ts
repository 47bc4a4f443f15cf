import { initializeApp } from 'firebase/app'
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  type Dependencies,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as firebaseSignOut,
  updateCurrentUser,
} from 'firebase/auth'

import { config } from '@/lib/config'
import type { SessionUser } from '@/lib/session/session-store'

/**
 * The only importer of the Firebase SDK; loaded after the first paint by `lib/account/session.ts` and `lib/account/auth.ts`.
 * `initializeAuth` with just what is used is a good deal smaller than `getAuth`. All calls throw Firebase's own errors.
 */

let session: Auth | undefined
let google: Auth | undefined
let registration: Auth | undefined

/** The session's Auth, made when it is first asked for: a task of its own, after that in which the SDK came. */
const getSession = () =>
  (session ??= createAuth('tasty', { persistence: [indexedDBLocalPersistence, inMemoryPersistence] }))

/**
 * The Auth of Google's window, apart from the session: with its resolver from the start it loads what the window needs
 * where browsers open one at a press only (phones, Safari), and the session's would wait for that at every start.
 */
const getGoogle = () =>
  (google ??= createAuth('google', {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  }))

function createAuth(name: string, dependencies: Dependencies): Auth {
  if (!config.firebase) throw new Error('Firebase is not configured')
  const auth = initializeAuth(initializeApp(config.firebase, name), dependencies)
  auth.languageCode = 'ru'
  if (config.authEmulator) connectAuthEmulator(auth, config.authEmulator, { disableWarnings: true })
  return auth
}

/**
 * Calls back with the signed-in user or undefined, now and at every change, other tabs' included. A new sign-in of the
 * same user is no change.
 */
export function onSession(listener: (user: SessionUser | undefined) => void) {
  return onAuthStateChanged(getSession(), (user) =>
    listener(user ? { id: user.uid, refreshToken: user.refreshToken } : undefined),
  )
}

/** Signs in by e-mail and password. */
export async function signIn(email: string, password: string) {
  await signInWithEmailAndPassword(getSession(), email, password)
}

/** Has what Google's window needs loaded ahead, in browsers that would else refuse to open it. */
export const prepareGoogle = () => void getGoogle()

/** Has the visitor choose an account in Google's window; gives what signs it in. Throws when the window is closed, too. */
export async function chooseGoogleAccount() {
  const { user } = await signInWithPopup(getGoogle(), new GoogleAuthProvider())
  return () => updateCurrentUser(getSession(), user)
}

/**
 * Makes an account without signing it in: the spec sends a new user to the login page. Firebase signs in whom it
 * creates, so this happens in an Auth of its own, which nothing listens to and nothing stores.
 */
export async function register(email: string, password: string) {
  registration ??= createAuth('registration', { persistence: inMemoryPersistence })
  await createUserWithEmailAndPassword(registration, email, password)
}

/** Has Firebase send its e-mail with the link to a new password. */
export async function sendReset(email: string) {
  await sendPasswordResetEmail(getSession(), email)
}

/** Ends the session; `onSession` tells of it. */
export async function signOut() {
  await firebaseSignOut(getSession())
}
