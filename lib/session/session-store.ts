import { create } from 'zustand'

import { textKey } from '@/lib/storage/keys'
import { persistStore } from '@/lib/storage/storage'

/** `unknown` until Firebase has said whether somebody is signed in. */
type Status = 'unknown' | 'in' | 'out'

export type SessionUser = { id: string; refreshToken: string }

type SessionState = {
  status: Status
  /** The spec's `access` and `refresh`. */
  access: string | undefined
  refresh: string | undefined
  /** Whose own data lie in the storage: those of the last user who was at home here, see `lib/account/account-backup.ts`. */
  owner: string | undefined
  /** The path of a recipe that the gate turned the visitor away from. */
  wantedRecipe: string | undefined
  /** Takes what Firebase says: a user, or nobody. */
  settle: (user: SessionUser | undefined) => void
  /** Firebase cannot be asked: what is stored counts. */
  trustStored: () => void
  wantRecipe: (path: string | undefined) => void
}

/** Who is signed in. */
export const useSessionStore = create<SessionState>((set) => ({
  status: 'unknown',
  access: undefined,
  refresh: undefined,
  owner: undefined,
  wantedRecipe: undefined,
  settle: (user) => set({ status: user ? 'in' : 'out', access: user?.id, refresh: user?.refreshToken }),
  trustStored: () => set(({ access }) => ({ status: access ? 'in' : 'out' })),
  wantRecipe: (wantedRecipe) => set({ wantedRecipe }),
}))

persistStore(useSessionStore, {
  stored: textKey('access'),
  partialize: ({ access }) => access,
  // Another tab that signs out takes this one along; signing in is settled by Firebase in each tab.
  hydrate: (access) => (access ? { access } : { access, status: statusWithoutAccess() }),
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

function statusWithoutAccess(): Status {
  return useSessionStore.getState().status === 'unknown' ? 'unknown' : 'out'
}

/** Whether the visitor counts as signed in; a stored `access` counts until Firebase has spoken (spec point 4). */
export const isSignedIn = ({ status, access }: SessionState) =>
  status === 'in' || (status === 'unknown' && access !== undefined)
