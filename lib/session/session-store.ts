import { create } from 'zustand'

import { textKey } from '@/lib/storage/keys'
import { persistStore } from '@/lib/storage/storage'

/** `unknown` until Firebase has reported the sign-in state. */
type Status = 'unknown' | 'in' | 'out'

export type SessionUser = { id: string; refreshToken: string; email?: string }

type SessionState = {
  status: Status
  /** User id and refresh token (spec point 3). */
  access: string | undefined
  refresh: string | undefined
  /** Unknown until Firebase has reported. */
  email: string | undefined
  /** Id of the user whose data are stored: the last one who was signed in, see `lib/account/account-backup.ts`. */
  owner: string | undefined
  /** Path of the recipe, or of the invitation, for which the visitor has to sign in. */
  wantedPath: string | undefined
  /** The wanted path after the sign-in, until a recipe or an invitation is opened. */
  offeredPath: string | undefined
  /** Sets the sign-in state that Firebase has reported; undefined: signed out. */
  settle: (user: SessionUser | undefined) => void
  /** Derives the sign-in state from the stored `access`, when Firebase is not available. */
  trustStored: () => void
  wantPath: (path: string | undefined) => void
  /** Turns the wanted path into the offered one and returns it. */
  offerPath: () => string | undefined
  clearOfferedPath: () => void
}

/** The session of the signed-in user. */
export const useSessionStore = create<SessionState>((set, get) => ({
  status: 'unknown',
  access: undefined,
  refresh: undefined,
  email: undefined,
  owner: undefined,
  wantedPath: undefined,
  offeredPath: undefined,
  settle: (user) =>
    set({ status: user ? 'in' : 'out', access: user?.id, refresh: user?.refreshToken, email: user?.email }),
  trustStored: () => set(({ access }) => ({ status: access ? 'in' : 'out' })),
  wantPath: (wantedPath) => set({ wantedPath }),
  offerPath: () => {
    const { wantedPath } = get()
    set({ wantedPath: undefined, offeredPath: wantedPath })
    return wantedPath
  },
  clearOfferedPath: () => set({ offeredPath: undefined }),
}))

persistStore(useSessionStore, {
  stored: textKey('access'),
  partialize: ({ access }) => access,
  // A sign-out in another tab applies to this one. Firebase itself reports a sign-in to every tab.
  hydrate: (access, before) => ({
    access,
    email: access === before.access ? before.email : undefined,
    ...(!access && before.status !== 'unknown' && { status: 'out' as const }),
  }),
})

persistStore(useSessionStore, {
  stored: textKey('refresh'),
  partialize: ({ refresh }) => refresh,
  hydrate: (refresh) => ({ refresh }),
})

persistStore(useSessionStore, {
  stored: textKey('owner'),
  partialize: ({ owner }) => owner,
  hydrate: (owner) => ({ owner }),
})

/** Whether the user counts as signed in; a stored `access` counts until Firebase has reported (spec point 4). */
export const isSignedIn = ({ status, access }: SessionState) =>
  status === 'in' || (status === 'unknown' && access !== undefined)
