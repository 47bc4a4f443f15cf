import { FirebaseError, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
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
 * The only importer of the Firebase SDK, loaded after the first paint. `initializeAuth` with the parts in use is much
 * smaller than `getAuth`. All functions throw Firebase's own errors.
 */

/** Firebase's five minutes, less the time that the deletion takes. */
const MAX_SIGN_IN_AGE_MS = 4.5 * 60_000

let session: Auth | undefined
let google: Auth | undefined
let registration: Auth | undefined

/** The Auth of the session. Created on first use, in a later task than the one that evaluates the SDK. */
const getSession = () =>
  (session ??= createAuth('tasty', { persistence: [indexedDBLocalPersistence, inMemoryPersistence] }))

/**
 * The Auth of Google's popup. With the resolver from the start it preloads what the popup needs in browsers that open one
 * only in response to a press (phones, Safari); the session's Auth would wait for that at every start.
 */
const getGoogle = () =>
  (google ??= createAuth('google', {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  }))

function createAuth(name: string, dependencies: Dependencies): Auth {
  if (!config.firebase) throw new Error('Firebase is not configured: set NEXT_PUBLIC_FIREBASE_*')
  const auth = initializeAuth(initializeApp(config.firebase, name), dependencies)
  auth.languageCode = 'ru'
  if (config.authEmulator) connectAuthEmulator(auth, config.authEmulator, { disableWarnings: true })
  return auth
}

/**
 * Calls the listener with the signed-in user or undefined, now and at every change, also of other tabs. A new sign-in of
 * the same user is no change. Returns the unsubscribe function.
 */
export function onSession(listener: (user: SessionUser | undefined) => void) {
  return onAuthStateChanged(getSession(), (user) =>
    listener(
      user ? { id: user.uid, refreshToken: user.refreshToken, email: user.email ?? undefined } : undefined,
    ),
  )
}

/** Signs in by e-mail and password. */
export async function signIn(email: string, password: string) {
  await signInWithEmailAndPassword(getSession(), email, password)
}

/** Preloads what Google's popup needs, in browsers that would otherwise refuse to open it. */
export const prepareGoogle = () => void getGoogle()

/** Opens Google's popup; resolves with the function that signs the chosen account in. Also throws when it is closed. */
export async function chooseGoogleAccount() {
  const { user } = await signInWithPopup(getGoogle(), new GoogleAuthProvider())
  return () => updateCurrentUser(getSession(), user)
}

/**
 * Creates an account without signing it in: the spec sends a new user to the login page. Firebase signs in every user it
 * creates, so this uses an Auth of its own, without listeners and persistence.
 */
export async function register(email: string, password: string) {
  registration ??= createAuth('registration', { persistence: inMemoryPersistence })
  await createUserWithEmailAndPassword(registration, email, password)
}

/** Sends Firebase's e-mail with the link for a new password. */
export async function sendReset(email: string) {
  await sendPasswordResetEmail(getSession(), email)
}

/**
 * The signed-in user's ID token, which is valid for an hour. It is renewed when it is about to expire, with `isRenewed` always.
 * Resolves with undefined when nobody is signed in.
 */
export async function getIdToken({ isRenewed = false } = {}): Promise<string | undefined> {
  const auth = getSession()
  await auth.authStateReady()
  return auth.currentUser?.getIdToken(isRenewed)
}

/**
 * Deletes the signed-in account, after `prepare`. Throws `auth/requires-recent-login`, without calling `prepare`, if nobody is
 * signed in or the sign-in is more than five minutes old, which Firebase refuses.
 */
export async function deleteAccount(prepare: () => Promise<void>) {
  const auth = getSession()
  await auth.authStateReady()
  const user = auth.currentUser
  // Two times of Google's clock: that of the device may be wrong.
  const token = await user?.getIdTokenResult(true)
  if (!user || !token || Date.parse(token.issuedAtTime) - Date.parse(token.authTime) > MAX_SIGN_IN_AGE_MS)
    throw new FirebaseError('auth/requires-recent-login', 'The sign-in is too old.')
  await prepare()
  await deleteUser(user)
}

/** The name of the signed-in user as Google knows it, or the part of the e-mail before the @; '' without either. */
export function getUserName(): string {
  const user = getSession().currentUser
  return user?.displayName || (user?.email?.split('@')[0] ?? '')
}

/** Ends the session; `onSession` reports it. */
export async function signOut() {
  await firebaseSignOut(getSession())
}
