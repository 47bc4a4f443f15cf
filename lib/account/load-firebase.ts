/** Loads the Firebase SDK on demand. */
export const loadFirebase = () => import('@/lib/firebase/firebase')

export type Firebase = Awaited<ReturnType<typeof loadFirebase>>
