import { useSyncExternalStore } from 'react'

import type { Key } from '@/lib/storage/keys'
import { subscribeToStorage } from '@/lib/storage/storage'

const KEY: Key = 'shopList'

/** Whether a shopping list is stored. Asks the storage itself: visitors without a list need not load the list's store. */
export const useHasList = () => useSyncExternalStore(subscribeToStorage, hasList, () => false)

function hasList() {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // Without access to storage the list is in memory; its screens show it.
    return false
  }
}
