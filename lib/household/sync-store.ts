import { create } from 'zustand'

import type { Household } from '@/lib/household/household-api'
import { textKey } from '@/lib/storage/keys'
import { persistStore } from '@/lib/storage/storage'

/**
 * `off`: nothing is synced in this tab. `waiting`: this device or the server has changes that the other lacks. `newer`: a newer
 * version of the app has written the documents. `full`: the server takes no larger documents. `refused`: it takes none.
 * `erased`: the account was erased after this sign-in.
 */
export type SyncStatus = 'off' | 'waiting' | 'synced' | 'newer' | 'full' | 'refused' | 'erased'

/** What a member last did to the list; `id` distinguishes two equal actions. */
export type ListAction = {
  id: string
  kind: 'added' | 'bought' | 'ordered' | 'removed'
  titles: string[]
  count: number
}

/** Another member's device that has the list open. */
export type Companion = { name: string; isShopping: boolean; action?: ListAction }

/** The latest action, with the name of the member. */
export type News = { name: string; action: ListAction }

type SyncState = {
  status: SyncStatus
  /** Whether the user has paused sync on this device; undefined where sync was not started. */
  isPaused: boolean | undefined
  /** When the documents were last known to equal those of the server, in milliseconds. */
  syncedAt: number | undefined
  /** The number of other devices of this account that are open. */
  otherDevices: number
  /** Undefined until the server has answered, null without a household. */
  household: Household | null | undefined
  /** Whether this device remembers a household, also before the server has answered. */
  isMember: boolean
  companions: Companion[]
  /** Cleared after a while. */
  news: News | undefined
  /** The user whose documents the stores follow; missing after the storage was emptied. */
  followedUser: string | undefined
}

export const initialSync = {
  status: 'off',
  syncedAt: undefined,
  otherDevices: 0,
  household: undefined,
  isMember: false,
  companions: [],
  news: undefined,
} satisfies Partial<SyncState>

/** The state of the sync session of this tab. */
export const useSyncStore = create<SyncState>(() => ({
  ...initialSync,
  isPaused: undefined,
  followedUser: undefined,
}))

persistStore(useSyncStore, {
  stored: textKey('synced'),
  partialize: ({ followedUser }) => followedUser,
  hydrate: (followedUser) => ({ followedUser }),
})
