import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  type Persistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as firebaseSignOut,
} from 'firebase/auth'

import { config } from '@/lib/config'
import type { SessionUser } from '@/lib/stores/session-store'

/**
 * The only importer of the Firebase SDK; loaded after the first paint by `lib/session.ts` and `lib/account.ts`.
 * `initializeAuth` with just what is used is a good deal smaller than `getAuth`. All calls throw Firebase's own errors.
 */

let session: Auth | undefined

/** The session's Auth, made when it is first asked for: a task of its own, after that in which the SDK came. */
const getSession = () => (session ??= createAuth('tasty', [indexedDBLocalPersistence, inMemoryPersistence]))

function createAuth(name: string, persistence: Persistence[]): Auth {
  if (!config.firebase) throw new Error('Firebase is not configured')
  const auth = initializeAuth(initializeApp(config.firebase, name), { persistence })
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

/** Signs in through Google's window. Throws when the visitor closes it, too. */
export async function signInWithGoogle() {
  await signInWithPopup(getSession(), new GoogleAuthProvider(), browserPopupRedirectResolver)
}

/**
 * Makes an account without signing it in: the spec sends a new user to the login page. Firebase signs in whom it
 * creates, so this happens in an app of its own that is gone afterwards.
 */
export async function register(email: string, password: string) {
  const auth = createAuth('registration', [inMemoryPersistence])
  try {
    await createUserWithEmailAndPassword(auth, email, password)
  } finally {
    await deleteApp(auth.app)
  }
}

/** Has Firebase send its e-mail with the link to a new password. */
export async function sendReset(email: string) {
  await sendPasswordResetEmail(getSession(), email)
}

/** Ends the session; `onSession` tells of it. */
export async function signOut() {
  await firebaseSignOut(getSession())
}
