/** Loads the Firebase SDK on demand, in the chunk that next.config.mjs puts its packages into. */
export const loadFirebase = () => import(/* webpackChunkName: "account" */ '@/lib/account/firebase')

export type Firebase = Awaited<ReturnType<typeof loadFirebase>>
